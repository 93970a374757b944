import type { Values } from './values.ts';
import { isBlank, isRecord } from './values.ts';

/** One difference at a path; `undefined` stands for a row, file or value that is not there. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** A path that both sides changed differently since the base. */
export interface Conflict {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The differences between two states of a section: fields one by one, rows and files by their id; composite values whole. */
export function diffSection(before: Values, after: Values): Change[] {
  return keysOf(before, after).flatMap((key) => diffValue(key, before[key], after[key]));
}

/** The paths of all differences, optionally qualified with a section's key. */
export function changedPaths(before: Values, after: Values, section?: string): string[] {
  return diffSection(before, after).map((change) => (section ? `${section}.${change.path}` : change.path));
}

/**
 * Merges two states of a section that grew from one base, field by field. Where both changed the same
 * thing differently, `merged` keeps theirs (what the server has) and the conflict carries all three.
 */
export function mergePatch(base: Values, mine: Values, theirs: Values): { merged: Values; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged: Record<string, unknown> = {};
  for (const key of keysOf(base, theirs, mine)) {
    const value = mergeValue(key, { base: base[key], mine: mine[key], theirs: theirs[key] }, conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return { merged, conflicts };
}

/** Whether two JSON values are the same; blank and absent ones are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isBlank(a) && isBlank(b) && !isRecord(a) && !isRecord(b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  if (isRecord(a) && isRecord(b)) return keysOf(a, b).every((key) => isSame(a[key], b[key]));
  return false;
}

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

function diffValue(path: string, was: unknown, is: unknown): Change[] {
  if (isSame(was, is)) return [];
  const [before, after] = asLists([was, is]);
  if (!isKeyed(before) || !isKeyed(after)) return [{ path, before, after }];
  return idsOf(before, after).flatMap((id): Change[] => {
    const [old, now] = [byId(before, id), byId(after, id)];
    const inner = `${path}[${id}]`;
    if (!old || !now || isFileLike(old) || isFileLike(now))
      return isSame(old, now) ? [] : [{ path: inner, before: old, after: now }];
    return keysOf(old, now).flatMap((key) => diffValue(`${inner}.${key}`, old[key], now[key]));
  });
}

function mergeValue(path: string, versions: Versions, conflicts: Conflict[]): unknown {
  if (isSame(versions.mine, versions.theirs) || isSame(versions.mine, versions.base)) return versions.theirs;
  if (isSame(versions.theirs, versions.base)) return versions.mine;
  const [base, mine, theirs] = asLists([versions.base, versions.mine, versions.theirs]);
  if (isKeyed(base) && isKeyed(mine) && isKeyed(theirs)) return mergeRows(path, { base, mine, theirs }, conflicts);
  conflicts.push({ path, base, mine, theirs });
  return theirs;
}

function mergeRows(path: string, lists: { base: Keyed; mine: Keyed; theirs: Keyed }, conflicts: Conflict[]): unknown {
  const rows = idsOf(lists.theirs, lists.mine, lists.base).flatMap((id) => {
    const base = byId(lists.base, id);
    const mine = byId(lists.mine, id);
    const theirs = byId(lists.theirs, id);
    const row = mergeRow(`${path}[${id}]`, { base, mine, theirs }, conflicts);
    return row === undefined ? [] : [row];
  });
  return ordered(lists, rows);
}

function mergeRow(
  path: string,
  versions: { base?: Row; mine?: Row; theirs?: Row },
  conflicts: Conflict[],
): Row | undefined {
  const { base, mine, theirs } = versions;
  if (isSameRow(mine, theirs) || isSameRow(mine, base)) return theirs;
  if (isSameRow(theirs, base)) return mine;
  if (!base || !mine || !theirs || isFileLike(theirs)) {
    conflicts.push({ path, base, mine, theirs });
    return theirs;
  }
  const row: Row = { id: theirs.id };
  for (const key of keysOf(base, theirs, mine)) {
    if (key === 'id') continue;
    const inner = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const value = mergeValue(`${path}.${key}`, inner, conflicts);
    if (value !== undefined) row[key] = value;
  }
  return row;
}

/** Rows keep their order, or take mine when only I moved them. */
function ordered(versions: Versions, rows: readonly unknown[]): unknown {
  const order = (list: unknown) => (isKeyed(list) ? list.map((each) => each.id).join() : '');
  if (!isKeyed(versions.mine) || order(versions.theirs) !== order(versions.base)) return rows;
  const mine = new Map(versions.mine.map((row, index) => [row.id, index]));
  const at = (row: unknown) => mine.get((row as Row).id) ?? mine.size;
  return [...rows].sort((a, b) => at(a) - at(b));
}

type Row = Record<string, unknown> & { id: string };
type Keyed = readonly Row[];

function isKeyed(value: unknown): value is Keyed {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.id === 'string');
}

/** A list not yet begun is an empty one, so that two first rows do not collide. */
function asLists(values: readonly unknown[]): unknown[] {
  const isList = values.some((value) => isKeyed(value) && value.length > 0);
  return values.map((value) => (isList && (value === undefined || value === null) ? [] : value));
}

function isFileLike(row: Row): boolean {
  return typeof row.size === 'number' && typeof row.name === 'string' && typeof row.type === 'string';
}

function isSameRow(a: Row | undefined, b: Row | undefined): boolean {
  return (a === undefined) === (b === undefined) && isSame(a, b);
}

function byId(list: Keyed, id: string): Row | undefined {
  return list.find((row) => row.id === id);
}

function idsOf(...lists: Keyed[]): string[] {
  return [...new Set(lists.flatMap((list) => list.map((row) => row.id)))];
}

function keysOf(...values: Values[]): string[] {
  return [...new Set(values.flatMap((each) => Object.keys(each)))];
}
