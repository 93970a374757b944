/** A stretch of a film that was watched: from and to in seconds, to beyond from. */
export type Span = readonly [from: number, to: number];

/** A film counts as seen when this share of it was watched. */
export const enoughWatched = 0.9;

/** Films play twice as fast at most. */
export const fastest = 2;

/** Seconds that may have been watched before the server first heard of it, and at most after it heard nothing for long. */
const atFirst = 10;
const atMost = 1800;

/** Stretches that are kept of one film; of more the shortest are forgotten. */
const mostSpans = 400;

/** Every second of any of the spans, in order, none touching the next; seconds to a tenth. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const sorted = spans
    .map(([from, to]) => [tenth(from), tenth(to)] as const)
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  if (merged.length <= mostSpans) return merged;
  const shortest = merged.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0])).slice(0, merged.length - mostSpans);
  return merged.filter((span) => !shortest.includes(span));
}

/** What of spans lies within a film of `length` seconds. */
export function clipSpans(spans: readonly Span[], length: number): Span[] {
  return mergeSpans(spans.map(([from, to]) => [Math.max(0, from), Math.min(length, to)] as const));
}

/** Seconds that spans without overlap cover. */
export function secondsIn(spans: readonly Span[]): number {
  return tenth(spans.reduce((sum, [from, to]) => sum + to - from, 0));
}

/** Whether enough of a film of `length` seconds was watched. */
export function isSeen(watched: number, length: number): boolean {
  return length > 0 && watched >= length * enoughWatched - 0.05;
}

/** Seconds that may be watched when the server hears of a film for the first time, or when it is opened anew. */
export function allowanceAtFirst(left = atFirst): number {
  return Math.min(left, atFirst);
}

/** Seconds that may have been watched by now, from what was left and the seconds of the clock since. */
export function allowanceAfter(left: number, since: number): number {
  return Math.min(atMost, left + fastest * Math.max(0, since));
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
