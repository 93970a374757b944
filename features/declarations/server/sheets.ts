import { buffer } from 'node:stream/consumers';
import type { InputOf } from '#core/contracts/contract.ts';
import type { Field } from '#core/forms/field.ts';
import { allOptions } from '#core/forms/options.ts';
import { mostSheetRows } from '#core/resources/import-calls.ts';
import { fill } from '#core/texts/fill.ts';
import { textIn } from '#core/texts/text.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import type { batchFailedCall, batchTemplateCall } from '#features/declarations/calls.ts';
import { type Column, columnsOf } from '#features/declarations/shared/columns.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { hit } from '#server/base/limits.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import type { FileAnswer } from '#server/handle.ts';
import { adviceOn } from '#server/imports/sheets.ts';
import type { ActorScope } from '#server/scope.ts';
import { type CheckedRow, checkRows } from './check.ts';
import { getBatch, readRows } from './find-batch.ts';
import { batchWords } from './words.ts';

/** An empty sheet of a programme, with lists to choose from and a page about each column. */
export async function batchTemplate(
  scope: ActorScope,
  { programme: code }: InputOf<typeof batchTemplateCall>,
): Promise<FileAnswer> {
  await requireCompany(scope, code);
  await hit(scope, 'export', scope.actor.id);
  const programme = definitionOf(code);
  const { template } = batchWords(scope.locale);
  const name = `${textIn(programme.name, scope.locale)}-${template}.xlsx`;
  return sheet(scope, { title: textIn(programme.name, scope.locale), name, columns: columnsOf(programme), rows: [] });
}

/** The rows of which nothing was made, as they stand, with the reason behind each: mended, they can be handed in again. */
export async function failedRows(scope: ActorScope, { id }: InputOf<typeof batchFailedCall>): Promise<FileAnswer> {
  const found = await getBatch(scope, id);
  await hit(scope, 'export', scope.actor.id);
  const { batch, columns, programme } = found;
  const open = (await readRows(scope, id)).filter(({ state }) => state === 'OPEN');
  const checked = await checkRows(scope, found, open);
  const words = batchWords(scope.locale);
  const stem = batch.name.replace(/\.[A-Za-z]{3,4}$/, '');
  // While it is being checked only what stands in the way is of use.
  const rows = checked.filter(({ state }) => batch.state !== 'CHECKING' || !['ok', 'warn'].includes(state));
  return sheet(scope, {
    title: textIn(programme.name, scope.locale),
    name: `${stem}_${words.failed}.xlsx`,
    columns,
    rows: rows.map((each) => [...columns.map(({ key }) => each.row.cells[key] ?? ''), reasonOf(scope, columns, each)]),
    last: words.problem,
  });
}

function reasonOf({ locale }: ActorScope, columns: readonly Column[], row: CheckedRow): string {
  const words = batchWords(locale);
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.field.label;
  const told = row.problems.map(({ column, msg }) => {
    const label = labelOf(column);
    return label ? `${textIn(label, locale)}: ${msg}` : msg;
  });
  if (row.live !== null) told.unshift(fill(words.live, { no: row.live || words.draft }, locale));
  if (row.twin !== null) told.unshift(fill(words.twin, { line: row.twin }, locale));
  return told.length > 0 ? told.join('\n') : words.left;
}

interface Sheet {
  readonly title: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** The head of a column behind the others. */
  readonly last?: string;
}

async function sheet({ locale, now }: ActorScope, { title, name, columns, rows, last }: Sheet): Promise<FileAnswer> {
  const words = batchWords(locale);
  const { dictionaries } = formContextAt(now);
  const heads = columns.map(({ field }) => `${textIn(field.label, locale)}${field.required === true ? ' *' : ''}`);
  const about = columns.map(({ key, field, source }) => {
    const isLater = source?.required !== undefined && field.required !== true;
    const note = key === 'contact.email' ? words.emailNote : isLater ? words.later : undefined;
    const noted = note ? ` (${note})` : '';
    return [textIn(field.label, locale), adviceOn(field, dictionaries, locale) + noted] as const;
  });
  const content = await buffer(
    xlsxStream(
      {
        title,
        head: last ? [...heads, last] : heads,
        widths: [...columns.map(() => 20), ...(last ? [60] : [])],
        choices: columns.map(({ field }) => namesOf(field)),
        rows,
        about: {
          title: words.about,
          lines: () => [['', fill(words.limits, { most: mostSheetRows }, locale)], ...about],
        },
      },
      now,
    ),
  );
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { kind: 'file', name, type, size: content.length, content };

  function namesOf(field: Field): string[] {
    return field.kind === 'choice' ? allOptions(field, dictionaries).map(({ label }) => textIn(label, locale)) : [];
  }
}
