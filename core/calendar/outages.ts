/** A time in which the service answered nobody; instants in milliseconds, `until` exclusive. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

const minute = 60_000;

/** How long the service must have been away, in minutes, for a window to be extended. */
export const leastOutage = 30;

/** Only what is lost in the last days before the end extends a window: whoever lost an hour earlier had time left. */
export const countedDays = 3;

/**
 * Times between heartbeats that lie further apart than `gap` minutes, in order; beats may come twice and in any order.
 */
export function outagesBetween(beats: readonly number[], gap = 5): Outage[] {
  const sorted = [...new Set(beats)].sort((one, other) => one - other);
  return sorted.flatMap((until, index) => {
    const from = sorted[index - 1];
    return from !== undefined && until - from > gap * minute ? [{ from, until }] : [];
  });
}

/**
 * When a window ends once outages are counted: each of at least half an hour that touches its last days moves the end by
 * its whole length, the earliest first, so that as much time to apply is left as there would have been. An outage that
 * begins after the end, moved or not, moves nothing.
 */
export function extendedEnd(
  { opensAt, closesAt }: { readonly opensAt: number; readonly closesAt: number },
  outages: readonly Outage[],
): number {
  const first = Math.max(opensAt, closesAt - countedDays * 24 * 60 * minute);
  const sorted = [...outages].sort((one, other) => one.from - other.from);
  let end = closesAt;
  for (const { from, until } of sorted) {
    const lost = until - Math.max(from, first);
    if (from < end && lost >= leastOutage * minute) end += lost;
  }
  return end;
}
