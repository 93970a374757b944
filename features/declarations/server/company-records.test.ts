import { expect, test } from 'vitest';
import { aDay, addAccounts, asApplicant } from '#features/casework/server/applications/testing.ts';
import { readCompanyRecords } from '#features/casework/server/employer/company-records.ts';
import { employees, sheetRows } from '#features/declarations/demo/employees.ts';
import { newId } from '#server/base/ids.ts';
import { createTestServices } from '#server/testing.ts';
import { saveBatch } from './save.ts';
import { addCompany, sheetOf } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
const good = sheetRows(employees(6, 'example.com'));
await addCompany(services, 'acme', 'agent', 'colleague');
await addCompany(services, 'other', 'stranger');
await addAccounts(services, 'staff1');

test('the desk of the company says of each batch how it stands and what comes next, to its own agents alone', async () => {
  const desk = (who: string) => asApplicant(services, who, readCompanyRecords);
  const id = await sheetOf(services, 'agent', good);
  const path = `/personal/declare-batch/${id}`;
  expect(await desk('colleague')).toMatchObject({
    rows: [{ people: 6, state: { CN: '单位核对中' }, next: { step: 'CHECK', path } }],
  });
  expect(await desk('stranger')).toEqual({ rows: [] });
  await asApplicant(services, 'agent', (scope) => saveBatch(scope, { id, rev: 0, lines: [2, 3], reqId: newId() }));
  expect(await desk('agent')).toMatchObject({
    rows: [{ state: { CN: '已生成' }, next: { step: 'UNDO', path, until: expect.any(String) } }],
  });
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await desk('agent')).toMatchObject({ rows: [{ next: { step: 'SEE', path, until: null } }] });
  await expect(desk('staff1')).rejects.toMatchObject({ key: 'COMPANY_NOT_AUTHENTICATED' });
});
