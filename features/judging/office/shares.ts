import type { OutputOf } from '#core/contracts/contract.ts';
import type { boardCall } from '#features/judging/organiser-calls.ts';
import { now } from '#web/kit/clock.ts';

const dayMs = 86_400_000;

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

/** When judges with something left are reminded next by the clock. */
export function nextReminder({ reminders }: Board): string | undefined {
  return reminders.find((at) => Date.parse(at) > now());
}

/** Judges who have handed in less than is due by now, those furthest behind first. */
export function behindOf(board: Board): Board['judges'] {
  const due = dueShare(board);
  return board.judges
    .filter((judge) => judge.given > 0 && shareOf(judge) < due)
    .toSorted((a, b) => shareOf(a) - shareOf(b));
}

/** On which day of how many judging is. */
export function daysOf({ opensAt, closesAt }: Board): { day: number; days: number } {
  const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
  const days = Math.max(1, Math.ceil((to - from) / dayMs));
  return { day: Math.max(1, Math.min(days, Math.floor((now() - from) / dayMs) + 1)), days };
}

/** Who has something left. */
export function hasLeft({ given, submitted }: Board['judges'][number]): boolean {
  return given > submitted;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
