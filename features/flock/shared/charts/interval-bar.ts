import { at, ink, type Mark, type Percent, quiet, type Scene } from '#core/charts/scene.ts';

/** A share with its interval over the bands of its limits; everything in percent. */
export interface IntervalBar {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly good: number;
  readonly act: number;
  /** Records; fewer than ten make the point hollow. */
  readonly n: number;
}

/** Fewer records than this are too few for a solid point. */
export const fewRecords = 10;

/** From 0 to 60 %, to 100 % where the interval goes further. */
export function intervalBarScene(bar: IntervalBar, { width, percent }: { width: number; percent: Percent }): Scene {
  const top = Math.max(bar.high, bar.value) > 58 || bar.act >= 55 ? 100 : 60;
  const side = 12;
  const x = (value: number) => at(side + (Math.min(value, top) / top) * (width - 2 * side));
  const band = (from: number, to: number, fill: string): Mark => ({
    tag: 'rect',
    x: x(from),
    y: 8,
    width: at(x(to) - x(from)),
    height: 20,
    fill,
  });
  const label = (value: number, anchor: 'middle' | 'end' = 'middle', text = String(value)): Mark => ({
    tag: 'text',
    x: anchor === 'end' ? width - 2 : x(value),
    y: 50,
    text,
    size: 14,
    isBold: true,
    anchor,
  });
  const isHollow = bar.n < fewRecords;
  const isClose = x(bar.act) - x(bar.good) < 18;
  const marks: Mark[] = [
    band(0, bar.good, '#CDE8D9'),
    band(bar.good, bar.act, '#FCE6B4'),
    band(bar.act, top, '#F0CFCF'),
    { tag: 'path', d: `M${x(bar.good)} 4v28M${x(bar.act)} 4v28`, stroke: quiet, strokeWidth: 1.5 },
    {
      tag: 'path',
      d: `M${x(bar.low)} 18H${x(bar.high)}M${x(bar.low)} 11v14M${x(bar.high)} 11v14`,
      stroke: ink,
      strokeWidth: 3.5,
      cap: 'round',
    },
    {
      tag: 'circle',
      cx: x(bar.value),
      cy: 18,
      r: 7.5,
      fill: isHollow ? '#FFFFFF' : ink,
      stroke: ink,
      strokeWidth: 3.5,
    },
    label(top, 'end', percent(top)),
  ];
  if (x(bar.good) - x(0) > 16) marks.push(label(0));
  if (!isClose) marks.push(label(bar.good));
  if (x(top) - x(bar.act) > 52) marks.push(label(bar.act));
  return { width, height: 56, marks };
}
