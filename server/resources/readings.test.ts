import { describe, expect, test } from 'vitest';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { sql } from '#server/database/sql.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { readPosition, writePosition } from './query.ts';
import { readings } from './readings.ts';
import type { ListPage, ListQuery } from './store.ts';

const services = await createTestServices();
const actor = { id: 'reader' };

/** Rows in which values stand twice, are missing, differ by a microsecond only, and sort otherwise in English. */
const rows = Array.from({ length: 40 }, (_, at) => ({
  id: `r${String((at * 7) % 40).padStart(2, '0')}`,
  count: at % 5 === 0 ? null : at % 7,
  at: at % 6 === 0 ? null : `2026-11-20T10:00:00.00000${at % 4}Z`,
  share: at % 3 === 0 ? 1 / 3 : at / 7,
  name: at % 8 === 0 ? null : ['甲', '乙', 'a%_', "o'", ''][at % 5],
  title: { CN: ['长江', '黄河', '珠江'][at % 3], EN: ['Yangtze', 'Huanghe', 'Pearl'][(at + 1) % 3] },
}));
const orders = ['count', 'at', 'share', 'name', 'title', 'id'];

const store = readings({
  resource: {
    code: 'rows',
    filters: [{ key: 'keyword', kind: 'keyword', label: { CN: '', EN: '' }, hint: { CN: '', EN: '' } }],
  },
  select: () => sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(id text, count int, at timestamptz, share float8, name text, title jsonb)`,
  texts: ['title'],
  keyword: ['title'],
});

const read = (query: Partial<ListQuery>, locale: 'CN' | 'EN' = 'CN') =>
  asActor(services, { actor, locale }, (scope) =>
    store.list(scope, { filter: {}, sort: 'id', descending: false, limit: 7, offset: 0, ...query }),
  );
const idsOf = ({ rows: found }: ListPage) => found.map(({ id }) => id);

describe.each(orders.flatMap((sort) => [false, true].map((descending) => ({ sort, descending }))))(
  'by $sort, descending $descending',
  (order) => {
    test.each(['CN', 'EN'] as const)('pages go forth and back over every row once, read in %s', async (locale) => {
      const all = idsOf(await read({ ...order, limit: 100 }, locale));
      expect(new Set(all).size).toBe(rows.length);
      const forth: string[] = [];
      let page = await read(order, locale);
      expect(page.previous).toBeNull();
      for (;;) {
        forth.push(...idsOf(page));
        if (!page.next) break;
        page = await read({ ...order, from: readPosition('after', writePosition(page.next)) }, locale);
      }
      expect(forth).toEqual(all);
      const back = idsOf(page);
      while (page.previous) {
        page = await read({ ...order, from: readPosition('before', writePosition(page.previous)) }, locale);
        back.unshift(...idsOf(page));
      }
      expect(back).toEqual(all);
    });
  },
);

test('what has no value stands last in both directions, and equal values by their ids', async () => {
  for (const descending of [false, true]) {
    const found = (await read({ sort: 'count', descending, limit: 100 })).rows;
    const missing = found.findIndex(({ count }) => count === null);
    expect(found.slice(missing).every(({ count }) => count === null)).toBe(true);
    const same = found.filter(({ count }) => count === 3).map(({ id }) => id);
    expect(same).toEqual(same.toSorted());
  }
});

test('a page by its number has the positions of the pages beside it', async () => {
  const second = await read({ offset: 7 });
  const third = await read({ offset: 14 });
  expect(idsOf(await read({ from: second.next! }))).toEqual(idsOf(third));
  expect(idsOf(await read({ from: third.previous! }))).toEqual(idsOf(second));
  expect((await read({ offset: 100 })).rows).toEqual([]);
});

test('a position stays good when its row is gone', async () => {
  const { next } = await read({ sort: 'share' });
  const after = idsOf(await read({ sort: 'share', from: next! }));
  expect(idsOf(await read({ sort: 'share', from: { ...next!, id: `${next!.id}0` } }))).toEqual(after);
});

test('a list counts no further than one beyond its numbered rows', async () => {
  const long = readings({
    resource: { code: 'rows', filters: [] },
    select: () => sql`select n::text as id from generate_series(1, 5000) as n`,
  });
  await asActor(services, { actor }, async (scope) => {
    const query = { filter: {}, sort: 'id', descending: false };
    expect((await long.list(scope, { ...query, limit: 20, offset: 0 })).total).toBe(numberedRows + 1);
    expect(await long.count(scope, query, 3000)).toBe(3000);
    expect(await long.count(scope, query, 10_000)).toBe(5000);
    expect((await long.list(scope, { ...query, ids: ['7', '4000'], limit: 20, offset: 0 })).total).toBe(2);
  });
});

test('a position of another order is refused by name', async () => {
  const from = { side: 'after', value: 'yellow', id: 'r01' } as const;
  await expect(read({ sort: 'at', from })).rejects.toMatchObject({ key: 'INVALID', fields: [{ path: 'after' }] });
  for (const made of ['', 'x', writePosition({ ...from, value: 7 as never })])
    expect(() => readPosition('before', made)).toThrow(expect.objectContaining({ key: 'INVALID' }));
});
