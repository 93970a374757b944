import type { ErrorKey } from '#core/errors.ts';
import { type FarmRole, mayChange } from '#features/flock/server/farms/farm-policy.ts';
import { type Change, farmDoc, type Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { checkEntry, freeNumber, numberedKind } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import type { Verdict } from '#features/flock/shared/scoring/entries/shape-checks.ts';
import { canonicalJson } from '#server/base/business-log/business-log.ts';

export type Outcome = 'KEPT' | 'MERGED' | 'BESIDE' | 'REFUSED';
export type Why = Extract<ErrorKey, 'ENTRY_INVALID' | 'ENTRY_BARRED' | 'SECTION_FULL' | 'REPORT_FINISHED'>;

/** What stands under a key. */
export interface Standing {
  readonly value: unknown;
  readonly changeId: string;
  readonly accountId: string;
  readonly deviceAt: Date;
}

/** A change that was dealt with, in this call or before. */
export interface Done {
  readonly doc: string;
  readonly key: string;
  readonly value: unknown;
  readonly outcome: Outcome;
  readonly why: Why | null;
}

/** What changes are merged into; merging writes to the maps. */
export interface FarmState {
  readonly accountId: string;
  readonly role: FarmRole;
  /** By document and key. */
  readonly docs: Map<string, Map<string, Standing>>;
  /** Changes by id: those sent again, and those that the new ones were made on. */
  readonly done: Map<string, Done>;
  /** Where a second wish waits: document and key with a space between. */
  readonly conflicts: Set<string>;
  /** Stored files that may be photos of this farm. */
  readonly files: ReadonlySet<string>;
}

/** What becomes of a change. */
export interface Decision extends Omit<Done, 'doc' | 'key'> {
  readonly change: Change;
  /** What was sent takes the place of what stands (`value`, perhaps under another number), waits beside it, or neither. */
  readonly takes: 'entry' | 'conflict' | 'nothing';
}

/**
 * Decides on changes in the order they were made, each id once, and writes them into the state. Returns what was decided
 * anew; what became of those sent before stands in `state.done`.
 */
export function mergeChanges(state: FarmState, changes: readonly Change[]): Decision[] {
  const decisions: Decision[] = [];
  for (const change of changes) {
    if (state.done.has(change.id)) continue;
    const decision = decide(state, change);
    const { doc, key, value, at } = change;
    state.done.set(change.id, { doc, key, value, outcome: decision.outcome, why: decision.why });
    if (decision.takes === 'entry')
      standingIn(state, doc).set(key, {
        value: decision.value,
        changeId: change.id,
        accountId: state.accountId,
        deviceAt: new Date(at),
      });
    if (decision.takes === 'entry') state.conflicts.delete(placeOf(change));
    if (decision.takes === 'conflict') state.conflicts.add(placeOf(change));
    decisions.push(decision);
  }
  return decisions;
}

function decide(state: FarmState, change: Change): Decision {
  const { doc, key, value } = change;
  const stands = standingIn(state, doc).get(key);
  if (!mayChange(state.role, doc, key)) return refuse(change, 'ENTRY_BARRED');
  if (stands && isSame(stands.value, value)) {
    // Saying again what stands, with the other wish before one's eyes, is a decision against that one.
    const isDecision = state.conflicts.has(placeOf(change)) && change.base === stands.changeId;
    return { change, value: stands.value, outcome: 'KEPT', why: null, takes: isDecision ? 'entry' : 'nothing' };
  }
  if (isClosed(state, change)) return refuse(change, 'REPORT_FINISHED');
  if (!hasItsFile(state, change)) return refuse(change, 'ENTRY_INVALID');
  const values = valuesOf(standingIn(state, doc));
  const verdict = checkEntry(doc === farmDoc ? 'farm' : 'report', key, value, values);
  if (fullVerdicts.includes(verdict)) return refuse(change, 'SECTION_FULL');
  if (verdict !== 'ok' && verdict !== 'numberTaken') return refuse(change, 'ENTRY_INVALID');
  if (stands && !hasSeen(state, change, stands))
    return { change, value, outcome: 'BESIDE', why: null, takes: 'conflict' };
  if (verdict === 'ok') return { change, value, outcome: 'KEPT', why: null, takes: 'entry' };
  const no = numberOf(stands?.value) ?? freeNumber(readReport(doc, values), numberedKind(key)!);
  if (no === null) return refuse(change, 'SECTION_FULL');
  return { change, value: { ...(value as object), no }, outcome: 'MERGED', why: null, takes: 'entry' };
}

const fullVerdicts: readonly Verdict[] = ['tooManyItems', 'tooManyReadings', 'tallyTooMany'];

/** An entry among all of a farm. */
export function placeOf({ doc, key }: Pick<Change, 'doc' | 'key'>): string {
  return `${doc} ${key}`;
}

function refuse(change: Change, why: Why): Decision {
  return { change, value: change.value, outcome: 'REFUSED', why, takes: 'nothing' };
}

function standingIn({ docs }: FarmState, doc: string): Map<string, Standing> {
  const known = docs.get(doc);
  if (known) return known;
  const fresh = new Map<string, Standing>();
  docs.set(doc, fresh);
  return fresh;
}

/** A document as it is read: without what was taken away. */
export function valuesOf(standing: ReadonlyMap<string, Standing>): Values {
  const values = new Map<string, unknown>();
  for (const [key, { value }] of standing) if (value !== null) values.set(key, value);
  return values;
}

/** Kinds of entries that a finished report still takes: what is said about it, what it is called, and that it goes on. */
const lateKinds: readonly string[] = ['comment', 'question', 'answer', 'note', 'flag', 'name', 'state', 'isGone'];

function isClosed(state: FarmState, { doc, key, value }: Change): boolean {
  const standing = standingIn(state, doc);
  const { state: word } = (standing.get('state')?.value ?? {}) as { state?: string };
  if (word !== 'finished' || lateKinds.includes(key.split(':', 1)[0]!)) return false;
  return !isSentPhoto(standing.get(key)?.value, value);
}

/** A photo that was taken in time and only now has reached the server. */
function isSentPhoto(before: unknown, after: unknown): boolean {
  const file = ({ fileId: _, ...rest }: { fileId?: unknown }) => canonicalJson(rest);
  const isPhoto = (value: unknown): value is object => typeof value === 'object' && value !== null && 'fileId' in value;
  return isPhoto(before) && isPhoto(after) && file(before) === file(after);
}

/** A photo names a stored file that belongs to the farm, or none yet. */
function hasItsFile({ files }: FarmState, { doc, key, value }: Change): boolean {
  const fileId = fileOf({ doc, key, value });
  return fileId === null || files.has(fileId);
}

/** The stored file that an entry names, if it is a photo that has one. */
export function fileOf({ doc, key, value }: Pick<Change, 'doc' | 'key' | 'value'>): string | null {
  if (doc === farmDoc || !key.startsWith('photo:')) return null;
  const { fileId } = (value ?? {}) as { fileId?: unknown };
  return typeof fileId === 'string' ? fileId : null;
}

/** Whether two values mean the same: who scores, says or finishes what somebody else just did wants nothing else. */
function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(timeless(a)) === canonicalJson(timeless(b));
}

function timeless(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('at' in value)) return value;
  const { at: _, ...rest } = value;
  return rest;
}

/** Whether who made the change had before them what stands now: this very change, or one that said the same. */
function hasSeen({ done }: FarmState, { key, base, doc }: Change, stands: Standing): boolean {
  if (base === stands.changeId) return true;
  if (base === null) return stands.value === null;
  const seen = done.get(base);
  return seen !== undefined && seen.doc === doc && seen.key === key && isSame(seen.value, stands.value);
}

function numberOf(value: unknown): number | null {
  return (value as { no?: number } | null | undefined)?.no ?? null;
}
