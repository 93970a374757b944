import type { OutputOf } from '#core/contracts/contract.ts';
import type { Data } from '#core/forms/values.ts';
import { type State, states } from '#core/workflow/states.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import type { ApplicationTexts } from '#features/casework/texts/application/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useApplicationWords = wordsOf<ApplicationTexts>('application');

export type Whole = OutputOf<ProgrammeCalls['one']>;
export type Row = OutputOf<ProgrammeCalls['list']>['rows'][number];
/** What was filled in, by section. */
export function dataOf({ sectionsData }: Pick<Whole, 'sectionsData'>): Data {
  return Object.fromEntries(sectionsData.map(({ key, values }) => [key, values]));
}

export type Correction = Whole['corrections'][number];

/** The state of a stored key; a key of a newer release shows as the first state. */
export function stateOfKey(key: string): State {
  return states.find((state) => state.key === key) ?? states[0];
}

/** Why an application stands as it does: the decision's own text, else the last words about one that is over or came back; null where none are due. */
export function reasonOf({ state, result, events }: Pick<Whole, 'state' | 'result' | 'events'>): string | null {
  if (result?.reason) return result.reason;
  const { tone } = stateOfKey(state);
  if (tone !== 'ended' && tone !== 'attention') return null;
  return events.findLast(({ reason, action }) => reason && action !== 'submit')?.reason ?? null;
}

/** Where an application's pages lie. */
export function pathsOf(code: string) {
  const base = `/serve/${code}`;
  return {
    guide: base,
    add: `${base}/add`,
    edit: (id: string) => `${base}/edit/${id}`,
    help: (id: string) => `${base}/help/${id}`,
    progress: (id: string) => `${base}/dtl/${id}`,
  };
}
