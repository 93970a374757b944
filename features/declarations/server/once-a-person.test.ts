import { expect, test } from 'vitest';
import { settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, asApplicant, saveOne } from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { employees, sheetRows } from '#features/declarations/demo/employees.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';
import { answerPrepared, readPrepared } from './prepared.ts';
import { saveBatch } from './save.ts';
import { declarationRows } from './tables.ts';
import { addCompany, sheetOf } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await addCompany(services, 'acme', 'agent');

test('what a company filled in is not taken up beside a live application of the same person in another account', async () => {
  const id = await sheetOf(services, 'agent', sheetRows(employees(1, 'example.com')));
  await asApplicant(services, 'agent', (scope) => saveBatch(scope, { id, rev: 0, lines: [2], reqId: newId() }));
  await addAccounts(services, 'staff1');
  const { rows } = await asApplicant(services, 'staff1', readPrepared);
  const take = () =>
    settle(
      asApplicant(services, 'staff1', (scope) =>
        answerPrepared(scope, { id: rows[0]!.id, answer: 'TAKE', reqId: newId() }),
      ),
    );
  const elsewhere = await saveOne(services, 'another', { programme: 'talentapply', section: 'person', values: {} });
  const stands = (state: string) =>
    services.database.asOwner(async (db) => {
      const [row] = await db.select().from(declarationRows).where(eq(declarationRows.id, rows[0]!.id));
      await db.update(applications).set({ state, personKey: row!.personKey }).where(eq(applications.id, elsewhere));
    });
  await stands('ACCEPTING');
  expect(await take()).toMatchObject({ key: 'PERSON_APPLIED' });
  await stands('CLOSED');
  expect(await take()).toMatchObject({ applicationId: expect.any(String) });
});
