import { expect, test } from 'vitest';
import { aDay, addAccounts, addFile, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import { readCompanyRecords } from '#features/casework/server/employer/company-records.ts';
import { applications } from '#features/casework/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { aCompany } from '#features/companies/server/testing.ts';
import { companyRights } from '#features/company-rights/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { readOverview } from './overview.ts';
import { findRight, readRight, readRights } from './read.ts';
import { rightStore } from './right-store.ts';
import { deleteRight, saveRight, takeRightBack } from './write.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'mei', 'nobody');
await services.database.asOwner(async (db) => {
  await db
    .insert(companies)
    .values([
      aCompany('ours', { state: 'PASSED', validTo: '2028-01-01', region: '359902' }),
      aCompany('theirs', { state: 'PASSED', validTo: '2028-01-01', region: '359902' }),
    ]);
  const member = (companyId: string, accountId: string, role: string) => ({
    id: newId(),
    tenantId: 'tenant-a',
    companyId,
    accountId,
    role,
    state: 'ACTIVE',
  });
  await db
    .insert(companyMembers)
    .values([member('ours', 'lin', 'OWNER'), member('ours', 'zhou', 'AGENT'), member('theirs', 'mei', 'OWNER')]);
});

const type = 'talentapply';
const files = { letter: [await addFile(services, 'lin')], licence: [await addFile(services, 'lin')] };
const whole = {
  quota: 12,
  from: '2026-11-20',
  to: '2027-11-19',
  agentName: '温若川',
  agentPhone: { area: '+86', number: '13900002026' },
  agentIdentity: { type: 'PASSPORT', number: 'E20261123' },
  reason: '公司有十二名研发人员符合条款，本年度分批申报。',
  ...files,
  staff: [await addFile(services, 'lin')],
};
const save = (who: string, input: object) =>
  asApplicant(services, who, (scope) =>
    saveRight(scope, { type, rev: 0, values: {}, submit: false, reqId: newId(), ...input }),
  );
const decide = (id: string, action: string, values: object = {}) =>
  asOperator(services, 'desk', (scope) => rightStore.act!(scope, { action, ids: [id], values: { ...values } }));

test('only an agent of an authenticated company asks, for a service that there is', async () => {
  await expect(save('nobody', {})).rejects.toMatchObject({ key: 'COMPANY_NOT_AUTHENTICATED' });
  await expect(save('lin', { type: 'nothing' })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(save('lin', { values: { colour: 'red' } })).rejects.toMatchObject({ key: 'INVALID' });
  await expect(save('lin', { submit: true })).rejects.toMatchObject({ key: 'INVALID' });
  expect(await services.database.asOwner((db) => db.$count(companyRights))).toBe(0);
});

test('a draft is kept over its revision, one a service, handed in whole, taken back and granted', async () => {
  const draft = await save('lin', { values: { quota: 3 } });
  expect(draft).toMatchObject({ rev: 1, state: 'DRAFT' });
  const { id } = draft;
  await expect(save('zhou', {})).rejects.toMatchObject({ key: 'ALREADY_ASKED' });
  await expect(save('lin', { id, rev: 0, values: whole })).rejects.toMatchObject({ key: 'CONFLICT' });
  await expect(save('mei', { id, rev: 1 })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(save('lin', { id, rev: 1, values: { ...whole, to: '2026-11-19' }, submit: true })).rejects.toMatchObject(
    {
      key: 'INVALID',
    },
  );
  expect(await save('lin', { id, rev: 1, values: whole, submit: true })).toMatchObject({ state: 'SUBMITTED', rev: 2 });
  const [row] = await services.database.asOwner((db) => db.select().from(companyRights));
  expect(JSON.stringify(row!.data)).not.toContain('E20261123');
  const read = await asApplicant(services, 'zhou', (scope) => readRight(scope, { id }));
  expect(read).toMatchObject({ state: 'SUBMITTED', actions: ['back'], values: { agentIdentity: whole.agentIdentity } });
  await expect(save('lin', { id, rev: 2, values: whole })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });

  await asApplicant(services, 'zhou', (scope) => takeRightBack(scope, { id }));
  await save('lin', { id, rev: 3, values: whole, submit: true });
  await decide(id, 'approve', { granted: 10, validTo: '2027-10-31' });
  await expect(decide(id, 'reject', { reason: '晚了' })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const right = { companyId: 'ours', programme: type };
  const found = await asApplicant(services, 'lin', (scope) => findRight(scope, right));
  expect(found).toEqual({ id, granted: 10, validTo: '2027-10-31' });
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'lin')));
  expect(told.map(({ titleCN, path }) => [titleCN, path])).toEqual([
    ['单位申报资格已授予', `/serve/${type}/perm/dtl/${id}`],
  ]);
});

test('live cases of the staff count against what was granted; the right of another company and of another day does not', async () => {
  const aCase = (id: string, state: string, employerId = 'ours') => ({
    id,
    tenantId: 'tenant-a',
    programme: type,
    year: 2026,
    ownerId: id,
    state,
    employerId,
  });
  await services.database.asOwner((db) =>
    db
      .insert(applications)
      .values([
        aCase('a', 'REVIEW'),
        aCase('b', 'UNIT_REVIEW'),
        aCase('c', 'REJECTED'),
        aCase('d', 'REVIEW', 'theirs'),
      ]),
  );
  const ours = () => asApplicant(services, 'lin', (scope) => readRights(scope, { type }));
  expect(await ours()).toMatchObject({ current: { granted: 10, used: 2 }, canAdd: true });
  const theirs = await asApplicant(services, 'mei', (scope) => readRights(scope, { type }));
  expect(theirs).toMatchObject({ current: null, rows: [] });
  services.setNow(new Date('2027-11-01T00:00:00+08:00'));
  expect(await ours()).toMatchObject({ current: null, rows: [{ state: 'EXPIRED' }] });
  services.setNow(aDay);
});

test('the desk shows each programme with its right, and an agent those alone that the owner named', async () => {
  const seen = (who: string) => asApplicant(services, who, readOverview).then(({ rows }) => rows);
  const ours = await seen('lin');
  const records = async (who: string) => (await asApplicant(services, who, readCompanyRecords)).rows;
  const { id } = (await asApplicant(services, 'lin', (scope) => readRights(scope, { type }))).rows[0]!;
  expect(await records('zhou')).toMatchObject([
    { state: { CN: '已授予' }, people: 10, next: { step: 'SEE', path: `/serve/${type}/perm/dtl/${id}` } },
  ]);
  expect(await records('mei')).toEqual([]);
  for (const [day, step] of [
    ['2027-09-15', 'RENEW'],
    ['2027-11-01', 'AGAIN'],
  ] as const) {
    services.setNow(new Date(`${day}T10:00:00+08:00`));
    expect(await records('lin'), day).toMatchObject([{ next: { step, path: `/serve/${type}/perm` } }]);
  }
  services.setNow(aDay);
  expect(ours.find((row) => row.type === type)).toMatchObject({
    running: 2,
    right: { granted: 10, validTo: '2027-10-31' },
    asked: null,
  });
  expect((await seen('mei')).find((row) => row.type === type)).toMatchObject({ running: 1, right: null });
  const agent = eq(companyMembers.accountId, 'zhou');
  const authorise = (programmes: string[] | null) =>
    services.database.asOwner((db) => db.update(companyMembers).set({ programmes }).where(agent));
  await authorise(['apartapply']);
  expect((await seen('zhou')).map((row) => row.type)).toEqual(['apartapply']);
  expect(await records('zhou')).toEqual([]);
  await expect(save('zhou', {})).rejects.toMatchObject({ key: 'NOT_AUTHORISED' });
  await expect(asApplicant(services, 'zhou', (scope) => readRights(scope, { type }))).rejects.toMatchObject({
    key: 'NOT_AUTHORISED',
  });
  const [row] = await services.database.asOwner((db) => db.select().from(companyRights));
  await expect(asApplicant(services, 'zhou', (scope) => readRight(scope, { id: row!.id }))).rejects.toMatchObject({
    key: 'NOT_FOUND',
  });
  await authorise(null);
  expect(await seen('zhou')).toEqual(ours);
});

test('a right that is ended is one no more, a draft is deleted with its files, and others are not', async () => {
  const { rows } = await asApplicant(services, 'lin', (scope) => readRights(scope, { type }));
  const { id } = rows[0]!;
  await expect(asApplicant(services, 'lin', (scope) => deleteRight(scope, { id }))).rejects.toMatchObject({
    key: 'NOT_ALLOWED',
  });
  await decide(id, 'end', { reason: '多名员工已离职' });
  expect(await asApplicant(services, 'lin', (scope) => findRight(scope, { companyId: 'ours', programme: type }))).toBe(
    null,
  );
  const draft = await save('zhou', {});
  await expect(asApplicant(services, 'mei', (scope) => deleteRight(scope, { id: draft.id }))).rejects.toMatchObject({
    key: 'NOT_FOUND',
  });
  await asApplicant(services, 'zhou', (scope) => deleteRight(scope, { id: draft.id }));
  expect(await services.database.asOwner((db) => db.$count(companyRights))).toBe(1);
});
