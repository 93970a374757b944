import { csvLine, csvStart } from '#core/files/csv.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { birdsOfWalk, noteIn, type SeenBird, scoreOf } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { scalesOfSection } from '#features/flock/shared/scoring/scales.ts';
import type { Note } from '#features/flock/shared/sections/section.ts';
import {
  type AnyItem,
  isScored,
  type ScaleKey,
  type SectionKey,
  sectionKeys,
  sectionOf,
  walkedSection,
} from '#features/flock/shared/sections/sections.ts';
import { type Entry, idPattern, type Values } from './entries.ts';
import { checkEntry } from './entry-rules.ts';
import { readFarm, readReport } from './read-documents.ts';
import { isObject, type RefusalKey } from './shape-checks.ts';
import { farmEntriesOf, reportEntriesOf } from './write-documents.ts';

/** Columns of the CSV. Names stay as they are in every language, so that a sheet made once reads every file. */
export const scoreColumns = [
  'report',
  'name',
  'farm',
  'house',
  'date',
  'age_days',
  'assessor',
  'section',
  'section_state',
  'scale',
  'scale_version',
  'no',
  'area',
  'where',
  'score',
  'ppm',
  'method',
  'skipped',
  'ticks',
  'at',
  'left',
  'right',
] as const;

export type ScoreRow = Readonly<Record<(typeof scoreColumns)[number], string | number | null>>;

/**
 * Every single score of a report, one row each: of a dropping one for colour and one for texture; skipped ones have
 * none. Birds of the walk stand under a section of their own, `walk`, so that they never mix with those caught.
 */
export function scoreRows(report: Report, farm: Farm): ScoreRow[] {
  const { head } = report;
  const row = (section: SectionKey, scale: ScaleKey, item: AnyItem | SeenBird, isOfWalk = false): ScoreRow => {
    const isSkipped = 'isSkipped' in item && item.isSkipped;
    // A bird of the walk has an area and a score, and nothing beside.
    const own = isOfWalk ? { ticks: [] } : ownColumns(section, item as AnyItem);
    return {
      report: report.id,
      name: report.name,
      farm: farm.name,
      house: head.house,
      date: head.on,
      age_days: head.ageDays,
      assessor: head.assessor,
      section,
      section_state: report.sections[section] ?? null,
      scale,
      scale_version: head.scales.version,
      no: item.no,
      area: 'place' in item ? item.place : null,
      where: null,
      ppm: null,
      method: null,
      left: null,
      right: null,
      score: isSkipped ? null : scoreOf(item, scale),
      skipped: isSkipped ? 1 : 0,
      at: item.at,
      ...own,
      ticks: own.ticks.join(' '),
    };
  };
  return [
    ...sectionKeys.flatMap((section) =>
      report[section].flatMap((item) => scalesOfSection(section).map((scale) => row(section, scale, item))),
    ),
    ...birdsOfWalk(report).map((bird) => ({ ...row(walkedSection, walkedScale, bird, true), section: 'walk' })),
  ];
}

const [walkedScale] = scalesOfSection(walkedSection) as [ScaleKey];

/** What only some sections have. */
function ownColumns(section: SectionKey, item: AnyItem) {
  const { ticks = [], ...columns } = sectionOf(section).columns?.(item) ?? {};
  const notes = isScored(section) ? sectionOf(section).notes : [];
  const noted = notes.map((note) => ({ note, value: noteIn(item, note) }));
  const wheres = noted.filter(({ note }) => note.field === 'where');
  return {
    ...Object.fromEntries(wheres.map(({ value }) => ['where', value as string | null])),
    ...columns,
    ticks: [...noted.flatMap(({ note, value }) => ticksOf(note, value)), ...ticks],
  };
}

function ticksOf(note: Note, value: unknown): readonly string[] {
  if (note.kind === 'seen') return value as readonly string[];
  if (note.kind === 'tick') return value === true ? [note.csv] : [];
  return note.field === 'cake' && value !== null ? [`cake_${value}`] : [];
}

/** The scores of reports as one CSV file (UTF-8 with its mark, RFC 4180, formulas defused). */
export function scoresCsv(of: readonly { readonly report: Report; readonly farm: Farm }[]): string {
  const rows = of.flatMap(({ report, farm }) => scoreRows(report, farm));
  return [
    csvStart,
    csvLine(scoreColumns),
    ...rows.map((row) => csvLine(scoreColumns.map((column) => String(row[column] ?? '')))),
  ].join('');
}

/** Says what a file is; `version` rises when its shape changes: from 2 on the birds of the walk are records (`walk:<id>`). */
const mark = { format: 'flockscore-report', version: 2 } as const;

/** Largest file that is read back, in bytes (of UTF-8). */
export const dataMost = 5 * 1024 * 1024;

/** A report with its farm as JSON: every entry, with the scales and limits it was scored by. Pictures are not in it. */
export function reportJson(report: Report, farm: Farm): string {
  const entries = (of: readonly Entry[]) => Object.fromEntries(of.map(({ key, value }) => [key, value]));
  return JSON.stringify(
    {
      ...mark,
      farm: { id: farm.id, entries: entries(farmEntriesOf(farm)) },
      report: { id: report.id, entries: entries(reportEntriesOf(report)) },
    },
    null,
    2,
  );
}

/** What a file held, ready to be written; or why nothing of it is taken. */
export type ReadData =
  | { readonly kind: 'read'; readonly farm: Farm; readonly report: Report; readonly photosLeftOut: number }
  | { readonly kind: 'tooLarge' | 'notJson' | 'foreign' | 'newer' }
  /** `what` is the key of the entry that breaks a rule, `why` the rule. */
  | { readonly kind: 'broken'; readonly what: string; readonly why: RefusalKey };

/**
 * Reads a report back, with every rule that entries have: all of it or nothing. Photos are left out and counted, unless
 * `pictures` has theirs; second readings too: what a server vouched for no file can.
 */
export function readReportJson(text: string, pictures: ReadonlySet<string> = new Set()): ReadData {
  if (text.length > dataMost) return { kind: 'tooLarge' };
  const file = parse(text);
  if (file === undefined) return { kind: 'notJson' };
  if (!isObject(file) || file.format !== mark.format || !Number.isInteger(file.version)) return { kind: 'foreign' };
  if ((file.version as number) > mark.version) return { kind: 'newer' };
  const farm = readDocument('farm', file.farm, pictures);
  if (farm.kind === 'broken') return farm;
  const report = readDocument('report', file.report, pictures);
  if (report.kind === 'broken') return report;
  return {
    kind: 'read',
    farm: readFarm(farm.id, farm.values),
    report: readReport(report.id, report.values),
    photosLeftOut: report.leftOut,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(csvStart) ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

type ReadDocument =
  | { readonly kind: 'read'; readonly id: string; readonly values: Values; readonly leftOut: number }
  | { readonly kind: 'broken'; readonly what: string; readonly why: RefusalKey };

/** What a document cannot be without. */
const needed = { farm: ['name'], report: ['head'] } as const;

function readDocument(kind: 'farm' | 'report', told: unknown, pictures: ReadonlySet<string>): ReadDocument {
  if (!isObject(told) || !isObject(told.entries) || typeof told.id !== 'string' || !isId.test(told.id))
    return { kind: 'broken', what: kind, why: 'wrongShape' };
  const missing = needed[kind].find((key) => !Object.hasOwn(told.entries as object, key));
  if (missing) return { kind: 'broken', what: missing, why: 'empty' };
  const values = new Map<string, unknown>();
  const all = Object.entries(told.entries).sort(([a], [b]) => rank(a) - rank(b));
  const isLost = (key: string) => key.startsWith('photo:') && !pictures.has(key.slice('photo:'.length));
  const photos = all.filter(([key]) => isLost(key));
  const entries = all.filter(([key]) => !isLost(key) && !key.startsWith('reading:'));
  for (const [key, told] of entries) {
    // The file on a server that the photo was stored as belongs to whoever stored it.
    const value = key.startsWith('photo:') && isObject(told) ? { ...told, fileId: null } : told;
    const verdict = checkEntry(kind, key, value, values);
    if (verdict !== 'ok') return { kind: 'broken', what: key, why: verdict };
    if (value !== null) values.set(key, value);
  }
  return { kind: 'read', id: told.id, values, leftOut: photos.length };
}

const isId = new RegExp(`^${idPattern}$`);

/** The head tells the scale that the rest is checked by; states of sections look at what is there. */
function rank(key: string): number {
  if (key === 'head') return 0;
  return key.startsWith('section:') ? 2 : 1;
}
