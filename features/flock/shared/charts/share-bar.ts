import { at, ink, type Mark, type Percent, type Scene } from '#core/charts/scene.ts';
import { widestScale } from '#features/flock/shared/scoring/scales.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';

/** How often each score was given, from 0 on. */
export interface ShareBar {
  readonly scale: ScaleKey;
  readonly counts: readonly number[];
}

export interface ShareBlock {
  readonly score: number;
  readonly count: number;
  /** Whole percent. */
  readonly percent: number;
  readonly fill: string;
  /** Colour of what is written on it. */
  readonly letter: string;
}

/** Ranks from light to dark, so that they also read in grey. */
const ramps: Readonly<Record<number, readonly string[]>> = {
  2: ['#DDECEE', '#7DB3BB', '#11606E'],
  3: ['#DDECEE', '#7DB3BB', '#11606E', '#062B33'],
  4: ['#DDECEE', '#A9CDD2', '#7DB3BB', '#176271', '#0B4350'],
  5: ['#DDECEE', '#A9CDD2', '#7DB3BB', '#176271', '#0B4350', '#051F26'],
};

/** A ramp ends here; of longer scales all above look like its end. */
const longestRamp = 5;

/** The colour of a score and of what is written on it: colours that are names are their own. */
export function scoreColour(scale: ScaleKey, score: number): { fill: string; letter: string } {
  const { colours: own, max } = widestScale(scale);
  const colours = own ?? ramps[Math.min(max, longestRamp)] ?? [];
  const fill = colours[Math.min(score, colours.length - 1)] ?? '#DDECEE';
  return { fill, letter: isDark(fill) ? '#FFFFFF' : ink };
}

/** The scores that were given, in their order. */
export function shareBlocks({ scale, counts }: ShareBar): ShareBlock[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.flatMap((count, score) =>
    count === 0 ? [] : [{ score, count, percent: Math.round((count / total) * 100), ...scoreColour(scale, score) }],
  );
}

/** One bar of all shares; the number stands in every block, its percent where there is room. */
export function shareBarScene(
  bar: ShareBar,
  { width, height, percent: told }: { width: number; height: number; percent: Percent },
): Scene {
  const blocks = shareBlocks(bar);
  const total = blocks.reduce((sum, { count }) => sum + count, 0);
  const isTall = height >= 36;
  const [large, small] = isTall ? [17, 14] : [height * 0.5, height * 0.42];
  const least = large * 1.35;
  // Narrow blocks are drawn wide enough for their number, at the cost of the others.
  const wide = blocks.map(({ count }) => Math.max(least, (count / total) * (width - 2)));
  const surplus = wide.reduce((sum, each) => sum + each, 0) - (width - 2);
  const room = wide.reduce((sum, each) => sum + (each - least), 0);
  const widths = wide.map((each) => each - (room > 0 ? (surplus * (each - least)) / room : 0));
  const marks: Mark[] = [];
  let left = 1;
  blocks.forEach(({ score, percent, fill, letter }, index) => {
    const own = widths[index]!;
    const middle = at(left + own / 2);
    const rounds = { left: index === 0, right: index === blocks.length - 1, by: isTall ? 8 : 4 };
    marks.push({ tag: 'path', d: blockPath({ left, own, height }, rounds), fill });
    if (index > 0)
      marks.push({ tag: 'path', d: `M${at(left)} 1V${height - 1}`, stroke: edge, strokeWidth: isTall ? 1.5 : 0.75 });
    const says = told(percent);
    // The sign is nearly twice as wide as a figure.
    const saysWidth = small * (0.58 * (says.length - 1) + 0.95);
    const hasShare = own > (isTall ? saysWidth + 6 : large + saysWidth + 10);
    const base = hasShare && isTall ? height / 2 - 3 : height / 2 + large * 0.36;
    const shift = hasShare && !isTall ? -(saysWidth / 2 + 1) : 0;
    marks.push({
      tag: 'text',
      x: at(middle + shift),
      y: at(base),
      text: String(score),
      size: large,
      isBold: true,
      anchor: 'middle',
      fill: letter,
    });
    if (hasShare)
      marks.push({
        tag: 'text',
        x: at(isTall ? middle : middle + large * 0.55),
        y: at(isTall ? base + small + 1 : base),
        text: says,
        size: small,
        anchor: 'middle',
        fill: letter,
      });
    left += own;
  });
  marks.push({
    tag: 'rect',
    x: 0.75,
    y: 0.75,
    width: width - 1.5,
    height: height - 1.5,
    rx: isTall ? 8 : 4,
    stroke: edge,
    strokeWidth: isTall ? 1.5 : 0.75,
  });
  return { width, height, marks };
}

/** A block; the first and the last follow the rounded corners of the bar. */
function blockPath(
  { left, own, height }: { left: number; own: number; height: number },
  { left: isFirst, right: isLast, by }: { left: boolean; right: boolean; by: number },
): string {
  const [right, bottom] = [at(left + own), height - 1];
  const head = isFirst ? `M${at(left + by)} 1` : `M${at(left)} 1`;
  const turn = isLast
    ? `H${right - by}a${by} ${by} 0 0 1 ${by} ${by}V${bottom - by}a${by} ${by} 0 0 1 -${by} ${by}`
    : `H${right}V${bottom}`;
  const back = isFirst
    ? `H${at(left + by)}a${by} ${by} 0 0 1 -${by} -${by}V${1 + by}a${by} ${by} 0 0 1 ${by} -${by}`
    : `H${at(left)}`;
  return `${head}${turn}${back}z`;
}

const edge = '#5B6B66';

/** Whether white reads better on a colour than ink, by relative luminance. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.2;
}
