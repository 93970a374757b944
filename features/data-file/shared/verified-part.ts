import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import { isBlank, isRecord, type RowValue, type Values } from '#core/forms/values.ts';

/** What the desk verified of a section, and when each field was. */
export interface VerifiedPart {
  readonly values: Values;
  readonly fields: ReadonlyMap<string, Date>;
}

/**
 * The part of a section that carries marks, by path of the mark: whole fields, single files, and rows in which something
 * was marked. Of such rows unmarked files are left out. Consents, signatures and derived values are nobody's to verify.
 */
export function verifiedPart(section: Section, values: Values, marks: ReadonlyMap<string, Date>): VerifiedPart {
  const kept: Record<string, unknown> = {};
  const fields = new Map<string, Date>();
  for (const field of section.fields) {
    const value = values[field.key];
    if (isBlank(value) || field.kind === 'consent' || field.kind === 'signature' || field.derive) continue;
    const path = `${section.key}.${field.key}`;
    const part = partOf(field, value, path, marks);
    if (part === undefined || (Array.isArray(part) && part.length === 0)) continue;
    kept[field.key] = part;
    fields.set(field.key, latest(path, marks));
  }
  return { values: kept, fields };
}

function partOf(field: Field, value: unknown, path: string, marks: ReadonlyMap<string, Date>): unknown {
  if (marks.has(path)) return value;
  if (!Array.isArray(value)) return undefined;
  if (field.kind === 'files') return value.filter((file) => isRecord(file) && marks.has(`${path}[${file.id}]`));
  if (field.kind !== 'rows') return undefined;
  return value
    .filter((row) => isRecord(row) && hasMark(`${path}[${row.id}]`, marks))
    .map((row) => withVerifiedFiles(field.fields, row as RowValue, `${path}[${(row as RowValue).id}]`, marks));
}

function withVerifiedFiles(fields: readonly Field[], row: RowValue, path: string, marks: ReadonlyMap<string, Date>) {
  if (marks.has(path)) return row;
  const unmarked = fields.filter(({ kind, key }) => kind === 'files' && !hasMark(`${path}.${key}`, marks));
  return Object.fromEntries(Object.entries(row).filter(([key]) => !unmarked.some((field) => field.key === key)));
}

/** A mark on the path, or on something inside it. */
function hasMark(path: string, marks: ReadonlyMap<string, Date>): boolean {
  return [...marks.keys()].some((each) => isWithin(each, path));
}

function latest(path: string, marks: ReadonlyMap<string, Date>): Date {
  const times = [...marks].flatMap(([each, at]) => (isWithin(each, path) ? [at.getTime()] : []));
  return new Date(Math.max(...times));
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}
