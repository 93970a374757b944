import { expect, test } from 'vitest';
import type { Data } from '#core/forms/values.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addFile,
  addWindow,
  asApplicant,
  asOperator,
} from '#features/casework/server/applications/testing.ts';
import { readCompanyRecords } from '#features/casework/server/employer/company-records.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { aCompany } from '#features/companies/server/testing.ts';
import { renewals } from '#features/phoenix-plan/server/tables.ts';
import { clauses } from '#features/phoenix-plan/shared/clauses.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { readAdvance, readDetail, readMaterials, readRecords, readTypes, readYears } from './read.ts';
import { renewalStore } from './renewal-store.ts';
import { renewDocument } from './renewals.ts';
import { createPhoenix, saveStep } from './write.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'mei');
await addWindow(services, { programme: 'ppapply' });

const begun = (who: string) =>
  asApplicant(services, who, (scope) =>
    createPhoenix(scope, { type: 'PERSONAL', item: 'YOUTH', exception: false, reqId: newId() }),
  );

test('the years and types say what is open, and which sections each type fills in', async () => {
  const { years } = await asApplicant(services, 'lin', readYears);
  expect(years).toMatchObject([{ year: 2026, state: 'open', title: { CN: '年度申报' } }]);
  const { types } = await asApplicant(services, 'lin', readTypes);
  const keys = types.map(({ type, sections }) => [type, sections.map(({ key }) => key)] as const);
  expect(Object.fromEntries(keys)).toMatchObject({
    PERSONAL: expect.not.arrayContaining(['compete', 'unit']),
    ACE: expect.arrayContaining(['person', 'award', 'unit', 'compete', 'unitFiles']),
    UNIT: expect.not.arrayContaining(['person', 'education', 'materials']),
  });
  const most = types.flatMap(({ items }) => items.map(({ item, most }) => [item, most]));
  expect(Object.fromEntries(most)).toEqual({
    ...{ FULL_TIME: 120, SHORT_TERM: 45, YOUTH: 60, RETURNEE: 30 },
    ...{ STRATEGIC: null, ENTREPRENEUR: 300, TEAM: 500 },
    ...{ INTRODUCTION: 10, STATION: 50, START_UP: 100 },
  });
});

test('an application is begun once a year, and a company type only by an authenticated company', async () => {
  const { id } = await begun('lin');
  await expect(begun('lin')).rejects.toMatchObject({ key: 'ALREADY_APPLIED', obj: { id } });
  const advance = await asApplicant(services, 'lin', (scope) => readAdvance(scope, { type: 'PERSONAL' }));
  expect(advance).toMatchObject({ year: 2026, state: 'open', canCreate: false, live: { id, state: 'DRAFT' } });
  expect(advance).toMatchObject({ clause: clauses.once, policy: null });
  const asCompany = asApplicant(services, 'zhou', (scope) =>
    createPhoenix(scope, { type: 'ACE', item: 'TEAM', exception: false, reqId: newId() }),
  );
  await expect(asCompany).rejects.toMatchObject({ key: 'COMPANY_NOT_AUTHENTICATED' });
  expect(await asApplicant(services, 'zhou', readRecords)).toEqual({ rows: [], canAdd: true });
});

test('an agent needs the owner’s authorisation at every step of a company type, and reads what is missing', async () => {
  await addAccounts(services, 'bai', 'qin');
  const member = { tenantId: 'tenant-a', companyId: 'ours', state: 'ACTIVE' };
  await services.database.asOwner(async (db) => {
    await db.insert(companies).values(aCompany('ours', { state: 'PASSED', validTo: '2028-01-01' }));
    await db.insert(companyMembers).values([
      { ...member, id: 'owner', accountId: 'bai', role: 'OWNER' },
      { ...member, id: 'agent', accountId: 'qin', role: 'AGENT' },
    ]);
  });
  const authorise = (set: { programmes: string[] | null; validTo: string | null }) =>
    services.database.asOwner((db) => db.update(companyMembers).set(set).where(eq(companyMembers.id, 'agent')));
  const advance = () => asApplicant(services, 'qin', (scope) => readAdvance(scope, { type: 'ACE' }));
  const create = () =>
    asApplicant(services, 'qin', (scope) =>
      createPhoenix(scope, { type: 'ACE', item: 'TEAM', exception: false, reqId: newId() }),
    );
  const name = '汀洲ours有限公司';

  await authorise({ programmes: ['talentapply'], validTo: null });
  await expect(create()).rejects.toMatchObject({ key: 'NOT_AUTHORISED' });
  expect(await advance()).toMatchObject({ canCreate: false, company: { name, lacks: 'PROGRAMME', owner: 'bai' } });
  await authorise({ programmes: null, validTo: '2026-11-19' });
  await expect(create()).rejects.toMatchObject({ key: 'AUTHORISATION_EXPIRED' });
  expect(await advance()).toMatchObject({ canCreate: false, company: { name, lacks: 'TIME', owner: null } });

  await authorise({ programmes: ['ppapply'], validTo: '2026-11-20' });
  expect(await advance()).toMatchObject({ canCreate: true, company: { name, lacks: null } });
  const { id } = await create();
  const email = (rev: number) => ({ id, baseRev: rev, patch: { email: 'qin@example.com' }, clientTx: newId() });
  const step = (rev = 1) => asApplicant(services, 'qin', (scope) => saveStep(scope, 'savect', email(rev)));
  const save = () =>
    asApplicant(services, 'qin', (scope) => saveSection(scope, 'ppapply', { ...email(1), section: 'contact' }));
  const submit = () => asApplicant(services, 'qin', (scope) => submitApplication(scope, 'ppapply', { id }));
  expect(await step(0)).toMatchObject({ rev: 1 });
  await expect(submit()).rejects.toMatchObject({ key: 'INVALID' });
  for (const [set, key] of [
    [{ programmes: ['talentapply'], validTo: null }, 'NOT_AUTHORISED'],
    [{ programmes: ['ppapply'], validTo: '2026-11-19' }, 'AUTHORISATION_EXPIRED'],
  ] as const) {
    await authorise({ ...set, programmes: [...set.programmes] });
    for (const refused of [step, save, submit]) await expect(refused()).rejects.toMatchObject({ key });
  }
  const { application } = await asApplicant(services, 'qin', (scope) => readDetail(scope, { id }));
  expect(application).toMatchObject({ state: 'DRAFT' });

  await authorise({ programmes: ['talentapply'], validTo: null });
  expect(await asApplicant(services, 'qin', readCompanyRecords)).toEqual({ rows: [] });
  await authorise({ programmes: ['ppapply'], validTo: null });
  const next = { step: 'FINISH', path: `/phoenixplan/apply/edit/${id}`, until: null };
  expect(await asApplicant(services, 'qin', readCompanyRecords)).toMatchObject({ rows: [{ no: null, next }] });
  // What is handed in for the company is on the desk of all its agents; a draft is its writer's business.
  expect(await asApplicant(services, 'bai', readCompanyRecords)).toEqual({ rows: [] });
  const { code } = aCompany('ours', {});
  await services.database.asOwner(async (db) => {
    await db.update(applications).set({ state: 'SUPPLEMENT', no: 'PP1' }).where(eq(applications.id, id));
    await db
      .insert(applicationSections)
      .values({ tenantId: 'tenant-a', applicationId: id, key: 'unit', values: { code } });
  });
  expect(await asApplicant(services, 'bai', readCompanyRecords)).toMatchObject({ rows: [{ no: 'PP1', next: null }] });
  expect(await asApplicant(services, 'qin', readCompanyRecords)).toMatchObject({
    rows: [{ no: 'PP1', state: { CN: '待补正' }, next: { step: 'CORRECT' } }],
  });
  await services.database.asOwner(async (db) => {
    await db
      .update(applicationSections)
      .set({ values: { code: 'another' } })
      .where(eq(applicationSections.key, 'unit'));
  });
  expect(await asApplicant(services, 'qin', readCompanyRecords)).toEqual({ rows: [] });
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'DRAFT' }).where(eq(applications.id, id)),
  );

  // The call that every programme has is no way round either.
  const choice = { section: 'choice', baseRev: 0, patch: { type: 'ACE', item: 'TEAM' }, clientTx: newId() };
  await expect(asApplicant(services, 'zhou', (scope) => saveSection(scope, 'ppapply', choice))).rejects.toMatchObject({
    key: 'COMPANY_NOT_AUTHENTICATED',
  });
  expect(await asApplicant(services, 'zhou', readRecords)).toEqual({ rows: [], canAdd: true });
});

test('a step keeps what is wrong, says what it lacks in the caller’s language, and refuses a stale revision', async () => {
  const { rows } = await asApplicant(services, 'lin', readRecords);
  const { id } = rows[0]!;
  const save = (baseRev: number, patch: Data[string]) =>
    asApplicant(services, 'lin', (scope) => saveStep(scope, 'savect', { id, baseRev, patch, clientTx: newId() }));
  const partial = await save(0, { email: 'nonsense' });
  expect(partial).toMatchObject({ rev: 1, complete: false, values: { email: 'nonsense' } });
  expect(partial.errors).toContainEqual({
    path: 'contact.email',
    key: 'EMAIL',
    msg: expect.stringContaining('电子邮箱'),
  });
  await expect(save(0, { email: 'lin@example.com' })).rejects.toMatchObject({ key: 'CONFLICT' });
  const whole = await save(1, {
    email: 'lin@example.com',
    phone: { area: '+86', number: '13900002026' },
    address: '云汀新区听澜路 18 号',
  });
  expect(whole).toMatchObject({ complete: true, errors: [] });
});

test('the list of documents follows the answers and says what is missing', async () => {
  const { rows } = await asApplicant(services, 'lin', readRecords);
  const { id } = rows[0]!;
  const identity = { path: 'materials.identity', isRequired: true, count: 0, state: 'missing' };
  const before = await asApplicant(services, 'lin', (scope) => readMaterials(scope, { id }));
  expect(before.items).toContainEqual(expect.objectContaining(identity));
  expect(before.items.map(({ path }) => path)).not.toContain('unitFiles.audit');
  const file = await addFile(services, 'lin');
  await asApplicant(services, 'lin', (scope) =>
    saveStep(scope, 'savefile', { id, baseRev: 0, patch: { identity: [file] }, clientTx: newId() }),
  );
  const after = await asApplicant(services, 'lin', (scope) => readMaterials(scope, { id }));
  expect(after.items).toContainEqual(expect.objectContaining({ ...identity, count: 1, state: 'done' }));
  await expect(asApplicant(services, 'mei', (scope) => readMaterials(scope, { id }))).rejects.toMatchObject({
    key: 'NOT_FOUND',
  });
});

test('a document is renewed while the result is in effect, looked at once, and its owner is told', async () => {
  const { id } = await begun('mei');
  const file = await addFile(services, 'mei', { name: '新护照.pdf' });
  const renew = (validTo: string) =>
    asApplicant(services, 'mei', (scope) =>
      renewDocument(scope, { id, document: 'identity', validTo, files: [file], reqId: newId() }),
    );
  await expect(renew('2031-01-01')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const setState = (state: string) =>
    services.database.asOwner((db) => db.update(applications).set({ state }).where(eq(applications.id, id)));
  for (const state of ['REVIEW', 'ENDED']) {
    await setState(state);
    await expect(renew('2031-01-01')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  }
  // While corrections are asked for, and while the result is in effect.
  await setState('SUPPLEMENT');
  await expect(renew('2026-11-20')).rejects.toMatchObject({ key: 'INVALID' });
  const { id: renewal } = await renew('2031-01-01');
  await setState('EFFECTIVE');
  await expect(renew('2032-01-01')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });

  const decide = (action: string) =>
    asOperator(services, 'desk', (scope) => renewalStore.act!(scope, { action, ids: [renewal], values: {} }));
  await decide('accept');
  await expect(decide('refuse')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const { renewals: own } = await asApplicant(services, 'mei', (scope) => readDetail(scope, { id }));
  expect(own).toMatchObject([{ document: 'identity', state: 'ACCEPTED', files: [{ name: '新护照.pdf' }] }]);
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'mei')));
  expect(told.map(({ titleCN, path }) => [titleCN, path])).toEqual([['证件已更新', `/phoenixplan/apply/dtl/${id}`]]);
  expect(await services.database.asOwner((db) => db.$count(renewals))).toBe(1);
});
