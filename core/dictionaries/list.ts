import type { Option } from './option.ts';

/** A dictionary written as `VALUE: [Chinese, English]` or `VALUE: [Chinese, English, parent]`. */
export function listOf(entries: Readonly<Record<string, readonly [string, string, string?]>>): readonly Option[] {
  return readRows(Object.entries(entries).map(([value, [CN, EN, parent = '']]) => [value, CN, EN, parent]));
}

/** A dictionary of `data/`: rows of value, Chinese, English and, where one value of another field narrows it, that value. */
export function readRows(rows: readonly (readonly string[])[]): readonly Option[] {
  return rows.map(([value = '', CN = '', EN = '', parent]) => ({
    value,
    label: { CN, EN },
    ...(parent ? { parent } : {}),
  }));
}
