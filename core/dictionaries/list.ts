import type { Option } from './option.ts';

/** A dictionary written as `VALUE: [Chinese, English]` or `VALUE: [Chinese, English, parent]`. */
export function listOf(entries: Readonly<Record<string, readonly [string, string, string?]>>): readonly Option[] {
  return Object.entries(entries).map(([value, [CN, EN, parent]]) => ({
    value,
    label: { CN, EN },
    ...(parent ? { parent } : {}),
  }));
}
