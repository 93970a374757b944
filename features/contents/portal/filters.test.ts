import { expect, test } from 'vitest';
import { type FilterSpec, inputOf, readFilters, writeFilters } from './filters.ts';

const spec: FilterSpec = {
  facets: { kind: ['NOTICE', 'RESULT'], level: ['CITY'] },
  dates: true,
  number: true,
};
const read = (query: string) => readFilters(spec, new URLSearchParams(query));

test('sensible filters are read and written back the same', () => {
  const query = 'keyword=公寓&kind=RESULT&from=2026-10-01&to=2026-11-21&number=汀〔2026〕3';
  expect(read(query).ignored).toEqual([]);
  expect(writeFilters(spec, read(query).filters).toString()).toBe(new URLSearchParams(query).toString());
});

test('nonsense is left out and named', () => {
  expect(read('kind=SPAM&level=MARS&from=2026-02-30&to=soon')).toEqual({
    filters: {},
    ignored: ['kind=SPAM', 'level=MARS', 'from=2026-02-30', 'to=soon'],
    order: undefined,
    reversed: false,
  });
});

test('what a list does not filter by is not read', () => {
  const plain: FilterSpec = { facets: {} };
  expect(readFilters(plain, new URLSearchParams('from=2026-10-01&number=3&kind=RESULT'))).toEqual({
    filters: {},
    ignored: [],
    order: undefined,
    reversed: false,
  });
});

test('a range the wrong way round is swapped and said so', () => {
  expect(read('from=2026-11-21&to=2026-10-01')).toEqual({
    filters: { from: '2026-10-01', to: '2026-11-21' },
    ignored: [],
    reversed: true,
  });
});

test('a keyword is trimmed and cut to what the call takes', () => {
  expect(read(`keyword=${'x'.repeat(300)}`).filters.keyword).toHaveLength(100);
  expect(read('keyword=%20%20').filters).toEqual({});
});

test('the call is asked by facet, and only for what was chosen', () => {
  expect(inputOf(spec, { keyword: '公寓', kind: 'RESULT', to: '2026-11-21', level: undefined })).toEqual({
    keyword: '公寓',
    to: '2026-11-21',
    filter: { kind: 'RESULT' },
  });
  expect(inputOf(spec, {})).toEqual({});
});

test('an order that the list has is read and written; the first of them is not written', () => {
  const sorted: FilterSpec = { facets: {}, orders: ['newest', 'oldest'] };
  expect(readFilters(sorted, new URLSearchParams('order=oldest')).order).toBe('oldest');
  expect(readFilters(sorted, new URLSearchParams('order=newest')).order).toBeUndefined();
  expect(readFilters(sorted, new URLSearchParams('order=level'))).toMatchObject({
    order: undefined,
    ignored: ['order=level'],
  });
  expect(writeFilters(sorted, {}, 'oldest').toString()).toBe('order=oldest');
  expect(writeFilters(sorted, {}, 'newest').toString()).toBe('');
  expect(inputOf(sorted, {}, 'oldest')).toEqual({ order: 'oldest' });
});
