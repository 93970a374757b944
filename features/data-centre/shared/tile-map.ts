import type { ChartLook, Point } from './chart-option.ts';

/** Shades of a map, the lightest first. */
const shades = [0.18, 0.36, 0.56, 0.78, 1];
/** What stands for a number that is not shown, as in the table. */
const unseen = { small: '< 5', beside: '··', none: '–' };
/** Most tiles; of more the largest are drawn. */
const mostTiles = 48;

/**
 * Regions as tiles of one size in the order of their codes, shaded by their numbers: a small district is as easy to find
 * as a large one. A tile without a number is a group that is not shown.
 */
export function mapOf(points: readonly Point[], { look, text }: { look: ChartLook; text: object }) {
  const shown = shownOf(points);
  const across = Math.max(1, Math.ceil(Math.sqrt(shown.length * 1.8)));
  const down = Math.max(1, Math.ceil(shown.length / across));
  const pieces = classesOf(shown.flatMap(({ value }) => (value === null ? [] : [value])));
  const fill = (value: number | null) => {
    const at = pieces.findIndex(({ to }) => value !== null && value <= to);
    return at < 0 ? look.ground : mix(look.colours[0]!, look.ground, shades[at + shades.length - pieces.length]!);
  };
  const axis = { type: 'category', show: false, splitArea: { show: false } };
  return {
    grid: { left: 0, right: 0, top: 0, bottom: pieces.length > 1 ? look.size * 2.8 : 0, containLabel: false },
    xAxis: { ...axis, data: Array.from({ length: across }, (_, at) => at) },
    yAxis: { ...axis, data: Array.from({ length: down }, (_, at) => at), inverse: true },
    visualMap: {
      type: 'piecewise',
      show: pieces.length > 1,
      dimension: 2,
      orient: 'horizontal',
      left: 0,
      bottom: 0,
      itemWidth: 14,
      itemHeight: 10,
      itemGap: 14,
      selectedMode: false,
      textStyle: text,
      outOfRange: { color: look.ground },
      pieces: pieces.map(({ from, to }) => ({
        gte: from,
        lte: to,
        label: from === to ? textOf(from) : `${textOf(from)}–${textOf(to)}`,
        color: fill(to),
      })),
    },
    series: [
      {
        type: 'heatmap',
        silent: true,
        itemStyle: { borderColor: look.ground, borderWidth: 4, borderRadius: 6 },
        data: shown.map(({ name, value, hidden }, at) => ({
          name,
          value: [at % across, Math.floor(at / across), value ?? -1],
          ...(value === null && { itemStyle: { color: look.ground, borderColor: look.line, borderWidth: 1 } }),
          label: {
            show: true,
            ...text,
            color: inkOn(fill(value), look),
            overflow: 'truncate',
            lineHeight: look.size * 1.5,
            formatter: `${shortName(name)}\n${value === null ? unseen[hidden ?? 'none'] : textOf(value)}`,
          },
        })),
      },
    ],
  };
}

/** All in their order, or the largest of too many. */
function shownOf(points: readonly Point[]): readonly Point[] {
  if (points.length <= mostTiles) return points;
  const least = points.map(({ value }) => value ?? 0).toSorted((a, b) => b - a)[mostTiles - 1]!;
  return points.filter(({ value }) => (value ?? 0) >= least).slice(0, mostTiles);
}

/** At most five ranges with about as many regions in each. */
export function classesOf(values: readonly number[]): { from: number; to: number }[] {
  const sorted = [...new Set(values)].toSorted((a, b) => a - b);
  const count = Math.min(shades.length, sorted.length);
  return Array.from({ length: count }, (_, at) => ({
    from: sorted[Math.floor((at * sorted.length) / count)]!,
    to: sorted[Math.floor(((at + 1) * sorted.length) / count) - 1]!,
  }));
}

/** Of a full name the smallest region: a Chinese one ends with it, an English one begins with it. */
export function shortName(name: string): string {
  if (/[\u4e00-\u9fff]/.test(name)) return name.split(' ').at(-1) ?? name;
  return name.split(',')[0]!.replace(/ (District|County|City)$/, '');
}

function textOf(value: number): string {
  return value.toLocaleString('en-US');
}

/** A colour laid over another with a share of its strength. */
function mix(colour: string, ground: string, share: number): string {
  const [over, under] = [partsOf(colour), partsOf(ground)];
  return `#${over
    .map((part, at) => Math.round(part * share + under[at]! * (1 - share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Of ink and ground the one that reads better on a colour. */
function inkOn(colour: string, { ink, ground }: ChartLook): string {
  const light = brightness(colour);
  return Math.abs(light - brightness(ink)) >= Math.abs(light - brightness(ground)) ? ink : ground;
}

function brightness(colour: string): number {
  const [red, green, blue] = partsOf(colour) as [number, number, number];
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function partsOf(colour: string): number[] {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1] ?? 'ffffff';
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
