import { buffer } from 'node:stream/consumers';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import { allOptions } from '#core/forms/options.ts';
import { mostSheetRows } from '#core/resources/import-calls.ts';
import { importedFields, type Resource } from '#core/resources/resource.ts';
import { fill } from '#core/texts/fill.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { fileTypes } from '#server/exports/write-listing.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { Call } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Columns, ImportedRow } from './import-rows.ts';
import { importWords } from './words.ts';

/** Options of a column that are told by name; beyond them the form is to be looked at. */
const mostNamed = 60;

/** A sheet with the columns of an import and no rows; its second page says what goes into each. */
export async function templateSheet(scope: ActorScope, { resource, store }: Pick<Call<unknown>, 'resource' | 'store'>) {
  const options = { ...dictionaries, ...(await store.options?.(scope)) };
  const fields = importedFields(resource);
  return sheet(scope, { resource, fields, name: importWords(scope.locale).template, rows: [], options });
}

/** The rows that were refused, as they stood, with the reason behind each: mended, it can be imported again. */
export function refusedSheet(
  scope: ActorScope,
  { resource, columns, rows }: { resource: Resource; columns: Columns; rows: readonly ImportedRow[] },
) {
  const { fields } = columns;
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label;
  const reason = ({ problems }: ImportedRow) =>
    problems
      .map(({ key, msg }) => (key && labelOf(key) ? `${textIn(labelOf(key)!, scope.locale)}: ${msg}` : msg))
      .join('\n');
  const refused = rows.filter(({ outcome }) => outcome === 'REFUSE').map((row) => [...row.cells, reason(row)]);
  const { refused: name, problem } = importWords(scope.locale);
  return sheet(scope, { resource, fields, name, rows: refused, options: dictionaries, last: problem });
}

interface Sheet {
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly options: Dictionaries;
  /** The head of a column behind those of the fields. */
  readonly last?: string;
}

async function sheet({ locale, now }: ActorScope, parts: Sheet): Promise<FileAnswer> {
  const { resource, fields, name, rows, options, last } = parts;
  const words = importWords(locale);
  const heads = fields.map((field) => `${textIn(field.label, locale)}${field.required === true ? ' *' : ''}`);
  const title = textIn(resource.name, locale);
  const lines = () =>
    [
      ['', fill(words.limits, { most: mostSheetRows }, locale)],
      ...fields.map((field) => [textIn(field.label, locale), adviceOn(field, options, locale)] as const),
    ] as const;
  const content = await buffer(
    xlsxStream(
      {
        title,
        head: last ? [...heads, last] : heads,
        widths: [...fields.map(() => 22), ...(last ? [60] : [])],
        rows,
        about: { title: words.about, lines },
      },
      now,
    ),
  );
  return { kind: 'file', name: `${title}-${name}.xlsx`, type: fileTypes.xlsx, size: content.length, content };
}

/** What goes into the cells of a field, in words. */
export function adviceOn(field: Field, options: Dictionaries, locale: Locale): string {
  const words = importWords(locale);
  const parts = [field.required === true ? words.needed : words.optional];
  if ('options' in field) {
    const names = allOptions(field, options).map(({ label }) => textIn(label, locale));
    const listed =
      names.slice(0, mostNamed).join(locale === 'CN' ? '、' : ', ') + (names.length > mostNamed ? '…' : '');
    parts.push((field.kind === 'multi-choice' ? words.someOf : words.oneOf) + listed);
  }
  if (field.kind === 'date') parts.push(words.day);
  if (field.kind === 'month') parts.push(words.month);
  if (field.kind === 'region') parts.push(words.region);
  if (field.hint) parts.push(textIn(field.hint, locale));
  return parts.join(locale === 'CN' ? '；' : '; ');
}
