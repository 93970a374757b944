import { expect, test } from 'vitest';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asOperator,
  saveAll,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import { eq } from '#server/database/sql.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { tryYear } from './try-year.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-b']);
await addAccounts(services, 'lin', 'zhou', 'chen');
await addWindow(services);

const tried = (tenantId = 'tenant-a') =>
  settle(
    asActor(services, { actor: { id: 'boss' }, side: 'office', tenantId }, (scope) =>
      tryYear(scope, { tenantId, id: 'next' }),
    ),
  );
const openNext = (settings: YearSettings, quota: number | null = null) =>
  services.database.asOwner(async (db) => {
    await db.delete(windows).where(eq(windows.id, 'next'));
    await db.insert(windows).values({
      id: 'next',
      tenantId: 'tenant-a',
      programme: 'apartapply',
      year: 2027,
      titleCN: '二七',
      titleEN: '2027',
      opensAt: new Date('2027-10-01T00:00:00Z'),
      closesAt: new Date('2027-12-01T00:00:00Z'),
      settings,
      quota,
      createdAt: aDay,
      updatedAt: aDay,
    });
  });

test('nothing was handed in the year before, and another tenant’s year is not there', async () => {
  await openNext({});
  await saveAll(services, 'chen');
  expect(await tried()).toMatchObject({ year: 2026, cases: 0, tried: 0, whole: 0, faults: [] });
  expect(await tried('tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
});

test('a year is tried on what was handed in: a paper nobody had, a number too many, and steps that took longer', async () => {
  const id = await submitted(services, 'lin');
  await submitted(services, 'zhou');
  await openNext({}, 2);
  expect(await tried()).toMatchObject({ cases: 2, tried: 2, whole: 2, quota: 2, faults: [] });

  const paper = { id: 'lease', nameCN: '租赁备案表', nameEN: 'Lease filing form', needed: 'YES' } as const;
  await openNext({ furtherMaterials: [paper], stepDays: [{ id: 'a', state: 'ACCEPTING', days: 1 }] });
  // Two working days later: accepted a day later than the year to come allows.
  services.setNow(new Date('2026-11-24T02:00:00Z'));
  await asOperator(services, 'wang', (scope) => claimCase(scope, { id }));
  const { rev } = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
  await asOperator(services, 'wang', (scope) => decideCase(scope, { id, rev, action: 'accept' }));
  const found = await tried();
  expect(found).toMatchObject({
    whole: 0,
    faults: [{ path: 'materials.year_lease', label: { CN: '租赁备案表' }, isMissing: true, cases: 2 }],
  });
  expect((found as { steps: { state: string }[] }).steps.find(({ state }) => state === 'ACCEPTING')).toMatchObject({
    days: 1,
    cases: 1,
    late: 1,
    longest: 2,
  });
});
