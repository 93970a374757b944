import { readCsv } from '#core/files/read-csv.ts';
import { bareItem } from '#features/flock/shared/scoring/items.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import { type Report, type ReportHead, sectionStates } from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOfSection, widestScale } from '#features/flock/shared/scoring/scales.ts';
import { ammoniaMethods, ammoniaPlaces } from '#features/flock/shared/sections/nh3.ts';
import {
  type ItemSection,
  isScored,
  type ScaleKey,
  sectionKeys,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';
import { type Entry, idPattern } from './entries.ts';
import { checkEntry } from './entry-rules.ts';
import { readReport } from './read-documents.ts';
import { scoreColumns } from './report-data.ts';
import type { Verdict } from './shape-checks.ts';

type Column = (typeof scoreColumns)[number];

/** What is wrong with a cell. */
export type CellFault = 'header' | 'number' | 'choice' | 'empty' | 'other' | 'rule';

/** The scores of one report, or the first cell that keeps them from being read; rows count from 1, the header. */
export type ReadScores =
  | { readonly kind: 'read'; readonly farm: string; readonly report: Report }
  | { readonly kind: 'cell'; readonly row: number; readonly column: string; readonly why: CellFault };

class Fault extends Error {
  readonly row: number;
  readonly column: string;
  readonly why: CellFault;

  constructor(row: number, column: string, why: CellFault) {
    super(`${row} ${column}: ${why}`);
    this.row = row;
    this.column = column;
    this.why = why;
  }
}

/**
 * Reads a CSV of scores back (scoresCsv) into a report: all of it or nothing. What the file does not have (limits, notes,
 * photos, where on the plan gas was measured) begins anew.
 */
export function readScores(text: string): ReadScores {
  try {
    return readRows(readCsv(text));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { kind: 'cell', row: error.row, column: error.column, why: error.why };
  }
}

function readRows([header = [], ...lines]: readonly string[][]): ReadScores {
  const missing = scoreColumns.find((column) => !header.includes(column));
  if (missing) throw new Fault(1, missing, 'header');
  const rows = lines.flatMap((cells, index) => (cells.length === 0 ? [] : [new Row(header, cells, index + 2)]));
  const [first] = rows;
  if (!first) throw new Fault(2, 'report', 'empty');
  for (const row of rows)
    for (const column of ['report', 'name', 'farm', 'house', 'date', 'age_days', 'assessor', 'scale_version'] as const)
      if (row.text(column) !== first.text(column)) throw new Fault(row.no, column, 'other');
  const id = first.text('report');
  if (!new RegExp(`^${idPattern}$`).test(id)) throw new Fault(first.no, 'report', 'choice');
  const values = new Map<string, unknown>();
  const put = ({ key, value }: Entry, row: Row, column: Column) => {
    const verdict = checkEntry('report', key, value, values);
    if (verdict !== 'ok') throw new Fault(row.no, faulty[verdict] ?? column, 'rule');
    values.set(key, value);
  };
  put({ key: 'head', value: headOf(rows, first) }, first, 'date');
  if (first.text('name') !== '') put({ key: 'name', value: first.text('name') }, first, 'name');
  const tally = [0, 0, 0, 0];
  for (const group of Map.groupBy(
    rows,
    (row) => `${row.text('section')} ${row.text('no')} ${row.text('at')}`,
  ).values()) {
    const [row] = group as [Row];
    const isTallied = row.text('section') === 'walk' && row.text('area') === '';
    if (isTallied) for (const each of group) tally[each.whole('score')]! += 1;
    else put(recordOf(group), row, 'score');
  }
  if (tally.some((count) => count > 0)) put({ key: 'tally', value: { counts: tally } }, first, 'score');
  for (const row of rows) {
    const [section, state] = [row.text('section'), row.text('section_state')];
    if (state === '' || values.has(`section:${section}`) || section === 'walk') continue;
    put({ key: `section:${section}`, value: row.choice('section_state', sectionStates) }, row, 'section_state');
  }
  return { kind: 'read', farm: first.text('farm'), report: readReport(id, values) };
}

/** Where a rule that was broken is seen. */
const faulty: Readonly<Partial<Record<Verdict, Column>>> = {
  numberTaken: 'no',
  tooManyReadings: 'no',
  ppmOutside: 'ppm',
  scoreOutside: 'score',
};

function headOf(rows: readonly Row[], first: Row): ReportHead {
  const times = rows.map((row) => row.text('at')).filter((at) => at !== '');
  const on = first.text('date');
  const isWide = rows.some((row) => row.text('scale') === 'cec_texture' && row.text('score') === '3');
  return {
    houseId: null,
    house: first.text('house'),
    on,
    startedAt: times.toSorted()[0] ?? `${on}T12:00:00.000Z`,
    ageDays: first.text('age_days') === '' ? null : first.whole('age_days'),
    assessor: first.text('assessor'),
    area: 'europe',
    scales: { ...firstScaleSet, version: first.whole('scale_version'), ...(isWide && { cecTextureMax: 3 }) },
    limits: limitsOf('europe'),
  };
}

/** The rows of one item, one for each of its scales. */
function recordOf(group: readonly Row[]): Entry {
  const [row] = group as [Row];
  const name = row.choice('section', [...sectionKeys, 'walk']);
  const no = row.whole('no');
  const key = `${name}:csv-${name}-${String(no).padStart(4, '0')}`;
  const at = row.text('at');
  if (name === 'walk') return { key, value: { no, place: row.whole('area'), score: row.whole('score'), at } };
  const scales = group.map((each) => each.choice('scale', scalesOfSection(name)));
  const twice = group.find((_, at) => scales.indexOf(scales[at]!) < at);
  if (twice) throw new Fault(twice.no, 'no', 'rule');
  return { key, value: isScored(name) ? scoredOf(name, group, { no, at }) : readingOf(row, { no, at }) };
}

function scoredOf(section: ItemSection, group: readonly Row[], { no, at }: { no: number; at: string }): object {
  const [row] = group as [Row];
  const place = row.text('area') === '' ? null : row.whole('area');
  const item: Record<string, unknown> = { ...bareItem(section, { no, place, at }) };
  item.isSkipped = row.choice('skipped', ['0', '1']) === '1';
  for (const each of group) {
    const { field } = widestScale(each.text('scale') as ScaleKey);
    if (each.text('score') !== '') item[field] = each.whole('score');
  }
  const { notes, sides = [] } = sectionOf(section);
  for (const side of sides) if (row.text(side) !== '') item[side] = row.whole(side);
  for (const tick of row.ticks()) {
    const note = notes.find(
      (each) =>
        (each.kind === 'tick' && each.csv === tick) ||
        (each.kind === 'seen' && each.of.includes(tick)) ||
        (each.kind === 'choice' && each.field === 'cake' && each.of.includes(tick.replace(/^cake_/, ''))),
    );
    if (!note) throw new Fault(row.no, 'ticks', 'choice');
    if (note.kind === 'tick') item[note.field] = true;
    else if (note.kind === 'seen') item.seen = [...(item.seen as string[]), tick];
    else item.cake = tick.replace(/^cake_/, '');
  }
  const where = notes.find((each) => each.kind === 'choice' && each.field === 'where');
  if (where?.kind === 'choice' && row.text('where') !== '') item.where = row.choice('where', where.of);
  return item;
}

function readingOf(row: Row, { no, at }: { no: number; at: string }): object {
  const where = row.text('where');
  if (where === '') throw new Fault(row.no, 'where', 'empty');
  const known = ammoniaPlaces.find((place) => place === where && place !== 'other');
  const fans = row.ticks().find((tick) => tick === 'fans_on' || tick === 'fans_off');
  return {
    no,
    location: known ?? 'other',
    locationText: known ? '' : where,
    // The file does not say where on the plan; apart, so that places that differ stay so.
    x: (no * 12) % 100,
    y: 50,
    method: row.choice('method', ammoniaMethods),
    ppm: row.text('ppm') === '' ? null : row.number('ppm'),
    level: row.whole('score'),
    areFansOn: fans === undefined ? null : fans === 'fans_on',
    isBirdHeight: true,
    tier: null,
    at,
  };
}

/** One line, read by the names of its columns. Every reader throws Fault. */
class Row {
  private readonly cells: ReadonlyMap<string, string>;
  readonly no: number;

  constructor(header: readonly string[], cells: readonly string[], no: number) {
    this.cells = new Map(header.map((name, at) => [name, (cells[at] ?? '').trim()]));
    this.no = no;
  }

  text(column: Column): string {
    return this.cells.get(column) ?? '';
  }

  number(column: Column): number {
    const text = this.text(column);
    if (text === '') throw new Fault(this.no, column, 'empty');
    if (!/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text)) throw new Fault(this.no, column, 'number');
    return Number(text);
  }

  whole(column: Column): number {
    const value = this.number(column);
    if (!Number.isInteger(value)) throw new Fault(this.no, column, 'number');
    return value;
  }

  choice<const T extends string>(column: Column, of: readonly T[]): T {
    const text = this.text(column);
    if (text === '') throw new Fault(this.no, column, 'empty');
    const found = of.find((each) => each === text);
    if (found === undefined) throw new Fault(this.no, column, 'choice');
    return found;
  }

  ticks(): string[] {
    return this.text('ticks').split(/\s+/).filter(Boolean);
  }
}
