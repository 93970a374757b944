import { inflateSync } from 'node:zlib';
import { type PdfEntry, PdfFault, type PdfValue, readValue, skipSpace } from './syntax.ts';
import type { PdfVerdict } from './verdict.ts';

/** Most bytes that the object streams of one file may unpack to, together. */
const maxUnpacked = 256 * 1024 * 1024;

/**
 * Looks at every dictionary in the file, also those inside object streams and those that no table of contents names:
 * readers repair broken files, so that whatever stands in the bytes can come to life. Returns null when there is nothing
 * against the file.
 */
export function findDanger(bytes: Buffer): PdfVerdict | null {
  const search = { unpacked: 0, openings: [] as number[], actions: new Map<number, PdfEntry[][]>() };
  const found = searchBytes(bytes, search);
  if (found) return found;
  for (const object of search.openings) {
    const isActive = (search.actions.get(object) ?? []).some(isActing);
    if (isActive) return active('an action on opening');
  }
  return null;
}

interface Search {
  unpacked: number;
  /** Numbers of the objects that are carried out when the file is opened. */
  readonly openings: number[];
  /** Dictionaries with an entry S, by the number of their object. */
  readonly actions: Map<number, PdfEntry[][]>;
}

function searchBytes(bytes: Buffer, search: Search, numberAt = numberBefore(bytes)): PdfVerdict | null {
  for (let at = bytes.indexOf('<<'); at >= 0; at = bytes.indexOf('<<', at + 1)) {
    const read = tryRead(bytes, at);
    if (!read) continue;
    const { entries, end } = read;
    const danger = dangerOf(entries);
    if (danger) return danger;
    collect(entries, numberAt(at), search);
    const packed = bytesOfStream(bytes, end);
    if (!packed || !isObjectStream(entries)) continue;
    const inside = unpack(entries, packed, search);
    if ('key' in inside) return inside;
    const found = searchBytes(inside.bytes, search, inside.numberAt);
    if (found) return found;
  }
  return null;
}

function tryRead(bytes: Buffer, at: number): { entries: readonly PdfEntry[]; end: number } | null {
  try {
    const { value, end } = readValue(bytes, at);
    return value.kind === 'dictionary' ? { entries: value.entries, end } : null;
  } catch (error) {
    if (error instanceof PdfFault) return null;
    throw error;
  }
}

/** Actions that do more than move inside the document, or that bring code or files along. */
const activeActions = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'RichMediaExecute'];
const activeTypes = ['EmbeddedFile', 'RichMedia'];

function dangerOf(entries: readonly PdfEntry[]): PdfVerdict | null {
  const keys = new Set(entries.map(([key]) => key));
  for (const [key, value] of entries) {
    if (value.kind === 'null') continue;
    if (key === 'Encrypt') return { key: 'FILE_PROTECTED', cause: 'Encrypt' };
    if (key === 'XFA' || key === 'EmbeddedFiles' || key === 'JavaScript') return active(key);
    if (key === 'EF' && (keys.has('F') || keys.has('UF'))) return active(key);
    if (key === 'JS' && keys.has('S')) return active(key);
    if (key === 'OpenAction' && value.kind === 'dictionary' && isActing(value.entries)) return active(key);
    if (key === 'S' && isOneOf(value, activeActions)) return active('an action');
    // What kind of action this is would have to be looked up elsewhere; nobody writes it so without a reason.
    if (key === 'S' && value.kind === 'ref' && ['JS', 'F', 'Win', 'URI', 'OP'].some((other) => keys.has(other)))
      return active('an action of an indirect kind');
    if ((key === 'Type' || key === 'Subtype') && isOneOf(value, activeTypes)) return active('an attachment');
  }
  return null;
}

function isOneOf(value: PdfValue, names: readonly string[]): boolean {
  return value.kind === 'name' && names.includes(value.name);
}

/** Everything but a jump to a page. */
function isActing(entries: readonly PdfEntry[]): boolean {
  return entries.some(([key, value]) => key === 'S' && !isOneOf(value, ['GoTo']));
}

function active(cause: string): PdfVerdict {
  return { key: 'FILE_ACTIVE', cause };
}

function collect(entries: readonly PdfEntry[], object: number | null, search: Search): void {
  for (const [key, value] of entries)
    if (key === 'OpenAction' && value.kind === 'ref') search.openings.push(value.object);
  if (object === null || !entries.some(([key]) => key === 'S')) return;
  search.actions.set(object, [...(search.actions.get(object) ?? []), [...entries]]);
}

/** The number of the object that begins right before a offset: `12 0 obj`. */
function numberBefore(bytes: Buffer) {
  return (at: number): number | null => {
    const before = bytes.toString('latin1', Math.max(0, at - 60), at);
    const match = /(\d{1,10})\s+\d{1,5}\s+obj\s*$/.exec(before);
    return match ? Number(match[1]) : null;
  };
}

/** Readers go by N and First, whatever the type says. */
function isObjectStream(entries: readonly PdfEntry[]): boolean {
  const keys = new Set(entries.map(([key]) => key));
  return (keys.has('N') && keys.has('First')) || entries.some(([key, v]) => key === 'Type' && isOneOf(v, ['ObjStm']));
}

function bytesOfStream(bytes: Buffer, end: number): Buffer | null {
  const at = skipSpace(bytes, end);
  if (bytes.toString('latin1', at, at + 6) !== 'stream') return null;
  const line = bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a ? 2 : 1;
  return bytes.subarray(at + 6 + line);
}

type Unpacked = { bytes: Buffer; numberAt: (at: number) => number | null } | PdfVerdict;

/** Only the one packing that is in use for object streams; what cannot be looked into is not taken. */
function unpack(entries: readonly PdfEntry[], packed: Buffer, search: Search): Unpacked {
  const filters = entries.flatMap(([key, value]) => (key === 'Filter' ? filterNames(value) : []));
  const hasPredictor = entries.some(([key, value]) => key.startsWith('D') && hasKey(value, 'Predictor'));
  if (hasPredictor || filters.length > 1 || filters.some((name) => name !== 'FlateDecode' && name !== 'Fl'))
    return { key: 'FILE_BROKEN', cause: `an object stream is packed as ${filters.join(' ') || 'predicted'}` };
  try {
    const end = packed.indexOf('endstream');
    const bytes = filters.length === 1 ? inflate(packed, maxUnpacked - search.unpacked) : packed.subarray(0, end);
    search.unpacked += bytes.length;
    return { bytes, numberAt: numbersIn(bytes, entries) };
  } catch (error) {
    return { key: 'FILE_BROKEN', cause: `an object stream cannot be unpacked: ${(error as Error).message}` };
  }
}

/** Goes on to the end of the packed data, wherever the file says that it ends. */
function inflate(packed: Buffer, maxOutputLength: number): Buffer {
  return inflateSync(packed, { maxOutputLength: Math.max(maxOutputLength, 1) });
}

function filterNames(value: PdfValue): string[] {
  if (value.kind === 'name') return [value.name];
  if (value.kind === 'array') return value.items.flatMap(filterNames);
  return value.kind === 'null' ? [] : ['?'];
}

function hasKey(value: PdfValue, key: string): boolean {
  if (value.kind === 'array') return value.items.some((item) => hasKey(item, key));
  return value.kind === 'ref' || (value.kind === 'dictionary' && value.entries.some(([each]) => each === key));
}

/** An object stream begins with pairs of object number and offset. */
function numbersIn(bytes: Buffer, entries: readonly PdfEntry[]): (at: number) => number | null {
  const first = entries.find(([key]) => key === 'First')?.[1];
  const from = first?.kind === 'number' ? first.value : 0;
  const header = bytes.toString('latin1', 0, Math.min(from, 1_000_000)).trim().split(/\s+/).map(Number);
  const offsets = new Map<number, number>();
  for (let i = 0; i + 1 < header.length; i += 2) offsets.set(from + (header[i + 1] as number), header[i] as number);
  return (at) => offsets.get(at) ?? null;
}
