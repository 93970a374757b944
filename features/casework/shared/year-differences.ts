import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import { displayField, rowSummary } from '#core/forms/kinds.ts';
import { isSame } from '#core/forms/merge.ts';
import type { RowValue, Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { programmeYear } from '#features/casework/resources/programme-year.ts';
import { sectionOf } from './year-sections.ts';

/** One field, or one row of a field, that differs; '' where there is nothing on a side. */
export interface YearDifference {
  readonly section: string;
  readonly key: string;
  readonly label: Text;
  readonly before: Text;
  readonly after: Text;
}

/** By which field of its rows a list is the same row in another year. */
const rowNames: Readonly<Record<string, string>> = { quotas: 'item', stepDays: 'state', types: 'type' };

/** What one form of a year says otherwise than another, in the order of the form. */
export function yearDifferences(before: Values, after: Values): YearDifference[] {
  return (programmeYear.form ?? []).flatMap((field) => {
    if (field.kind === 'rows') return rowDifferences(field, rowsOf(before[field.key]), rowsOf(after[field.key]));
    const [was, is] = [shown(field, before[field.key]), shown(field, after[field.key])];
    if (isSame(was, is)) return [];
    return { section: sectionOf(field.key), key: field.key, label: field.label, before: was, after: is };
  });
}

type RowsField = Extract<Field, { kind: 'rows' }>;

function rowDifferences(field: RowsField, before: readonly RowValue[], after: readonly RowValue[]): YearDifference[] {
  const nameOf = (row: RowValue) => String(row[rowNames[field.key] ?? 'id'] ?? row.id);
  const [was, is] = [new Map(before.map((row) => [nameOf(row), row])), new Map(after.map((row) => [nameOf(row), row]))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [one, other] = [was.get(name), is.get(name)];
    if (isSame(plain(one), plain(other))) return [];
    const line = (row: RowValue | undefined) =>
      both((locale) => (row ? rowSummary(field, row, locale, dictionaries) : ''));
    return {
      section: sectionOf(field.key),
      key: `${field.key}.${name}`,
      label: field.label,
      before: line(one),
      after: line(other),
    };
  });
}

function shown(field: Field, value: unknown): Text {
  return both((locale) => displayField(field, value, locale, dictionaries));
}

function both(text: (locale: 'CN' | 'EN') => string): Text {
  return { CN: text('CN'), EN: text('EN') };
}

function rowsOf(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? value : [];
}

/** A row without its id, and without what stands empty in it. */
function plain(row: RowValue | undefined): Values | undefined {
  if (!row) return undefined;
  const filled = Object.entries(row).filter(
    ([key, value]) => key !== 'id' && value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(filled);
}
