import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import type { Dictionaries, Option } from '../dictionaries/option.ts';
import { type Locale, type Text, textIn } from '../texts/text.ts';
import type { Column, Filter, Mark, Resource } from './resource.ts';

/** In which language a record is read, and the names of its stored values. */
export interface Reading {
  readonly locale: Locale;
  /** Dictionaries and the tenant's own lists, by name. */
  readonly options: Dictionaries;
}

/** A value of a record as plain text, for files: instants as minutes in Asia/Shanghai, empty for what is missing. */
export function cellText(resource: Resource, column: Column, value: unknown, reading: Reading): string {
  const { locale } = reading;
  if (value === null || value === undefined || column.kind === 'image') return '';
  // What is in order needs no words.
  if (column.kind === 'marks')
    return cellText(
      resource,
      { ...column, kind: 'texts' },
      (value as Mark[]).filter(({ tone }) => tone !== 'done'),
      reading,
    );
  if (Array.isArray(value))
    return value.map((each) => cellText(resource, column, each, reading)).join(locale === 'CN' ? '、' : ', ');
  if (typeof value === 'boolean') return textIn(value ? yes : no, locale);
  if (isText(value)) return textIn(value, locale);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (column.kind === 'date-time') return minuteOf(text);
  if (column.kind === 'status') return textIn(resource.statuses?.[text]?.label ?? same(text), locale);
  return textIn(optionLabel(resource, column.key, text, reading.options) ?? same(text), locale);
}

/** Title of a column with its unit, in the head of tables and files. */
export function headText({ title, unit }: Column, locale: Locale): string {
  if (!unit) return textIn(title, locale);
  return locale === 'CN' ? `${title.CN}（${unit.CN}）` : `${title.EN} (${unit.EN})`;
}

/** What a filter is set to, in words. */
export function filterText(filter: Filter, value: unknown, { locale, options }: Reading): string {
  if (filter.kind === 'date-range') {
    const [from, to] = value as [string | null, string | null];
    return [from || '…', to || '…'].join(locale === 'CN' ? ' 至 ' : ' to ');
  }
  const list = 'options' in filter ? optionsIn(filter.options, options) : [];
  const texts = (Array.isArray(value) ? value : [value]).map((each) => {
    const found = list.find((option) => option.value === each);
    return found ? textIn(found.label, locale) : String(each);
  });
  return texts.join(locale === 'CN' ? '、' : ', ');
}

/** The label of a stored value, if a choice of the resource's form or filters has it. */
export function optionLabel(
  resource: Resource,
  key: string,
  value: string,
  options: Dictionaries = {},
): Text | undefined {
  for (const each of [...(resource.form ?? []), ...resource.filters]) {
    if (each.key !== key || !('options' in each)) continue;
    const found = optionsIn(each.options, options).find((option) => option.value === value);
    if (found) return found.label;
  }
  return undefined;
}

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'CN' in value && 'EN' in value;
}

const yes = { CN: '是', EN: 'Yes' };
const no = { CN: '否', EN: 'No' };

function optionsIn(list: string | readonly Option[] | readonly { value: string; label: Text }[], known: Dictionaries) {
  return typeof list === 'string' ? (known[list] ?? []) : list;
}

function same(text: string): Text {
  return { CN: text, EN: text };
}

function minuteOf(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : dateTimeInShanghai(at);
}
