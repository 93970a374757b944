import { at, bandGrounds, ink, type Mark, primary, quiet, type Scene } from '#core/charts/scene.ts';

/** One visit; `value` is null where the section was skipped: a gap, not a zero. */
export interface TrendPoint {
  readonly ageDays: number;
  readonly value: number | null;
  /** Ends of the interval; null for what has none (ppm, index). */
  readonly low: number | null;
  readonly high: number | null;
  /** Records or readings behind it; so few that a point with an interval is hollow. */
  readonly n: number;
  readonly isFew: boolean;
  /** The line breaks where this changes. */
  readonly scaleVersion: number;
}

export interface Trend {
  readonly points: readonly TrendPoint[];
  /** The flock before in the same house. */
  readonly before: readonly { readonly ageDays: number; readonly value: number | null }[];
  /** Days of age on which something was changed in the house. */
  readonly events: readonly number[];
  readonly good: number;
  readonly act: number;
}

const pad = { left: 40, right: 16, top: 12, bottom: 36 } as const;

/** Value by age of the flock, weeks on the axis, over the bands of its limits. */
export function trendScene(trend: Trend, { width, height }: { width: number; height: number }): Scene {
  const { points, before, events, good, act } = trend;
  const { from, days } = spanOf(trend);
  const top = topOf(trend);
  const ground = height - pad.bottom;
  const x = (age: number) => at(pad.left + ((age - from) / (days - from)) * (width - pad.left - pad.right));
  const y = (value: number) => at(ground - (Math.min(value, top) / top) * (ground - pad.top));
  const axes = { x, y, ground, right: width - pad.right };
  return {
    width,
    height,
    marks: [
      ...bands(axes, [0, good, act, top]),
      ...weeks(axes, { from, days, apart: (width - pad.left) / ((days - from) / 7) }),
      ...dashed(
        axes,
        before.filter(({ ageDays }) => ageDays >= from && ageDays <= days),
      ),
      ...notches(
        axes,
        events.filter((day) => day >= from),
      ),
      ...lines(axes, points),
      ...points.flatMap((point) => pointMarks(axes, point)),
    ],
  };
}

/** Older flocks begin later on the axis than on the day they were placed: their visits would be crowded at its end. */
const longAgo = 42;

/** The days of age that are shown, in whole weeks. */
function spanOf({ points, events }: Trend): { from: number; days: number } {
  const ages = points.map(({ ageDays }) => ageDays);
  const first = ages.length === 0 ? 0 : Math.min(...ages);
  const from = first > longAgo ? Math.floor((first - 7) / 7) * 7 : 0;
  const last = Math.max(from + 28, ...ages, ...events);
  return { from, days: Math.ceil((last + 3) / 7) * 7 };
}

interface Axes {
  readonly x: (age: number) => number;
  readonly y: (value: number) => number;
  readonly ground: number;
  readonly right: number;
}

/** A round figure above everything that is drawn. */
function topOf({ points, before, act }: Trend): number {
  const highest = Math.max(
    act * 1.6,
    ...points.map(({ value, high }) => high ?? value ?? 0),
    ...before.map(({ value }) => value ?? 0),
  );
  return [30, 40, 60, 80, 100, 150].find((top) => highest <= top) ?? 200;
}

function bands({ y, right }: Axes, [zero, good, act, top]: readonly [number, number, number, number]): Mark[] {
  const band = (from: number, to: number, fill: string): Mark => ({
    tag: 'rect',
    x: pad.left,
    y: y(to),
    width: right - pad.left,
    height: at(y(from) - y(to)),
    fill,
  });
  return [
    band(zero, good, bandGrounds.good),
    band(good, act, bandGrounds.watch),
    band(act, top, bandGrounds.act),
    ...[zero, good, act, top].flatMap((value): Mark[] => [
      { tag: 'path', d: `M${pad.left} ${y(value)}H${right}`, stroke: '#B9C5C1' },
      { tag: 'text', x: pad.left - 6, y: y(value) + 5, text: String(value), size: 14, isBold: true, anchor: 'end' },
    ]),
  ];
}

/** `apart`: how wide a week is. Where numbers would touch, weeks are left out. */
function weeks({ x, ground }: Axes, { from, days, apart }: { from: number; days: number; apart: number }): Mark[] {
  const least = days >= 100 ? 34 : 26;
  const step = [7, 14, 28].find((each) => (apart * each) / 7 >= least) ?? 56;
  const shown = Array.from({ length: (days - from) / 7 }, (_, index) => from + (index + 1) * 7);
  return shown
    .filter((day) => (day - from) % step === 0)
    .flatMap((day): Mark[] => [
      { tag: 'path', d: `M${x(day)} ${ground}v6`, stroke: quiet, strokeWidth: 2 },
      { tag: 'text', x: x(day), y: ground + 24, text: String(day), size: 14, isBold: true, anchor: 'middle' },
    ]);
}

function dashed({ x, y }: Axes, before: Trend['before']): Mark[] {
  const told = before.flatMap(({ ageDays, value }) => (value === null ? [] : [`${x(ageDays)} ${y(value)}`]));
  return told.length < 2
    ? []
    : [{ tag: 'path', d: `M${told.join('L')}`, stroke: '#5B6B66', strokeWidth: 2.5, dash: '7 6' }];
}

function notches({ x, ground }: Axes, events: readonly number[]): Mark[] {
  return events.map((day) => ({
    tag: 'path',
    d: `M${x(day)} ${ground}l-7 12h14z`,
    fill: '#C98A1B',
    stroke: '#5A3B02',
  }));
}

/** From visit to visit; broken where one was skipped or the scale became another. */
function lines({ x, y }: Axes, points: readonly TrendPoint[]): Mark[] {
  const parts: string[] = [];
  points.forEach((point, index) => {
    const former = points[index - 1];
    if (point.value === null || !former || former.value === null) return;
    const isBreak = former.scaleVersion !== point.scaleVersion;
    const [x1, y1, x2, y2] = [x(former.ageDays), y(former.value), x(point.ageDays), y(point.value)];
    if (!isBreak) parts.push(`M${x1} ${y1}L${x2} ${y2}`);
    else {
      const middle = at((x1 + x2) / 2);
      parts.push(`M${middle - 5} ${at((y1 + y2) / 2) + 9}l6-18M${middle + 1} ${at((y1 + y2) / 2) + 9}l6-18`);
    }
  });
  return parts.length === 0 ? [] : [{ tag: 'path', d: parts.join(''), stroke: primary, strokeWidth: 3, cap: 'round' }];
}

function pointMarks({ x, y }: Axes, { ageDays, value, low, high, isFew }: TrendPoint): Mark[] {
  if (value === null) return [];
  const cx = x(ageDays);
  const whisker: Mark[] =
    low === null || high === null
      ? []
      : [
          {
            tag: 'path',
            d: `M${cx} ${y(low)}V${y(high)}M${cx - 6} ${y(low)}h12M${cx - 6} ${y(high)}h12`,
            stroke: primary,
            strokeWidth: 2.5,
          },
        ];
  const fill = isFew && low !== null ? '#FFFFFF' : primary;
  return [...whisker, { tag: 'circle', cx, cy: y(value), r: 6.5, fill, stroke: primary, strokeWidth: 3 }];
}

/** What the marks mean, drawn for a legend. */
export const trendKeys = { line: primary, before: '#5B6B66', event: '#C98A1B', edge: ink } as const;
