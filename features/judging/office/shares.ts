import type { OutputOf } from '#core/contracts/contract.ts';
import type { boardCall } from '#features/judging/organiser-calls.ts';
import { now } from '#web/kit/clock.ts';

export type Board = OutputOf<typeof boardCall>;

/** How much of what was given is handed in, from 0 to 1. */
export function shareOf({ submitted, given }: { readonly submitted: number; readonly given: number }): number {
  return given === 0 ? 0 : submitted / given;
}

/** How much should be in by now if judges worked evenly from the first to the last day. */
export function dueShare({ state, opensAt, closesAt }: Board): number {
  if (state !== 'OPEN') return state === 'CLOSED' ? 1 : 0;
  const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
  return Math.max(0, Math.min(1, (now() - from) / Math.max(1, to - from)));
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
