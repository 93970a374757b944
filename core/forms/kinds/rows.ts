import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { fill } from '#core/texts/fill.ts';
import type { Locale, Text } from '#core/texts/text.ts';
import { ruleProblems } from '../cross-rules.ts';
import type { FieldBase, RowField } from '../field.ts';
import type { KindLookup } from '../fields.ts';
import { fieldProblems, maskFields, normaliseFields, shapeProblems, shownFields } from '../fields.ts';
import type { FieldContext, KindDefinition } from '../kind.ts';
import type { CrossRule } from '../rules.ts';
import type { RowValue } from '../values.ts';
import { isRecord } from '../values.ts';

export interface RowsField extends FieldBase {
  kind: 'rows';
  fields: readonly RowField[];
  rules?: readonly CrossRule[];
  min?: number;
  max: number;
  /** Parts of the line for a row, with field keys in braces: `['{school}', '{from}–{to}']`. */
  summary: readonly string[];
  /** What one row is called, for "add …". */
  item: Text;
  /** Row field by which rows are shown, newest first. */
  newestFirst?: string;
}

/** Most rows a draft may hold in one field. */
const draftRowLimit = 200;

/** A list of rows, each with a stable `id` and the fields of the definition. */
export function rowsKind(lookup: KindLookup): KindDefinition<RowsField> {
  return {
    kind: 'rows',
    missing: 'REQUIRED_ROWS',
    empty: () => [],
    normalise(field, value) {
      if (!Array.isArray(value)) return value;
      return value.map((row) => (isRecord(row) ? { ...normaliseFields(field.fields, row, lookup), id: row.id } : row));
    },
    fits: (field, value) =>
      value === null || (Array.isArray(value) && value.length <= draftRowLimit && haveShape(field, value, lookup)),
    isEmpty: (_, value) => !Array.isArray(value) || value.length === 0,
    validate(field, value, context) {
      if (!Array.isArray(value) || !haveShape(field, value, lookup)) return [{ path: '', key: 'WRONG_TYPE' }];
      const rows = value as RowValue[];
      return [...countProblems(field, rows.length), ...rows.flatMap((row) => rowProblems(field, row, context, lookup))];
    },
    display(field, value, locale, dictionaries) {
      if (!Array.isArray(value)) return '';
      return value
        .map((row: RowValue) => summaryParts(field, row, { locale, dictionaries, lookup }).join(' · '))
        .join('\n');
    },
    // Each of its fields by its own sensitivity; also of one row alone.
    mask(field, value) {
      if (Array.isArray(value)) return value.map((row) => maskRow(field, row, lookup));
      return maskRow(field, value, lookup);
    },
    wrong: (field) => [
      { ...Object.fromEntries(field.fields.map((each) => [each.key, lookup(each).wrong(each)])), id: 'r1' },
    ],
  };
}

/** Problems of one row, each path beginning with the row's id in brackets. */
export function rowProblems(field: RowsField, row: RowValue, context: FieldContext, lookup: KindLookup): Problem[] {
  const inner: FieldContext = { ...context, values: row };
  const shown = shownFields(field.fields, inner);
  return [...fieldProblems(field.fields, inner, lookup), ...ruleProblems(field.rules ?? [], shown, inner)].map(
    (problem) => ({
      ...problem,
      path: `[${row.id}].${problem.path}`,
    }),
  );
}

/**
 * What a row is summed up by, part by part of the field's summary; blank ones drop out. A part that is told in Chinese
 * and English is read in the reader's language, in Chinese where the English is missing.
 */
export function summaryParts(
  field: RowsField,
  row: RowValue,
  means: { locale: Locale; dictionaries: Dictionaries; lookup: KindLookup },
): string[] {
  const shown = Object.fromEntries(
    field.fields.map((each) => [
      each.key,
      means.lookup(each).display(each, row[each.key], means.locale, means.dictionaries),
    ]),
  );
  const read = (part: string) =>
    part.replaceAll(/\{(\w+)CN\}/g, (chinese, key) =>
      means.locale !== 'CN' && shown[`${key}EN`] ? `{${key}EN}` : chinese,
    );
  const parts = field.summary.map((part) => fill(read(part), shown, means.locale));
  return [...new Set(parts)].filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function maskRow(field: RowsField, row: unknown, lookup: KindLookup): unknown {
  return isRecord(row) ? maskFields(field.fields, row, lookup) : row;
}

function haveShape(field: RowsField, rows: readonly unknown[], lookup: KindLookup): boolean {
  const ids = new Set<unknown>();
  return rows.every((row) => {
    if (!isRecord(row)) return false;
    const { id, ...values } = row;
    if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || ids.has(id)) return false;
    ids.add(id);
    return shapeProblems(field.fields, values, lookup).length === 0;
  });
}

function countProblems(field: RowsField, count: number): Problem[] {
  if (count > field.max) return [{ path: '', key: 'TOO_MANY_ROWS', params: { count, max: field.max } }];
  if (field.min !== undefined && count < field.min) {
    return [{ path: '', key: 'TOO_FEW_ROWS', params: { count, min: field.min } }];
  }
  return [];
}
