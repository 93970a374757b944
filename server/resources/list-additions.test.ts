import { expect, test } from 'vitest';
import { getResource } from '#features/resources.ts';
import { features } from '#features/server.ts';
import { asActor, createDemoServices } from '#server/testing.ts';

const services = await createDemoServices();

test.each(features.listAdditions.map((added) => [added.addition.resource, added] as const))(
  'what a room adds to %s is read in its rows',
  async (code, { addition }) => {
    const resource = getResource(code);
    const keys = addition.columns.map(({ key }) => key);
    expect(resource.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    const { rows } = await asActor(
      services,
      { tenantId: 't-yunting', actor: { id: 'reader' }, side: 'office', reach: 'ALL' },
      (scope) =>
        features.stores[code]!.list(scope, {
          filter: {},
          sort: resource.sort.key,
          descending: resource.sort.descending,
          limit: 5,
          offset: 0,
        }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) for (const key of keys) expect(row).toHaveProperty(key);
  },
);
