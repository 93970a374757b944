import type { Static } from 'typebox';
import { instantInShanghai, isDateTime } from '#core/calendar/dates.ts';
import type { ActivityLine as Line } from '#features/activities/calls/activity-line.ts';
import { type ActivityPhase, isPhase } from '#features/activities/shared/activity-choices.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';

export type ActivityLine = Static<typeof Line>;

/** The same of a row of the list. */
export function lineOf({ id, title, facts }: Pick<ContentRow, 'id' | 'title' | 'facts'>): ActivityLine {
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : '');
  const left = typeof facts.quota === 'number' ? Math.max(0, facts.quota - countOf(facts.taken)) : null;
  return {
    id,
    title,
    left,
    startAt: instantOf(facts.startAt),
    endAt: instantOf(facts.endAt),
    signFrom: instantOf(facts.signFrom),
    mode: text('mode'),
    address: { CN: text('addressCN'), EN: text('addressEN') },
    phase: phaseOf(facts.phase),
    waiting: countOf(facts.waiting),
    waitlist: facts.waitlist === 'YES',
  };
}

/** The course that an activity is a session of. */
export function courseOf({ lessons }: ContentRow['facts']): string | undefined {
  return Array.isArray(lessons) && lessons.length > 0 ? String(lessons[0]).split(':')[0] : undefined;
}

/** A preview of what is not published has no phase: its sign-up has not begun. */
export function phaseOf(phase: unknown): ActivityPhase {
  return isPhase(phase) ? phase : 'NOT_OPEN';
}

/** An unfinished draft may lack its times. */
function instantOf(dateTime: unknown): string {
  return isDateTime(dateTime) ? instantInShanghai(dateTime).toISOString() : '';
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
