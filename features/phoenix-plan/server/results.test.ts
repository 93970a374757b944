import { expect, test } from 'vitest';
import { aDay, addAccounts, addWindow, asApplicant } from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { createTestServices } from '#server/testing.ts';
import { readResults } from './results.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin');
await addWindow(services, { programme: 'ppapply' });

const aCase = (id: string, values: Partial<typeof applications.$inferInsert> = {}) => ({
  id,
  tenantId: 'tenant-a',
  programme: 'ppapply',
  year: 2025,
  ownerId: id,
  state: 'EFFECTIVE',
  submittedAt: aDay,
  ...values,
});

test('results count what was handed in and who was selected, anonymised cases too, of years that are decided alone', async () => {
  await services.database.asOwner((db) =>
    db
      .insert(applications)
      .values([
        aCase('one', { noticeId: 'notice-1' }),
        aCase('two', { state: 'ENDED', noticeId: 'notice-1' }),
        aCase('three', { state: 'REJECTED', noticeId: 'notice-2' }),
        aCase('four', { state: 'REVOKED' }),
        aCase('draft', { state: 'DRAFT', submittedAt: null }),
        aCase('gone', { deletedAt: aDay }),
        aCase('refused', { year: 2024, state: 'REJECTED' }),
        aCase('undecided', { year: 2023, state: 'REVIEW' }),
        aCase('decided', { year: 2023 }),
        aCase('open', { year: 2026 }),
        aCase('other', { programme: 'talentapply' }),
        aCase('elsewhere', { tenantId: 'tenant-b' }),
      ]),
  );
  expect(await asApplicant(services, 'lin', readResults)).toEqual({
    years: [{ year: 2025, applied: 5, selected: 3, granted: null, notice: 'notice-1' }],
    underWay: [2026, 2023],
  });
});
