import type { Values } from './entries.ts';
import { farmEntries, farmRecords } from './farm-rules.ts';
import { wholeItems } from './items.ts';
import { readReport } from './read-documents.ts';
import type { Reading, Report, ReportHead } from './report.ts';
import { reportEntries, reportRecords } from './report-rules.ts';
import { type SectionKey, sectionKeys, sectionSizes } from './scales.ts';
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
  if (!sectionKeys.includes(word as SectionKey)) return 'ok';
  const others = [...values].filter(([other, kept]) => other.startsWith(`${word}:`) && other !== key && kept !== null);
  if (others.length >= sectionSizes[word as SectionKey].most)
    return word === 'nh3' ? 'tooManyReadings' : 'tooManyItems';
  const { no } = value as { no: number };
  return others.some(([, kept]) => (kept as { no: number }).no === no) ? 'numberTaken' : 'ok';
}

/** The lowest number that no item of a section has; null when it is full. */
export function freeNumber(report: Pick<Report, SectionKey>, section: SectionKey): number | null {
  const taken = new Set(report[section].map(({ no }) => no));
  for (let no = 1; no <= sectionSizes[section].most; no++) if (!taken.has(no)) return no;
  return null;
}

/** Whether a section can be called complete as it stands, whatever its state is. */
export function canComplete(report: Report, section: SectionKey): Verdict {
  // Its state aside: a section that was skipped before can be completed now.
  const open: Report = { ...report, sections: { ...report.sections, [section]: 'open' } };
  const items = wholeItems(open, section);
  if (section === 'nh3') return differentPlaces(report.nh3) >= sectionSizes.nh3.least ? 'ok' : 'fourLocations';
  if (isHalf(open, section)) return 'bothScores';
  const isTallied = section === 'feather' && (report.tally?.counts.some((count) => count > 0) ?? false);
  return items.length >= sectionSizes[section].least || isTallied ? 'ok' : 'nothingScored';
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
