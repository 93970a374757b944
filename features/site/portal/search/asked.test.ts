import { expect, test } from 'vitest';
import { readAsked, writeAsked } from './asked.ts';

const read = (query: string) => readAsked(new URLSearchParams(query));

test('a search is read from its address and written back the same', () => {
  const query = 'key=公寓&type=polity&from=2026-01-01&to=2026-11-21&sort=newest';
  expect(writeAsked(read(query)).toString()).toBe(new URLSearchParams(query).toString());
  expect(writeAsked({ key: '公寓', sort: 'relevance', type: undefined }).toString()).toBe(
    new URLSearchParams('key=公寓').toString(),
  );
});

test('nonsense in the address falls away', () => {
  expect(read('type=spam&from=2026-02-31&to=soon&sort=worst')).toEqual({ key: '' });
  expect(read(`key=%20${'长'.repeat(200)}`).key).toHaveLength(100);
});
