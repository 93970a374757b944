import { dayInShanghai, moveDate, yearInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Option } from '#core/resources/resource.ts';
import type { boardCall } from '#features/data-centre/calls.ts';
import type { Pivot } from '#features/data-centre/shared/pivot.ts';
import { sameDaysBefore, yearDays } from '#features/data-centre/shared/times.ts';
import type { BoardFigure, BoardPanel, Dataset, Narrowing } from '#server/datasets/dataset.ts';
import { type Group, readGroups } from '#server/datasets/read-groups.ts';
import type { ActorScope } from '#server/scope.ts';
import { datasetsFor } from './find-dataset.ts';
import { measureOf, shape } from './read-pivot.ts';

type Board = OutputOf<typeof boardCall>;
type Asked = Pick<InputOf<typeof boardCall>, 'year' | 'programme'>;

/**
 * The decision centre of a year, of what the caller may see. With a programme it shows what is told of programmes, and
 * leaves out what is not. Every dataset is read once, whatever it shows.
 */
export async function readBoard(scope: ActorScope, { year, programme }: Asked): Promise<Board> {
  const seen = datasetsFor(scope);
  const chosen = programme ? seen.filter(isOfProgrammes) : seen;
  if (seen.length === 0) throw new Refusal('NO_PERMISSION');
  const parts = [];
  for (const dataset of chosen) parts.push(await readPart(scope, dataset, { year, programme }));
  const first = seen.find(isOfProgrammes);
  const thisYear = yearInShanghai(scope.now);
  return {
    at: scope.now.toISOString(),
    years: [0, 1, 2, 3, 4].map((before) => thisYear - before),
    programmes: ((await first?.options(scope))?.programme ?? []).map(({ value, label }) => ({ value, label })),
    figures: parts.flatMap(({ figures }) => figures),
    panels: parts.flatMap(({ panels }) => panels),
  };
}

function isOfProgrammes({ dimensions }: Dataset): boolean {
  return dimensions.some(({ key }) => key === 'programme');
}

async function readPart(scope: ActorScope, dataset: Dataset, { year, programme }: Asked) {
  const { figures, panels } = dataset.board;
  const own: Record<string, string> = programme ? { programme } : {};
  const today = dayInShanghai(scope.now.getTime());
  const now = { values: own, ...yearDays(year) };
  const begun = { ...now, to: now.to < today ? now.to : today };
  const before = { values: own, ...yearDays(year - 1) };
  const same = { values: own, ...sameDaysBefore(year, today) };
  const options = await dataset.options(scope);
  const keys = [...new Set([...figures, ...panels].flatMap(({ values = {} }) => Object.keys(values)))];
  // A part of the rows is told by the values of its dimensions, so that one reading answers for all of them.
  const sets = [...panels.map(({ dimension, values = {} }) => [dimension, ...Object.keys(values)]), keys];
  // Both years in one reading, cut where the same days of the one before end and where this one begins.
  const read = await readGroups(scope, dataset, {
    narrowing: { values: own, from: before.from, to: now.to },
    cuts: [moveDate(same.to, { days: 1 }), now.from],
    sets,
    measures: dataset.measures,
  });
  const of = (...parts: readonly number[]) =>
    read.map((groups) => together(groups.filter(({ part }) => parts.includes(part))));
  const [past, last, groups] = [of(0).at(-1)!, of(0, 1), of(2)];
  const totals = groups.at(-1)!;
  return {
    figures: figures.map((figure) => tellFigure(dataset, figure, { totals, past, keys, narrowing: now })),
    panels: panels.map((panel, at) =>
      tellPanel({ dataset, panel, options, now, begun, before }, groups[at]!, panel.compares ? last[at] : undefined),
    ),
  };
}

/** Groups with the same values as one. */
function together(groups: readonly Group[]): Group[] {
  const found = Map.groupBy(groups, ({ values }) => JSON.stringify(values));
  return [...found.values()].map((same) =>
    same.reduce((one, other) => ({
      values: one.values,
      part: one.part,
      count: one.count + other.count,
      sums: one.sums.map((sum, at) => sum + other.sums[at]!),
      counts: one.counts.map((count, at) => count + other.counts[at]!),
    })),
  );
}

interface Counted {
  readonly totals: readonly Group[];
  readonly past: readonly Group[];
  readonly keys: readonly string[];
  readonly narrowing: Narrowing;
}

function tellFigure(
  dataset: Dataset,
  figure: BoardFigure,
  { totals, past, keys, narrowing }: Counted,
): Board['figures'][number] {
  const { values = {} } = figure;
  const measure = measureOf(dataset, figure.measure, figure.key);
  const of = (groups: readonly Group[]) => groups.filter((group) => isOf(group.values, keys, values));
  const tell = (groups: readonly Group[], meant: Narrowing) =>
    shape({
      dataset,
      narrowing: { ...meant, values: { ...meant.values, ...values } },
      dimensions: [],
      measures: [measure],
      leaves: of(groups).map((group) => only(group, dataset.measures.indexOf(measure), [])),
      options: {},
    });
  const now = tell(totals, narrowing);
  const cell = now.rows[0]!.cells[0]!;
  const then = tell(past, narrowing).rows[0]!.cells[0]!;
  return {
    key: `${dataset.key}.${figure.key}`,
    name: figure.name,
    measure: now.measures[0]!,
    value: cell.numbers[0]!,
    last: then.numbers[0]!,
    lastHidden: then.hidden,
    hidden: cell.hidden,
    isGood: figure.isGood ?? null,
    path: cell.path,
  };
}

interface PanelParts {
  readonly dataset: Dataset;
  readonly panel: BoardPanel;
  readonly options: Readonly<Record<string, readonly Option[]>>;
  readonly now: Narrowing;
  /** As far as the year has gone. */
  readonly begun: Narrowing;
  readonly before: Narrowing;
}

function tellPanel(
  { dataset, panel, options, now, begun, before }: PanelParts,
  groups: readonly Group[],
  last: readonly Group[] | undefined,
): Board['panels'][number] {
  const { dimension, values = {} } = panel;
  const measure = measureOf(dataset, panel.measure, panel.key);
  const keys = [dimension, ...Object.keys(values)];
  const tell = (read: readonly Group[], narrowing: Narrowing, months = narrowing): Pivot =>
    shape({
      dataset,
      options,
      narrowing: { ...narrowing, values: { ...narrowing.values, ...values } },
      dimensions: [dimension],
      measures: [measure],
      leaves: withMonths(
        dimension,
        months,
        read
          .filter((group) => isOf(group.values, keys, values))
          .map((group) => only(group, dataset.measures.indexOf(measure), [group.values[0]!])),
      ),
    });
  return {
    key: `${dataset.key}.${panel.key}`,
    dataset: dataset.name,
    name: panel.name,
    chart: panel.chart,
    pivot: tell(groups, now, begun),
    last: last ? tell(last, before) : null,
  };
}

/** A line by months has a point for each that has begun, also where nothing happened. */
function withMonths(dimension: string, { to = '' }: Narrowing, leaves: readonly Group[]): Group[] {
  if (dimension !== 'monthOfYear') return [...leaves];
  const months = Array.from({ length: Number(to.slice(5, 7)) }, (_, at) => String(at + 1).padStart(2, '0'));
  const missing = months.filter((month) => !leaves.some(({ values }) => values[0] === month));
  return [...leaves, ...missing.map((month) => ({ values: [month], count: 0, sums: [0], counts: [0], part: 0 }))];
}

function isOf(group: readonly string[], keys: readonly string[], values: Readonly<Record<string, string>>): boolean {
  return Object.entries(values).every(([key, value]) => group[keys.indexOf(key)] === value);
}

function only({ count, sums, counts, part }: Group, at: number, values: readonly string[]): Group {
  return { values, count, sums: [sums[at]!], counts: [counts[at]!], part };
}
