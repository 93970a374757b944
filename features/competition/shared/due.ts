import { type EntryState, entryStateOf } from './states.ts';

/** States of a winner in which something is due of them within the edition's days. */
export const timedStates: readonly EntryState[] = ['AWARDED', 'MATERIAL', 'PRINTING'];

/** What an entry says of when something is due, of whom. */
export interface Dated {
  readonly state: string;
  readonly dueAt: string | null;
  readonly updatedAt: string;
  readonly edition: { readonly closesAt: string; readonly startsOn: string };
}

/** Until when (ISO 8601) whoever has the turn must act: the end of registration for drafts, the first round for returned entries, else what was set. */
export function dueOf({ state, dueAt, edition }: Omit<Dated, 'updatedAt'>): string | null {
  if (state === 'DRAFT') return edition.closesAt;
  if (state === 'RETURNED') return `${edition.startsOn}T00:00:00+08:00`;
  return dueAt;
}

const turns = ['applicant', 'office', 'nobody'];

/** Orders entries for their owner: their own turn first, the nearest deadline first, then what changed last. */
export function byUrgency(a: Dated, b: Dated): number {
  const [one, other] = [a, b].map(({ state }) => turns.indexOf(entryStateOf(state).turn)) as [number, number];
  const [due, otherDue] = [a, b].map((each) => Date.parse(dueOf(each) ?? '9999-12-31')) as [number, number];
  return one - other || due - otherDue || b.updatedAt.localeCompare(a.updatedAt);
}
