import { birdsOfWalk, isByWalk, scoreOf, wholeItems } from '#features/flock/shared/scoring/items.ts';
import type { Report, ReportHead, Tally } from '#features/flock/shared/scoring/report.ts';
import { scalesOfSection, walkSize } from '#features/flock/shared/scoring/scales.ts';
import { differentPlaces } from '#features/flock/shared/sections/nh3.ts';
import {
  type ItemSection,
  isScored,
  type SectionKey,
  sectionKeys,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';
import type { Values } from './entries.ts';
import { farmEntries, farmRecords } from './farm-rules.ts';
import { readReport } from './read-documents.ts';
import { reportEntries, reportRecords } from './report-rules.ts';
import type { Check, Verdict } from './shape-checks.ts';

/** Entries that a document cannot do without: they are changed, never taken away. */
const lasting: readonly string[] = ['name', 'head', 'type', 'area'];

/**
 * Whether an entry can stand in a document: its key is known, its value has exactly the shape and lies in its ranges,
 * and beside `values`, the document as it stands, its number is free and a section told to be complete is so.
 * `numberTaken` is for whoever can give another number. A null value takes the entry away.
 */
export function checkEntry(kind: 'farm' | 'report', key: string, value: unknown, values: Values = new Map()): Verdict {
  const check = checkOf(kind, key, values);
  if (check === undefined) return 'unknownKey';
  if (value === null) return lasting.includes(key) ? 'empty' : 'ok';
  const verdict = check(value);
  return verdict === 'ok' && kind === 'report' ? checkBeside(key, value, values) : verdict;
}

function checkOf(kind: 'farm' | 'report', key: string, values: Values): Check | undefined {
  const entries = kind === 'farm' ? farmEntries : reportEntries;
  if (Object.hasOwn(entries, key)) return entries[key];
  const [word = '', id] = splitKey(key);
  const records = kind === 'farm' ? farmRecords : reportRecords(cecTextureMaxOf(values));
  if (id === undefined || !Object.hasOwn(records, word)) return undefined;
  return records[word]!.id(id) === 'ok' ? records[word]!.value : undefined;
}

/** A document whose head has not come yet is read with the wider scale. */
function cecTextureMaxOf(values: Values): 2 | 3 {
  return (values.get('head') as ReportHead | undefined)?.scales.cecTextureMax ?? 3;
}

function splitKey(key: string): [string, string | undefined] {
  const at = key.indexOf(':');
  return at < 0 ? [key, undefined] : [key.slice(0, at), key.slice(at + 1)];
}

function checkBeside(key: string, value: unknown, values: Values): Verdict {
  const [word, id] = splitKey(key);
  if (word === 'section' && value === 'complete')
    return canComplete(readReport('', new Map([...values, [key, value]])), id as SectionKey);
  const kind = numberedKind(word);
  if (kind === null) return 'ok';
  const others = [...values].filter(([other, kept]) => other.startsWith(`${word}:`) && other !== key && kept !== null);
  // Birds that were only tallied are of the same walk.
  const before = kind === 'walk' ? birdsOfWalk({ walk: [], tally: (values.get('tally') as Tally) ?? null }).length : 0;
  if (others.length + before >= mostOf(kind)) return tooMany(kind);
  const { no } = value as { no: number };
  return others.some(([, kept]) => (kept as { no: number }).no === no) ? 'numberTaken' : 'ok';
}

/** What of a report has numbers: the items of its sections, and the birds of the walk. */
export type NumberedKind = SectionKey | 'walk';

/** What a key, or the word it begins with, is a number of; null for what has none. */
export function numberedKind(key: string): NumberedKind | null {
  const [word] = splitKey(key);
  return [...sectionKeys, 'walk' as const].find((kind) => kind === word) ?? null;
}

/** How many of a kind a report holds. */
export function mostOf(kind: NumberedKind): number {
  return kind === 'walk' ? walkSize.most : sectionOf(kind).size.most;
}

function tooMany(kind: NumberedKind): Verdict {
  if (kind === 'walk') return 'tallyTooMany';
  return isScored(kind) ? 'tooManyItems' : 'tooManyReadings';
}

/** The lowest number that none of a kind has; null when it is full. */
export function freeNumber(report: Pick<Report, NumberedKind>, kind: NumberedKind): number | null {
  const taken = new Set(report[kind].map(({ no }) => no));
  for (let no = 1; no <= mostOf(kind); no++) if (!taken.has(no)) return no;
  return null;
}

/** Whether a section can be called complete as it stands, whatever its state is. */
export function canComplete(report: Report, section: SectionKey): Verdict {
  // Its state aside: a section that was skipped before can be completed now.
  const open: Report = { ...report, sections: { ...report.sections, [section]: 'open' } };
  const items = wholeItems(open, section);
  const { least } = sectionOf(section).size;
  if (!isScored(section)) return differentPlaces(report[section]) >= least ? 'ok' : 'fourLocations';
  if (isHalf(open, section)) return 'bothScores';
  return items.length >= least || isByWalk(open, section) ? 'ok' : 'nothingScored';
}

/** Whether an item has a score on one of its scales and none on another, as a dropping with a colour and no texture. */
function isHalf(report: Report, section: ItemSection): boolean {
  const scales = scalesOfSection(section);
  return report[section].some((item) => {
    const scored = scales.filter((scale) => scoreOf(item, scale) !== null).length;
    return !item.isSkipped && scored > 0 && scored < scales.length;
  });
}
