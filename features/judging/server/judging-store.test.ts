import { expect, test } from 'vitest';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createDemoServices } from '#server/testing.ts';
import { judgingStore } from './judging-store.ts';
import { judgings } from './tables.ts';

const services = await createDemoServices();

test('a round that has a judging says so where one is chosen, and comes after those that have none', async () => {
  const [tenant] = await services.database.asOwner((db) =>
    db.select().from(tenants).where(eq(tenants.code, 'yunting')),
  );
  const options = await asOperator(services, 'wang', (scope) => judgingStore.options!(scope), { tenantId: tenant!.id });
  const taken = await services.database.asOwner((db) => db.select({ id: judgings.roundId }).from(judgings));
  const isTaken = options.rounds!.map(({ value }) => taken.some(({ id }) => id === value));
  expect(options.rounds!.map(({ label }) => label.CN.endsWith('（已设评审）'))).toEqual(isTaken);
  // Free ones first, and the demo has both.
  expect(isTaken).toEqual([...isTaken].sort());
  expect(new Set(isTaken).size).toBe(2);
});
