import { describe, expect, test } from 'vitest';
import type { Filter } from '#core/resources/resource.ts';
import { resources } from '#features/resources.ts';
import { stores } from '#features/server.ts';
import { byNight } from '#scripts/night.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { walk } from './store.ts';
import { listResource } from './verbs.ts';

const services = await createDemoServices();

function as<T>(locale: 'CN' | 'EN', work: (scope: ActorScope) => Promise<T>): Promise<T> {
  return asActor(
    services,
    { tenantId: 't-yunting', actor: { id: 'reader' }, side: 'office', reach: 'ALL', locale },
    work,
  );
}

/** Something that each kind of filter takes. */
const samples: Record<Filter['kind'], unknown> = {
  keyword: '人才%',
  choice: '1',
  multi: ['ON', 'OFF'],
  record: 'none',
  'date-range': ['2026-11-01', '2026-11-30'],
};

describe.each(resources.map((resource) => ({ resource, store: stores[resource.code]! })))('$resource.code', (list) => {
  const { resource, store } = list;
  const sorts = [
    resource.sort,
    ...resource.columns
      .filter(({ sortable }) => sortable)
      // By day each column in one direction, the next one in the other.
      .flatMap(({ key }, at) => byNight([at % 2 > 0], [false, true]).map((descending) => ({ key, descending }))),
  ];

  test('every order leads forth and back over the same rows', async () => {
    for (const { key: sort, descending } of sorts) {
      const whole = await firstOf({ sort, descending });
      const isOwn = sort === resource.sort.key && descending === resource.sort.descending;
      const input = { ...(isOwn ? {} : { sort, descending }), size: 9 };
      const page = (position: { after?: string; before?: string }) =>
        as('EN', (scope) => listResource(scope, { resource, store, input: { ...input, ...position } }));
      const forth: unknown[] = [];
      let here = await page({});
      for (;;) {
        forth.push(...here.rows.map(({ id }) => id));
        if (!here.next || forth.length > 60) break;
        here = await page({ after: here.next });
      }
      expect(forth, `${sort} ${descending}`).toEqual(here.next ? whole.slice(0, forth.length) : whole);
      const back = here.rows.map(({ id }) => id);
      while (here.previous) {
        here = await page({ before: here.previous });
        back.unshift(...here.rows.map(({ id }) => id));
      }
      expect(back, `${sort} ${descending}`).toEqual(forth);
    }
  });

  test('every filter can be set, and all of them at once', async () => {
    const set = Object.fromEntries(resource.filters.map(({ key, kind }) => [key, samples[kind]]));
    for (const filter of [...Object.entries(set).map(([key, value]) => ({ [key]: value })), set]) {
      const { rows, total } = await as('CN', (scope) => listResource(scope, { resource, store, input: { filter } }));
      expect(total).toBeGreaterThanOrEqual(rows.length);
    }
  });

  /** The ids as an export reads them, as far as pages are turned and a little beyond. */
  function firstOf(order: { sort: string; descending: boolean }): Promise<string[]> {
    return as('EN', async (scope) => {
      const ids: string[] = [];
      for await (const rows of walk(scope, store, { filter: {}, ...order })) {
        ids.push(...rows.map(({ id }) => id));
        if (ids.length > 100) break;
      }
      return ids;
    });
  }
});
