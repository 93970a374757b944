import { isDate, isDateTime, isMonth } from '#core/calendar/dates.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { errorText, type Refusal } from '#core/errors.ts';
import type { Field } from '#core/forms/field.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { type KnownRows, mostSheetRows } from '#core/resources/import-calls.ts';
import { importedFields } from '#core/resources/resource.ts';
import { fill } from '#core/texts/fill.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { attempt } from '#server/resources/batch-rows.ts';
import { maskValues } from '#server/resources/mask.ts';
import type { Values } from '#server/resources/store.ts';
import { type Call, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { readSheet, readSheetBytes } from './read-sheet.ts';
import { importWords } from './words.ts';

export interface SheetInput {
  /** In base64url, or the bytes of one that came in parts. */
  readonly file: string | Uint8Array;
  readonly name: string;
  readonly known: KnownRows;
}

/** The columns of a sheet that fields have, and the heads of those that none has. */
export interface Columns {
  readonly fields: readonly Field[];
  /** Position of each field's column. */
  readonly positions: readonly number[];
  readonly ignored: readonly string[];
}

export type Outcome = 'ADD' | 'CHANGE' | 'SKIP' | 'REFUSE';

/** One row of the sheet and what became of it; `line` counts from the head, which is 1. */
export interface ImportedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome;
  readonly problems: readonly { readonly key: string; readonly msg: string }[];
  /** What a record that is changed has now, cell by cell, personal data masked; null for the others. */
  readonly before: readonly string[] | null;
}

/**
 * Saves the rows of a sheet one by one, as its form would, in the transaction of the scope: a row that is refused stays
 * out and the others go on. Throws what readSheet throws, SHEET_COLUMNS,
 * SHEET_EMPTY and SHEET_ROWS.
 */
export async function importRows(
  scope: ActorScope,
  call: Call<SheetInput>,
  { most = mostSheetRows, step }: { most?: number; step?: (rows: number) => Promise<void> } = {},
) {
  const { resource, store, input } = call;
  const { file } = input;
  const [head = [], ...body] = await (typeof file === 'string' ? readSheet(scope, file) : readSheetBytes(scope, file));
  const columns = findColumns(scope, importedFields(resource), head);
  const lines = body
    .map((cells, at) => ({ line: at + 2, cells: columns.positions.map((position) => cells[position] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length === 0) throw fieldRefusal(scope, 'SHEET_EMPTY', 'file');
  if (lines.length > most) throw fieldRefusal(scope, 'SHEET_ROWS', 'file', { count: lines.length, most });
  // What the list offers is read once for the sheet, not anew with each row.
  const own = await store.options?.(scope);
  const row = own ? { ...call, store: { ...store, options: async () => own } } : call;
  const options = { ...dictionaries, region: regions, ...own };
  const seen = new Map<string, number>();
  const rows: ImportedRow[] = [];
  for (const { line, cells } of lines) {
    const values = Object.fromEntries(
      columns.fields.flatMap((field, at) =>
        cells[at] === '' ? [] : [[field.key, kindOf(field).ofCell?.(field, cells[at]!, options)]],
      ),
    );
    rows.push({ line, cells, ...(await importRow(scope, { call: row, line, values, columns, options, seen })) });
    await step?.(rows.length);
  }
  return { columns, rows };
}

interface Row {
  readonly call: Call<SheetInput>;
  readonly line: number;
  readonly values: Values;
  readonly columns: Columns;
  readonly options: Dictionaries;
  /** Lines of the rows before it, by what they are known. */
  readonly seen: Map<string, number>;
}

async function importRow(
  scope: ActorScope,
  { call: { resource, store, input }, line, values, columns, options, seen }: Row,
): Promise<Pick<ImportedRow, 'outcome' | 'problems' | 'before'>> {
  const { match } = resource.import!;
  const name = String(values[match] ?? '').trim();
  const refuse = (key: string, msg: string) => ({ outcome: 'REFUSE' as const, problems: [{ key, msg }], before: null });
  const twin = seen.get(name.toLowerCase());
  if (name !== '' && twin !== undefined)
    return refuse(match, fill(importWords(scope.locale).twin, { line: twin }, scope.locale));
  seen.set(name.toLowerCase(), line);
  const id = name === '' ? null : await store.known?.(scope, name);
  if (id && input.known === 'SKIP') return { outcome: 'SKIP', problems: [], before: null };
  if (id && input.known === 'STOP') return refuse(match, errorText('DUPLICATE', scope.locale));
  // Some records are changed step by step alone: sheets of them only add.
  if (id && !resource.edit) return refuse(match, errorText('DUPLICATE', scope.locale));
  // Some lists are as they come: their sheets change what is there and add nothing.
  if (!id && !resource.add) return refuse(match, errorText('NOT_FOUND', scope.locale));
  const before = id ? await store.one(scope, id) : undefined;
  const refusal = await attempt(scope, async () => {
    // What the sheet has no column for stays; an empty cell empties.
    const told = Object.fromEntries(
      columns.fields.map((field) => [field.key, values[field.key] ?? kindOf(field).empty(field)]),
    );
    const change = before ? { id: id!, rev: before.rev, values: { ...before.values, ...told } } : { values };
    await saveResource(scope, { resource, store, input: change });
  });
  if (refusal) return { outcome: 'REFUSE', problems: problemsOf(scope, refusal, columns), before: null };
  if (!before) return { outcome: 'ADD', problems: [], before: null };
  const stored = maskValues(resource, before.values);
  const known = columns.fields.map((field) => {
    const value = stored[field.key];
    // A sheet says days as they are stored, in whatever language they are read.
    if (isDate(value) || isMonth(value) || isDateTime(value)) return value;
    return kindOf(field).display(field, value, scope.locale, options);
  });
  return { outcome: 'CHANGE', problems: [], before: known };
}

function problemsOf({ locale }: ActorScope, refusal: Refusal, { fields }: Columns) {
  const own = refusal.fields ?? [];
  if (own.length === 0) return [{ key: '', msg: errorText(refusal.key, locale, refusal.params) }];
  const keyOf = (path: string) => fields.find(({ key }) => path === key || path.startsWith(`${key}.`))?.key ?? '';
  return own.map(({ path, msg }) => ({ key: keyOf(path), msg }));
}

/** Finds the column of each field by its head: a label in either language, or the key. */
export function findColumns(
  scope: Pick<ActorScope, 'locale'>,
  fields: readonly Field[],
  head: readonly string[],
): Columns {
  const heads = head.map(bareHead);
  const position = ({ key, label }: Field) => {
    const names = [label.CN, label.EN, key].map(bareHead);
    return heads.findIndex((each) => each !== '' && names.includes(each));
  };
  const found = fields.filter((field) => position(field) >= 0);
  const missing = fields.filter((field) => field.required === true && position(field) < 0);
  if (missing.length > 0) {
    const names = missing.map(({ label }) => (scope.locale === 'CN' ? label.CN : label.EN));
    throw fieldRefusal(scope, 'SHEET_COLUMNS', 'file', { names: names.join(scope.locale === 'CN' ? '、' : ', ') });
  }
  const positions = found.map(position);
  return { fields: found, positions, ignored: head.filter((name, at) => name !== '' && !positions.includes(at)) };
}

/** A head without the mark of required columns, without spaces and brackets of either width. */
function bareHead(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s*()]/g, '')
    .toLowerCase();
}
