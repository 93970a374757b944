import { expect, test } from 'vitest';
import { CN } from '#core/texts/portal/CN.ts';
import { inputOf, noticeKinds, readFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('sensible filters are read and written back the same', () => {
  const query = 'keyword=公寓&kind=RESULT&from=2026-10-01&to=2026-11-21';
  expect(read(query).ignored).toEqual([]);
  expect(writeFilters(read(query).filters).toString()).toBe(new URLSearchParams(query).toString());
});

test('nonsense is left out and named', () => {
  expect(read('kind=SPAM&from=2026-02-30&to=soon')).toEqual({
    filters: {},
    ignored: ['kind=SPAM', 'from=2026-02-30', 'to=soon'],
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
  expect(inputOf({ keyword: '公寓', kind: 'RESULT', to: '2026-11-21' })).toEqual({
    ...{ keyword: '公寓', to: '2026-11-21' },
    filter: { kind: 'RESULT' },
  });
  expect(inputOf({})).toEqual({});
});

test('every kind that an editor can choose has its word on the portal', () => {
  expect(noticeKinds).toEqual(Object.keys(CN.notify.kind));
});
