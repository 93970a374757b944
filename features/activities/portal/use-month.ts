import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { isoDay } from '#web/kit/dates.ts';
import { type ActivityLine, lineOf } from './line.ts';
import { daysOf } from './month.ts';

/** The activities that begin in a month, by time, and how many on each day. */
export function useMonth(month: string) {
  const read = useCall(activityCalls.list, { ...daysOf(month), size: 50 }, { staleTime: 60_000 });
  const lines = read.data?.rows.map(lineOf).toSorted((a, b) => a.startAt.localeCompare(b.startAt));
  const counts = new Map<string, number>();
  for (const { startAt } of lines ?? []) counts.set(isoDay(startAt), (counts.get(isoDay(startAt)) ?? 0) + 1);
  return { ...read, lines: lines as ActivityLine[] | undefined, counts, total: read.data?.total };
}
