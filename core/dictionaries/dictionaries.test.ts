import { expect, test } from 'vitest';
import regionRows from '#data/regions.json' with { type: 'json' };
import type { Option } from './option.ts';
import { regions } from './regions.ts';
import { type DictionaryName, dictionaries } from './registry.ts';

/** Whose values narrow a dictionary. */
const narrowedBy: Partial<Record<DictionaryName, DictionaryName>> = {
  phoenixItem: 'phoenixType',
  talentClause: 'talentClass',
};

test.each(Object.entries(dictionaries) as [DictionaryName, readonly Option[]][])(
  '%s has each value once, in both languages, under a parent that exists',
  (name, options) => {
    const values = options.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.length).toBeGreaterThan(1);
    expect(options.filter(({ value, label }) => !value || !label.CN || !label.EN)).toEqual([]);
    const above = narrowedBy[name];
    const parents = new Set<string | undefined>(above ? dictionaries[above].map(({ value }) => value) : [undefined]);
    expect(options.filter(({ parent }) => !parents.has(parent))).toEqual([]);
  },
);

test('each region has a code of its own and both names, and hangs under the one it is part of', () => {
  const codes = regionRows.map(([code]) => code!);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(regionRows.filter((row) => row.length !== 3 || !/^\d{6}$/.test(row[0]!) || row.includes(''))).toEqual([]);
  expect(regions.filter(({ value }) => !value.endsWith('0000'))).toEqual([]);
  expect(regions.flatMap(flatten)).toHaveLength(codes.length);
});

function flatten(option: Option): Option[] {
  return [option, ...(option.children ?? []).flatMap(flatten)];
}
