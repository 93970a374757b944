import type { StateCode } from './states.ts';

/** The part of a programme that the machine obeys. */
export interface Flow {
  /** Every state this programme uses. */
  path: readonly StateCode[];
  /** Working days to leave a state. */
  deadlines: Partial<Record<StateCode, number>>;
  maxSupplementRounds: number;
  /** Working days the applicant has for a round of corrections. */
  supplementDays: number;
}

/** The way to approval, in order; a programme skips what its path lacks. */
export const mainLine: readonly StateCode[] = [10, 20, 30, 35, 40, 50, 55];

/** The next state on the main line that the programme uses, or undefined at its end. */
export function nextOnLine(flow: Flow, from: StateCode): StateCode | undefined {
  return mainLine.find((code) => code > from && flow.path.includes(code));
}
