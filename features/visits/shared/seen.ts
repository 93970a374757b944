import type { Text } from '#core/texts/text.ts';
import type { CheckItem } from './checklist.ts';

/** The unit of money: sums are counted in ten thousands, and said as each language counts them. */
export const money: Text = { CN: '万元', EN: 'in CNY 10k' };

export const verdicts = ['AGREES', 'DIFFERS', 'UNSEEN'] as const;

export type Verdict = (typeof verdicts)[number];

export const verdictNames: Readonly<Record<Verdict, Text>> = {
  AGREES: { CN: '一致', EN: 'Agrees' },
  DIFFERS: { CN: '有差异', EN: 'Differs' },
  UNSEEN: { CN: '未核', EN: 'Not seen' },
};

/** Whether something could be shown. */
export const shown = ['YES', 'PART', 'NO'] as const;

export type Shown = (typeof shown)[number];

export const shownNames: Readonly<Record<Shown, Text>> = {
  YES: { CN: '可以', EN: 'Yes' },
  PART: { CN: '部分', EN: 'In part' },
  NO: { CN: '不行', EN: 'No' },
};

/** What was seen of one item; `at` is an ISO instant, the later of two counts. */
export interface Seen {
  readonly key: string;
  readonly value: number | string | null;
  readonly verdict: Verdict;
  readonly note: string;
  readonly at: string;
}

/** The same as a device sends it: without a value that there is none of. */
export type SentSeen = Omit<Seen, 'value'> & { value?: number | string };

export function sentOf({ value, ...seen }: Seen): SentSeen {
  return value === null ? seen : { ...seen, value };
}

export function seenOfSent({ value, ...seen }: SentSeen): Seen {
  return { ...seen, value: value ?? null };
}

/** Characters of a note, and of a value in words. */
export const longestNote = 500;
export const longestValue = 200;

/** What a number or a thing that was shown says by itself, whatever was tapped; a text is judged by whoever compares it. */
export function verdictOf(item: CheckItem, { value, verdict }: Pick<Seen, 'value' | 'verdict'>): Verdict {
  if (verdict === 'UNSEEN' || (item.kind !== 'text' && value === null)) return 'UNSEEN';
  if (item.kind === 'number') return Number(value) === item.declared ? 'AGREES' : 'DIFFERS';
  if (item.kind === 'show') return value === 'YES' ? 'AGREES' : 'DIFFERS';
  return verdict;
}

/** Whether an item is done with: looked at or said not to be, and a difference explained by a sentence. */
export function isSettled(item: CheckItem, seen: Seen | undefined): boolean {
  if (!seen) return false;
  return verdictOf(item, seen) !== 'DIFFERS' || seen.note.trim() !== '';
}

/** What was seen against what was declared: `difference` in the item's unit, `percent` of what was declared, to one decimal. */
export interface Variance {
  readonly verdict: Verdict;
  readonly difference: number | null;
  readonly percent: number | null;
}

export function varianceOf(item: CheckItem, seen: Seen | undefined): Variance {
  const verdict = seen ? verdictOf(item, seen) : 'UNSEEN';
  if (!seen || verdict === 'UNSEEN' || item.kind !== 'number' || typeof item.declared !== 'number')
    return { verdict, difference: null, percent: null };
  const difference = round(Number(seen.value) - item.declared, 100);
  const percent = item.declared === 0 ? null : round((difference / Math.abs(item.declared)) * 100, 10);
  return { verdict, difference, percent };
}

/** Of two lists the later word on each item, in the order of the first. */
export function mergeSeen(one: readonly Seen[], other: readonly Seen[]): Seen[] {
  const merged = new Map(one.map((seen) => [seen.key, seen]));
  for (const seen of other) {
    const before = merged.get(seen.key);
    if (!before || before.at < seen.at) merged.set(seen.key, seen);
  }
  return [...merged.values()];
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
