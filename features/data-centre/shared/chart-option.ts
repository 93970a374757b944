import { type Locale, textIn } from '#core/texts/text.ts';
import type { Hidden } from './hide-small.ts';
import type { Pivot } from './pivot.ts';
import { mapOf } from './tile-map.ts';

/** Charts that are drawn. */
export type DrawnChart = 'LINE' | 'BAR' | 'PIE' | 'MAP';

/** How a chart is drawn: `colours` of its series in order, inks and fonts of what is written. */
export interface ChartLook {
  readonly colours: readonly string[];
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  /** What it is drawn on, as `#rrggbb`. */
  readonly ground: string;
  readonly font: string;
  readonly size: number;
}

interface ChartParts {
  readonly pivot: Pivot;
  /** The year before, drawn beside it. */
  readonly last?: Pivot | null | undefined;
  readonly chart: DrawnChart;
  readonly locale: Locale;
  readonly look: ChartLook;
  /** Names of the year and the one before, where both are drawn. */
  readonly names?: readonly [string, string];
}

/** One bar, point or slice: what it is called, and its number; none where it is not shown. */
export interface Point {
  readonly name: string;
  readonly value: number | null;
  /** Why it is not shown. */
  readonly hidden: Hidden | null;
}

interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Most bars or slices: what has more is read in the table. */
const mostPoints = 14;
/** Points of a line, the last ones. */
const mostMonths = 36;

/** The options of ECharts for a pivot: its first measure, without totals; hidden groups are gaps. Nothing moves. */
export function chartOption({ pivot, last, chart, locale, look, names }: ChartParts) {
  const series = [
    ...seriesOf(pivot, locale, names?.[0] ?? ''),
    ...(last ? seriesOf(last, locale, names?.[1] ?? '') : []),
  ];
  const text = { color: look.muted, fontFamily: look.font, fontSize: look.size };
  const categories = categoriesOf(series, chart);
  const common = { animation: false, color: [...look.colours], textStyle: text };
  if (chart === 'PIE') return { ...common, ...pieOf(series[0]?.points ?? [], { look, text }) };
  if (chart === 'MAP') return { ...common, ...mapOf(series[0]?.points ?? [], { look, text }) };
  const hasLegend = series.length > 1;
  const isLying = chart === 'BAR' && categories.some((name) => name.length > (locale === 'CN' ? 4 : 9));
  const categoryAxis = {
    type: 'category',
    data: isLying ? categories.toReversed() : categories,
    // Months that do not all fit are left out by turns; what is compared in bars keeps its names.
    axisLabel: {
      ...text,
      interval: chart === 'LINE' ? 'auto' : 0,
      hideOverlap: true,
      width: isLying ? 108 : undefined,
      overflow: 'truncate',
    },
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.line } },
  };
  const numbers = {
    type: 'value',
    minInterval: pivot.measures[0]?.digits ? undefined : 1,
    axisLabel: { ...text, hideOverlap: true },
    splitLine: { lineStyle: { color: look.line } },
    splitNumber: 4,
  };
  return {
    ...common,
    grid: {
      left: 4,
      right: 12,
      top: hasLegend ? 30 : 14,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(hasLegend && {
      legend: { top: 0, left: 0, itemWidth: 12, itemHeight: 8, textStyle: text, selectedMode: false },
    }),
    xAxis: isLying ? numbers : categoryAxis,
    yAxis: isLying ? categoryAxis : numbers,
    series: series.map(({ name, points }, at) => ({
      name,
      type: chart === 'LINE' ? 'line' : 'bar',
      silent: true,
      data: categoryAxis.data.map((category) => points.find((point) => point.name === category)?.value ?? null),
      ...(chart === 'LINE'
        ? { symbolSize: 6, lineStyle: { width: 2, type: last && at > 0 ? 'dashed' : 'solid' } }
        : { barMaxWidth: 22, itemStyle: { borderRadius: isLying ? [0, 3, 3, 0] : [3, 3, 0, 0] } }),
      ...(chart === 'BAR' &&
        series.length === 1 && {
          label: { show: true, position: isLying ? 'right' : 'top', ...text, color: look.ink },
        }),
    })),
  };
}

/** What bars or points stand at: of bars those with a number to show, the largest where there are too many. */
function categoriesOf(series: readonly Series[], chart: DrawnChart): string[] {
  const most = new Map<string, number>();
  for (const { name, value } of series.flatMap(({ points }) => points))
    most.set(name, Math.max(most.get(name) ?? 0, value ?? 0));
  const names = [...most.keys()].filter((name) => chart === 'LINE' || most.get(name) !== 0);
  if (chart === 'LINE') return names.slice(-mostMonths);
  if (names.length <= mostPoints) return names;
  return names.toSorted((a, b) => most.get(b)! - most.get(a)!).slice(0, mostPoints);
}

/** A ring, and its slices by name and number beside it, where names of any length have room. */
function pieOf(points: readonly Point[], { look, text }: { look: ChartLook; text: object }) {
  const data = points
    .flatMap(({ name, value }) => (value ? [{ name, value }] : []))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostPoints);
  return {
    legend: {
      orient: 'vertical',
      left: '54%',
      top: 'middle',
      itemGap: data.length > 8 ? 4 : 8,
      selectedMode: false,
      icon: 'circle',
      itemWidth: 8,
      itemHeight: 8,
      itemStyle: { borderWidth: 0 },
      textStyle: { ...text, color: look.ink },
      formatter: (name: string) =>
        `${name}  ${data.find((each) => each.name === name)?.value.toLocaleString('en-US') ?? ''}`,
    },
    series: [
      {
        type: 'pie',
        silent: true,
        center: ['27%', '50%'],
        radius: ['46%', '78%'],
        data,
        label: { show: false },
        itemStyle: { borderWidth: 0 },
      },
    ],
  };
}

/** What stands across gives a series each; without it there is one. */
function seriesOf({ rows, columns }: Pivot, locale: Locale, name: string): Series[] {
  const leaves = rows.filter(({ isTotal, labels }) => !isTotal && labels.length > 0);
  return columns.map((column, at) => ({
    name: textIn(column, locale) || name,
    points: leaves.map(({ labels, cells }) => ({
      name: labels.map((label) => textIn(label, locale)).join(' · '),
      value: cells[at]?.numbers[0] ?? null,
      hidden: cells[at]?.hidden ?? null,
    })),
  }));
}

/** Whether anything of a pivot can be drawn. */
export function isDrawable({ rows }: Pivot): boolean {
  return rows.some(
    ({ isTotal, labels, cells }) => !isTotal && labels.length > 0 && cells.some(({ numbers }) => numbers[0]),
  );
}
