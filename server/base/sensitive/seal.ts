import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isBlank, isRecord } from '#core/forms/values.ts';
import type { Scope } from '#server/scope.ts';

/** Where a stored value stands: a sealed value opens at this place only. */
export interface Place {
  readonly table: string;
  readonly column: string;
  /** Key of the row, all parts of it. */
  readonly row: string;
}

/** A section's values with the S3 ones sealed as `enc:v1:<key id>:<base64url>`, as they are stored. */
export function sealSection(scope: Scope, place: Place, section: Section, values: Values): Values {
  return mapSensitive(section.fields, values, section.key, (value, path) => sealValue(scope, place, path, value));
}

/** The reverse of `sealSection`; throws when a value was sealed for another place, or changed. */
export function openSection(scope: Scope, place: Place, section: Section, stored: Values): Values {
  return mapSensitive(section.fields, stored, section.key, (value, path) =>
    isSealed(value) ? openValue(scope, place, path, value) : value,
  );
}

/** One value sealed under the data key for its place; any JSON. */
export function sealValue(scope: Scope, place: Place, path: string, value: unknown): string {
  const key = scope.services.keys.data;
  const sealed = key.seal(Buffer.from(JSON.stringify(value)), contextOf(scope, place, path));
  return `${prefix}${key.id}:${sealed.toString('base64url')}`;
}

/** The value inside; throws an Error that names the place but not the content. */
export function openValue(scope: Scope, place: Place, path: string, sealed: string): unknown {
  const [id, content = ''] = sealed.slice(prefix.length).split(':');
  const key = scope.services.keys.data;
  try {
    if (id !== key.id) throw new Error('another key');
    return JSON.parse(key.open(Buffer.from(content, 'base64url'), contextOf(scope, place, path)).toString());
  } catch (cause) {
    throw new Error(`a sealed value cannot be opened: ${contextOf(scope, place, path)}`, { cause });
  }
}

export function isSealed(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(prefix);
}

/** Whether a field's value is stored sealed; files hold references only, their content is protected elsewhere. */
export function isSealedField(field: Field): boolean {
  return field.sensitive === 'S3' && field.kind !== 'files';
}

const prefix = 'enc:v1:';

function contextOf(scope: Scope, place: Place, path: string): string {
  return [place.table, place.column, `${place.row}|${path}`, scope.tenantId].join('|');
}

function mapSensitive(
  fields: readonly Field[],
  values: Values,
  path: string,
  map: (value: unknown, path: string) => unknown,
): Values {
  const result: Record<string, unknown> = { ...values };
  for (const field of fields) {
    const value = values[field.key];
    const own = `${path}.${field.key}`;
    if (isBlank(value)) continue;
    if (field.kind === 'rows' && Array.isArray(value)) {
      result[field.key] = value.map((row) =>
        isRecord(row) ? mapSensitive(field.fields, row, `${own}[${String(row.id)}]`, map) : row,
      );
    } else if (isSealedField(field)) result[field.key] = map(value, own);
  }
  return result;
}
