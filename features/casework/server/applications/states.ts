import { type StateCode, type StateKey, stateOf, states } from '#core/workflow/states.ts';

/** The state of a stored key; throws an Error for a key that is none. */
export function stateOfKey(key: string) {
  const state = states.find((each) => each.key === key);
  if (!state) throw new Error(`no state has the key ${key}`);
  return state;
}

/** The code of a stored key. */
export function codeOf(key: string): StateCode {
  return stateOfKey(key).code;
}

/** The key under which a state is stored. */
export function keyOf(code: StateCode): StateKey {
  return stateOf(code).key as StateKey;
}

/** States in which a case is somebody's work, in the office or at home: those of the review queue. */
export const workStates = ['ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED'] as const;

/** The same without those that wait for the applicant: what lies in the common pool. */
export const poolStates = ['ACCEPTING', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED'] as const;

/** States that end an application: they no longer count as live. */
export const endStates: readonly string[] = ['REJECTED', 'CLOSED', 'ENDED', 'REVOKED'];
