import { moveDate } from '#core/calendar/dates.ts';
import { regionDepth } from '#core/forms/regions.ts';

/** A region that takes over from another, and the words of an address by which records go there, parted by spaces or commas. */
export interface Successor {
  readonly code: string;
  readonly words: string;
}

/** At most so many take over from one. */
export const mostSuccessors = 5;

/** The last day for which a replacement can be planned. */
export function latestStart(today: string): string {
  return moveDate(today, { months: 12 });
}

/** So long a replacement can be taken back whole. */
export const undoMinutes = 30;

interface PlanProblem {
  readonly path: string;
  readonly key: 'REQUIRED' | 'INVALID' | 'DUPLICATE';
}

/** What is wrong with a plan, beside the paths of its form; none when it can be carried out. */
export function planProblems(code: string, into: readonly Successor[]): PlanProblem[] {
  if (regionDepth(code) !== 3) return [{ path: 'code', key: 'INVALID' }];
  if (into.length === 0) return [{ path: 'into', key: 'REQUIRED' }];
  return into.flatMap((each, at): PlanProblem[] => {
    const path = `into[${at}].code`;
    if (each.code === '') return [{ path, key: 'REQUIRED' }];
    if (each.code === code || regionDepth(each.code) !== 3) return [{ path, key: 'INVALID' }];
    return into.slice(0, at).some((before) => before.code === each.code) ? [{ path, key: 'DUPLICATE' }] : [];
  });
}

/** The region that an address goes to: the only one, or the one whose words it has; null when none or several do. */
export function successorOf(address: string, into: readonly Successor[]): string | null {
  if (into.length === 1) return into[0]!.code;
  const found = into.filter(({ words }) => wordsIn(words).some((word) => address.includes(word)));
  return found.length === 1 ? found[0]!.code : null;
}

function wordsIn(words: string): string[] {
  return words.split(/[\s,，、;；]+/).filter(Boolean);
}
