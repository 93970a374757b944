import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isBlank, isRecord } from '#core/forms/values.ts';
import type { Scope } from '#server/scope.ts';

/** Where a stored value stands: a sealed value opens at this cell only. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  /** Key of the row, all parts of it. */
  readonly row: string;
}

/** A section's values with the S3 ones sealed as `enc:v1:<key id>:<base64url>`, as they are stored. */
export function sealSection(scope: Scope, cell: Cell, section: Section, values: Values): Values {
  return mapSensitive(section.fields, values, section.key, (value, path) => sealValue(scope, cell, path, value));
}

/** The reverse of `sealSection`; throws when a value was sealed for another cell, or changed. */
export function openSection(scope: Scope, cell: Cell, section: Section, stored: Values): Values {
  return mapSensitive(section.fields, stored, section.key, (value, path) =>
    isSealed(value) ? openValue(scope, cell, path, value) : value,
  );
}

/** One value sealed under the data key for its cell; any JSON. */
export function sealValue(scope: Scope, cell: Cell, path: string, value: unknown): string {
  const key = scope.services.keys.data;
  const sealed = key.seal(Buffer.from(JSON.stringify(value)), contextOf(scope, cell, path));
  return `${prefix}${key.id}:${sealed.toString('base64url')}`;
}

/** The value inside; throws an Error that names the cell but not the content. */
export function openValue(scope: Scope, cell: Cell, path: string, sealed: string): unknown {
  const [id, content = ''] = sealed.slice(prefix.length).split(':');
  const key = scope.services.keys.data;
  try {
    if (id !== key.id) throw new Error('another key');
    return JSON.parse(key.open(Buffer.from(content, 'base64url'), contextOf(scope, cell, path)).toString());
  } catch (cause) {
    throw new Error(`a sealed value cannot be opened: ${contextOf(scope, cell, path)}`, { cause });
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

function contextOf(scope: Scope, cell: Cell, path: string): string {
  return [cell.table, cell.column, `${cell.row}|${path}`, scope.tenantId].join('|');
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
