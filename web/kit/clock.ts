import { type ClockSample, createClock } from '#core/wire/clock.ts';

const clock = createClock(localNow);
let drift = Date.now() - localNow();

/** Server time as best known, in ms since epoch: for countdowns and deadlines on screen, never for decisions. */
export const now = clock.now;

/** Next `sequence` of this tab. */
export const nextSequence = clock.nextSequence;

/** Corrects from scratch: the server refused our time. */
export function resync(sample: ClockSample): void {
  if (sample.serverTime > 0) clock.resync(sample);
}

/** Learns from the `x-server-time` of an answer. */
export function learn(sample: ClockSample): void {
  if (!(sample.serverTime > 0)) return;
  const current = Date.now() - localNow();
  // The page's time base stands still while some computers sleep: what was learned before is then worth nothing.
  const hasSlept = Math.abs(current - drift) > 2_000;
  drift = current;
  if (hasSlept) clock.resync(sample);
  else clock.learn(sample);
}

/** Time base in ms since epoch that a change of the computer's clock does not move. */
export function localNow(): number {
  return performance.timeOrigin + performance.now();
}
