import { isText, optionLabel } from '#core/resources/cell-text.ts';
import type { Column, Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import { shortTime } from '#web/office/pieces/time.ts';
import type { OfficeWords } from '#web/office/texts.ts';

/** A record as the list call answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id?: unknown };

/** In which words a record is read. */
export interface CellReader {
  readonly t: OfficeWords;
  readonly read: (text: Text) => string;
}

/** Whether a record says nothing there. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What a record says in a column, however it is drawn; of tags and texts, all of them. */
export function cellWords(resource: Resource, column: Column, row: Row, { t, read }: CellReader): string {
  const value = row[column.key];
  if (isMissing(value)) return '–';
  if (column.draws?.as === 'part') return `${figure(value)} / ${figure(row[column.draws.of])}`;
  if (column.draws?.as === 'share') return `${value}%`;
  switch (column.kind) {
    case 'status':
      return read(resource.statuses?.[String(value)]?.label ?? same(String(value)));
    case 'date-time':
      return shortTime(String(value));
    case 'number':
      return figure(value);
    case 'code':
      return String(value);
    case 'tags':
    case 'texts':
    case 'marks':
      return (Array.isArray(value) ? value : [value]).map((each) => plainText(each, read)).join(t('app.listComma'));
    default:
      if (typeof value === 'boolean') return value ? t('app.yes') : t('app.no');
      return optionText(resource, column.key, value, read) ?? plainText(value, read);
  }
}

/** A value as plain text: wording in the reader's language, or in the other where it is not translated yet; the rest as it is. */
export function plainText(value: unknown, read: (text: Text) => string): string {
  if (isText(value)) return read(value) || value.CN || value.EN;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The record's name: its first column. A number alone names nothing: it stands with its title and of what it is one. */
export function rowTitle(resource: Resource, row: Row, read: (text: Text) => string): string {
  const first = resource.columns[0];
  const own = first && plainText(row[first.key] ?? '', read);
  if (!own) return read(resource.item);
  if (first.kind !== 'number') return own;
  const whole = resource.facts
    .map((key) => resource.columns.find((column) => column.key === key))
    .find((column) => column?.kind === 'text' && !column.sensitive && !isMissing(row[column.key]));
  const of = whole && (optionText(resource, whole.key, row[whole.key], read) ?? plainText(row[whole.key], read));
  return [`${read(first.title)} ${own}`, of].filter(Boolean).join(' · ');
}

/** What a stored value is called, if a choice of the resource has it. */
export function optionText(
  resource: Resource,
  key: string,
  value: unknown,
  read: (text: Text) => string,
): string | undefined {
  const label = typeof value === 'string' ? optionLabel(resource, key, value) : undefined;
  return label && read(label);
}

/** What the tag beside a column's value counts; 0 where there is none. */
export function tagCount({ tag }: Column, row: Row): number {
  return Number(tag && row[tag.count]) || 0;
}

function figure(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}

function same(text: string): Text {
  return { CN: text, EN: text };
}
