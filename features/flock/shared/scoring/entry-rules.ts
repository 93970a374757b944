import type { Values } from './entries.ts';
import { farmEntries, farmRecords } from './farm-rules.ts';
import { birdsOfWalk, isByWalk, wholeItems } from './items.ts';
import { readReport } from './read-documents.ts';
import type { Reading, Report, ReportHead, Tally } from './report.ts';
import { reportEntries, reportRecords } from './report-rules.ts';
import { type SectionKey, sectionKeys, sectionSizes, walkSize } from './scales.ts';
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
  return kind === 'walk' ? walkSize.most : sectionSizes[kind].most;
}

function tooMany(kind: NumberedKind): Verdict {
  if (kind === 'walk') return 'tallyTooMany';
  return kind === 'nh3' ? 'tooManyReadings' : 'tooManyItems';
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
  if (section === 'nh3') return differentPlaces(report.nh3) >= sectionSizes.nh3.least ? 'ok' : 'fourLocations';
  if (isHalf(open, section)) return 'bothScores';
  return items.length >= sectionSizes[section].least || isByWalk(open, section) ? 'ok' : 'nothingScored';
}

/** Whether a dropping has a colour and no texture, or the other way round. */
function isHalf(report: Report, section: SectionKey): boolean {
  if (section !== 'intestinal' && section !== 'cecal') return false;
  return report[section].some(
    ({ isSkipped, colour, texture }) => !isSkipped && (colour === null) !== (texture === null),
  );
}

/** Of readings nearer than this on the plan (percent of its sides), with the same name, one counts. */
const nearness = 5;

/** How many places the readings are of: two are the same when name, tier and spot on the plan are. */
export function differentPlaces(readings: readonly Reading[]): number {
  const places: Reading[] = [];
  for (const reading of readings) if (!places.some((place) => isSamePlace(place, reading))) places.push(reading);
  return places.length;
}

function isSamePlace(a: Reading, b: Reading): boolean {
  const name = ({ location, locationText }: Reading) =>
    location === 'other' ? locationText.trim().toLowerCase() : location;
  return name(a) === name(b) && a.tier === b.tier && Math.hypot(a.x - b.x, a.y - b.y) < nearness;
}
