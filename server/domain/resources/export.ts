import { Refusal } from '#core/errors.ts';
import type { Column, Resource } from '#core/resources/resource.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { FileAnswer } from '../../handle.ts';
import type { ActorScope } from '../../scope.ts';
import { csvLine, csvStart } from '../exports/csv.ts';
import { logBusiness } from '../logs/business-log.ts';
import type { Store, Values } from './store.ts';
import { readQuery } from './verbs.ts';

interface ExportInput {
  readonly filter?: Values;
  readonly sort?: string;
  readonly descending?: boolean;
  readonly columns: readonly string[];
}

/** Rows of one export; longer lists are cut, and the file says so. */
const limit = 5000;

/** The filtered list with the chosen columns as CSV, masked as on the screen; the export itself is logged. */
export async function exportResource(
  scope: ActorScope,
  { resource, store, input }: { resource: Resource; store: Store; input: ExportInput },
): Promise<FileAnswer> {
  const columns = input.columns.map((key) => {
    const column = resource.columns.find((each) => each.key === key);
    if (!column) throw new Refusal('INVALID', { fields: [{ path: 'columns', key: 'INVALID', msg: key }] });
    return column;
  });
  const query = { ...readQuery(resource, input), limit, offset: 0 };
  const { rows, total } = await store.list(scope, query);
  const { locale } = scope;
  const lines = [
    csvLine(columns.map((column) => textIn(column.title, locale))),
    ...rows.map((row) => csvLine(columns.map((column) => cellText(resource, column, row[column.key], locale)))),
  ];
  if (total > rows.length) lines.push(csvLine([`${rows.length} / ${total}`]));
  await logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action: 'EXPORT',
    objectType: resource.objectType,
    objectId: 'list',
    title: textIn(resource.name, 'CN'),
    text: {
      CN: `导出${resource.name.CN} ${rows.length} 行`,
      EN: `exported ${rows.length} rows of ${resource.name.EN}`,
    },
  });
  return {
    kind: 'file',
    name: `${textIn(resource.name, locale)}-${scope.now.toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Buffer.from(csvStart + lines.join('')),
  };
}

function cellText(resource: Resource, column: Column, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'status') return textIn(resource.statuses?.[String(value)]?.label ?? same(String(value)), locale);
  if (Array.isArray(value)) return value.map((each) => cellText(resource, column, each, locale)).join('; ');
  if (typeof value === 'object' && 'CN' in value) return textIn(value as Text, locale);
  if (column.kind === 'date-time') return shanghai(String(value));
  return String(value);
}

function same(text: string): Text {
  return { CN: text, EN: text };
}

function shanghai(instant: string): string {
  return new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
