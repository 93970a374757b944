import type { NextActor, State, StateKey } from './states.ts';

/** The part of a programme that the machine obeys. */
export interface Flow {
  /** Every state this programme uses. */
  path: readonly StateKey[];
  /** Working days to leave a state. */
  deadlines: Partial<Record<StateKey, number>>;
  maxSupplementRounds: number;
  /** Working days the applicant has for a round of corrections. */
  supplementDays: number;
  /** Whether an approved result is an offer, in effect once the applicant accepts it; otherwise the office issues it. */
  isOffer?: boolean;
  /** Whether reviewed cases are ranked together, and leave joint review by that list alone. */
  isRanked?: boolean;
}

/** The way to approval, in order; a programme skips what its path lacks. */
export const mainLine: readonly StateKey[] = [
  'UNIT_REVIEW',
  'ACCEPTING',
  'REVIEW',
  'JOINT',
  'PUBLICITY',
  'APPROVED',
  'EFFECTIVE',
];

/** The next state on the main line that the programme uses, from the draft or a state on the line; undefined at its end. */
export function nextOnLine(flow: Flow, from: StateKey): StateKey | undefined {
  return mainLine.slice(mainLine.indexOf(from) + 1).find((key) => flow.path.includes(key));
}

/** Who has to act next on a case of the programme: an offer waits for the applicant. */
export function nextActorOf(flow: Pick<Flow, 'isOffer'>, state: Pick<State, 'key' | 'next'>): NextActor {
  return flow.isOffer && state.key === 'APPROVED' ? 'applicant' : state.next;
}
