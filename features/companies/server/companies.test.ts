import { beforeEach, expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { addAccounts, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import type { authMemberCall } from '#features/companies/calls.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { getReadableFile } from '#server/base/files/queries.ts';
import { newId } from '#server/base/ids.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { ownFormFiles, ownForms } from '#server/database/tables/own-forms.ts';
import { actOnResource, listResource, oneResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { companyStore as store } from './company-store.ts';
import { employers } from './employers.ts';
import { authorise } from './members/authorise.ts';
import { askToJoin, changeMember } from './members/members.ts';
import { requireCompany } from './own.ts';
import { companyPart } from './own-data.ts';
import { chooseCompany, listCompanies, readAuth, searchCompanies } from './read.ts';
import { saveForm } from './save.ts';
import { submitCompany, withdrawCompany } from './submit.ts';
import { companies, companyEvents, companyMembers } from './tables.ts';
import { companyData, creditCode, handIn, saveSections } from './testing.ts';

const services = await createTestServices();
const code = creditCode('T1');

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T02:00:00Z'));
  await services.database.asOwner(async (db) => {
    for (const table of [companies, companyMembers, companyEvents, ownForms, ownFormFiles, messages, outbox, accounts])
      await db.delete(table);
  });
  await addAccounts(services, 'ann', 'bo', 'cy', 'clerk');
});

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const act = (id: string, action: string, values: Record<string, unknown> = {}, who = 'clerk', tenantId = 'tenant-a') =>
  asOperator(
    services,
    who,
    (scope) => actOnResource(scope, { resource, store, input: { ids: [id], action, values } }),
    { tenantId },
  ).then(() => 'done', refusal);
const pass = (id: string) => act(id, 'pass', { validTo: '2028-11-20' });
const auth = (who: string) => asApplicant(services, who, readAuth);
const guard = (who: string) => asApplicant(services, who, requireCompany).then(({ name }) => name, refusal);
const told = (who: string) =>
  services.database.asOwner(async (db) => {
    const rows = await db.select().from(messages).where(eq(messages.accountId, who)).orderBy(messages.at, messages.id);
    return rows.map(({ titleCN }) => titleCN);
  });

test('nothing, then without credit, then with it: what the specification reads of a company', async () => {
  expect(await auth('ann')).toEqual({});
  expect(await guard('ann')).toBe('COMPANY_NOT_AUTHENTICATED');
  const id = await handIn(services, 'ann', code);
  expect(await auth('ann')).toMatchObject({ auth: { state: 'PENDING', credit: '' } });
  expect(await guard('ann')).toBe('COMPANY_NO_CREDIT');
  expect(await pass(id)).toBe('done');
  expect(await auth('ann')).toEqual({
    auth: { id, name: '汀洲试验有限公司', state: 'PASSED', credit: code, validTo: '2028-11-20', reason: null },
  });
  expect(await guard('ann')).toBe('汀洲试验有限公司');
  expect(await told('ann')).toEqual(expect.arrayContaining(['单位认证已提交', '单位认证已通过']));
  services.setNow(new Date('2028-11-21T02:00:00Z'));
  expect(await auth('ann')).toMatchObject({ auth: { state: 'EXPIRED', credit: '' } });
  expect(await guard('ann')).toBe('COMPANY_NO_CREDIT');
});

test('a region that others have taken over from is not handed in any more', async () => {
  await services.database.asOwner((db) =>
    db.execute(
      sql`insert into region_marks (id, tenant_id, code, replaced_by) values ('mark', 'tenant-a', '110105', '{110106}')`,
    ),
  );
  const keys = await handIn(services, 'ann', code).then(
    () => [],
    (error: Refusal) => error.fields.map(({ path, key }) => [path, key]),
  );
  expect(keys).toEqual([['company.region', 'REGION_REPLACED']]);
  await services.database.asOwner((db) => db.execute(sql`delete from region_marks`));
  expect(await handIn(services, 'ben', code)).toEqual(expect.any(String));
});

test('a form that is not whole is refused field by field, and nothing is handed in', async () => {
  const data = await companyData(services, 'ann', `${code.slice(0, 17)}${code[17] === 'A' ? 'B' : 'A'}`);
  const fields = await asApplicant(services, 'ann', async (scope) => {
    await saveSections(scope, { ...data, agent: { name: '温若川' } });
    return submitCompany(scope).then(
      () => [],
      (error: Refusal) => error.fields.map(({ path }) => path),
    );
  });
  expect(fields).toEqual(['company.code', 'agent.position', 'agent.phone', 'agent.letter']);
  expect(await auth('ann')).toEqual({});
});

test('a save repeated has one effect, a stale one is answered with what is there', async () => {
  const save = (baseRev: number, name: string, clientTx = newId()) =>
    asApplicant(services, 'ann', (scope) =>
      saveForm(scope, { type: 'COMPANY', section: 'company', baseRev, patch: { name }, clientTx }),
    ).then(
      ({ rev, values }) => ({ rev, name: values.name }),
      (error: Refusal) => ({ key: error.key, ...(error.obj as { rev: number }) }),
    );
  expect(await save(0, '甲公司', 'tx-000001')).toEqual({ rev: 1, name: '甲公司' });
  expect(await save(0, '甲公司', 'tx-000001')).toEqual({ rev: 1, name: '甲公司' });
  expect(await save(0, '乙公司')).toMatchObject({ key: 'CONFLICT', rev: 1, values: { name: '甲公司' } });
});

test('declined with a reason, changed, handed in again; while it waits the form stands still', async () => {
  const id = await handIn(services, 'ann', code);
  const save = (scope: Parameters<typeof saveForm>[0]) =>
    saveForm(scope, { type: 'COMPANY', section: 'agent', baseRev: 1, patch: { position: '经理' }, clientTx: newId() });
  expect(await asApplicant(services, 'ann', save).catch(refusal)).toBe('NOT_ALLOWED');
  expect(await act(id, 'reject')).toBe('INVALID');
  expect(await act(id, 'reject', { reason: '照片模糊' })).toBe('done');
  expect(await auth('ann')).toMatchObject({ auth: { state: 'REJECTED', reason: '照片模糊' } });
  await asApplicant(services, 'ann', save);
  expect(await asApplicant(services, 'ann', submitCompany)).toEqual({ id });
  expect(await act(id, 'revoke', { reason: 'x' })).toBe('NOT_ALLOWED');
  expect(await pass(id)).toBe('done');
});

test('of two who claim one code the second is to join, at the hand-in or at the pass', async () => {
  const one = await handIn(services, 'ann', code);
  const two = await handIn(services, 'bo', code);
  expect(await Promise.all([pass(one), pass(two)])).toEqual(expect.arrayContaining(['done', 'DUPLICATE']));
  expect(await handIn(services, 'cy', code).catch(refusal)).toBe('COMPANY_KNOWN');
  const [kept] = await services.database.asOwner((db) =>
    db.select().from(companies).where(eq(companies.state, 'PASSED')),
  );
  const other = kept!.id === one ? two : one;
  expect(await act(other, 'merge', { into: code })).toBe('done');
  expect(await guard('ann')).toBe('汀洲试验有限公司');
  expect(await guard('bo')).toBe('汀洲试验有限公司');
});

test('a second member asks, the owner consents, takes over, and the first one leaves', async () => {
  await pass(await handIn(services, 'ann', code));
  const ask = (who: string) =>
    asApplicant(services, who, (scope) => askToJoin(scope, { code, reqId: 'r' })).catch(refusal);
  const asked = (await ask('bo')) as { id: string };
  expect(await ask('bo')).toBe('DUPLICATE');
  expect(await guard('bo')).toBe('COMPANY_NOT_AUTHENTICATED');
  const change = (who: string, memberId: string, action: InputOf<typeof authMemberCall>['action']) =>
    asApplicant(services, who, (scope) => changeMember(scope, { memberId, action, reqId: 'r' })).then(
      () => 'done',
      refusal,
    );
  expect(await change('bo', asked.id, 'CONSENT')).toBe('NOT_FOUND');
  expect(await change('cy', asked.id, 'DECLINE')).toBe('NOT_FOUND');
  expect(await change('ann', asked.id, 'CONSENT')).toBe('done');
  expect(await guard('bo')).toBe('汀洲试验有限公司');
  expect(await told('bo')).toEqual(['已同意您加入单位']);
  expect(await told('ann')).toContain('有人申请加入单位');
  const ann = (await asApplicant(services, 'ann', listCompanies)).companies[0]!.memberId;
  expect(await change('ann', ann, 'LEAVE')).toBe('NOT_ALLOWED');
  expect(await change('bo', asked.id, 'TAKE')).toBe('NOT_ALLOWED');
  expect(await change('ann', asked.id, 'HANDOVER')).toBe('done');
  expect(await change('ann', asked.id, 'TAKE')).toBe('NOT_FOUND');
  expect(await change('bo', asked.id, 'REFUSE')).toBe('done');
  expect(await change('bo', asked.id, 'TAKE')).toBe('NOT_ALLOWED');
  expect(await change('ann', asked.id, 'HANDOVER')).toBe('done');
  expect(await change('ann', ann, 'LEAVE')).toBe('NOT_ALLOWED');
  expect(await change('bo', asked.id, 'TAKE')).toBe('done');
  expect(await told('ann')).toContain('单位负责人已移交');
  expect(await change('ann', ann, 'LEAVE')).toBe('done');
  expect(await guard('ann')).toBe('COMPANY_NOT_AUTHENTICATED');
});

test('another tenant, a stranger and a colleague of the company get nowhere', async () => {
  const id = await handIn(services, 'ann', code);
  expect(await act(id, 'pass', { validTo: '2028-11-20' }, 'clerk', 'tenant-b')).toBe('NOT_FOUND');
  expect(await act(id, 'pass', { validTo: '2028-11-20' }, 'ann')).toBe('FOUR_EYES');
  expect(await asApplicant(services, 'bo', (scope) => withdrawCompany(scope, { companyId: id })).catch(refusal)).toBe(
    'NOT_FOUND',
  );
  const [row] = await services.database.asOwner((db) => db.select().from(ownFormFiles));
  const read = (who: string, permCodes: string[]) =>
    asOperator(services, who, (scope) => getReadableFile(scope, row!.fileId), { permCodes }).then(
      () => 'read',
      refusal,
    );
  expect(await read('clerk', ['Mgr.Company'])).toBe('read');
  expect(await read('clerk', ['Mgr.Content'])).toBe('NOT_FOUND');
  await asApplicant(services, 'ann', (scope) => withdrawCompany(scope, { companyId: id }));
  expect(await auth('ann')).toEqual({});
});

test('who asks to join a company that lost its owner becomes the owner by an operator', async () => {
  const id = await handIn(services, 'ann', code);
  await pass(id);
  const ask = (who: string) => asApplicant(services, who, (scope) => askToJoin(scope, { code, reqId: 'r' }));
  const transfer = (to: string) => act(id, 'transfer', { to, reason: '原负责人已离开' });
  await ask('bo');
  expect(await transfer('bo')).toBe('NOT_ALLOWED');
  await services.database.asOwner((db) => db.delete(companyMembers).where(eq(companyMembers.role, 'OWNER')));
  expect(await transfer('cy')).toBe('NOT_FOUND');
  expect(await transfer('bo')).toBe('done');
  expect(await guard('bo')).toBe('汀洲试验有限公司');
});

test('an operator of other regions sees nothing of it, and nobody sees names and numbers in the clear', async () => {
  const id = await handIn(services, 'ann', code);
  const list = (regions: string[]) =>
    asOperator(services, 'clerk', (scope) => listResource(scope, { resource, store, input: {} }), {
      permCodes: ['Mgr.Company'],
      reach: 'REGION',
      regions,
    });
  expect((await list(['310000'])).total).toBe(0);
  const { rows } = await list(['110000']);
  expect(rows).toMatchObject([{ id, legalRep: '白*', agentName: '温*', agentPhone: '+86 138****0001' }]);
  const one = asOperator(services, 'clerk', (scope) => oneResource(scope, { resource, store, input: { id } }), {
    permCodes: ['Mgr.Company'],
    reach: 'REGION',
    regions: ['310000'],
  });
  expect(await one.catch(refusal)).toBe('NOT_FOUND');
  const [licence] = await services.database.asOwner((db) => db.select().from(ownFormFiles));
  const read = (regions: string[]) =>
    asOperator(services, 'clerk', (scope) => getReadableFile(scope, licence!.fileId), {
      permCodes: ['Mgr.Company'],
      reach: 'REGION',
      regions,
    }).then(() => 'read', refusal);
  expect(await read(['310000'])).toBe('NOT_FOUND');
  expect(await read([])).toBe('NOT_FOUND');
  expect(await read(['110105'])).toBe('read');
});

test('what passed is offered as an employer and can be chosen; what is blocked is not', async () => {
  const id = await handIn(services, 'ann', code);
  const find = () => asApplicant(services, 'bo', (scope) => searchCompanies(scope, { key: '试验' }));
  expect((await find()).rows).toEqual([]);
  await pass(id);
  expect((await find()).rows).toEqual([{ name: '汀洲试验有限公司', code }]);
  const choose = () =>
    asApplicant(services, 'ann', (scope) => chooseCompany(scope, { companyId: id, reqId: 'r' })).catch(refusal);
  expect(await choose()).toEqual({ otec: { id, name: '汀洲试验有限公司', nameEN: '' } });
  expect(await act(id, 'block', { reason: '核查' })).toBe('done');
  expect((await find()).rows).toEqual([]);
  expect(await choose()).toBe('NOT_FOUND');
  expect(await guard('ann')).toBe('COMPANY_NO_CREDIT');
});

test('单位在中文页面用登记名称，在英文页面用英文名称；没有英文名称的照登记名称', async () => {
  const id = await handIn(services, 'ann', code);
  await pass(id);
  const shown = (locale: 'CN' | 'EN') =>
    asActor(services, { actor: { id: 'ann' }, locale }, async (scope) => [
      (await listCompanies(scope)).companies[0]!.name,
      (await employers.require(scope)).name,
    ]);
  expect(await shown('EN')).toEqual(['汀洲试验有限公司', '汀洲试验有限公司']);
  await services.database.asOwner((db) => db.update(companies).set({ nameEN: 'Tingzhou Trials Ltd.' }));
  expect(await shown('EN')).toEqual(['Tingzhou Trials Ltd.', 'Tingzhou Trials Ltd.']);
  expect(await shown('CN')).toEqual(['汀洲试验有限公司', '汀洲试验有限公司']);
  const { row, values } = await asOperator(services, 'clerk', (scope) =>
    oneResource(scope, { resource, store, input: { id } }),
  );
  expect(row.name).toEqual({ CN: '汀洲试验有限公司', EN: 'Tingzhou Trials Ltd.' });
  expect(values).toMatchObject({ name: '汀洲试验有限公司', nameEN: 'Tingzhou Trials Ltd.' });
});

test('an agent acts in the programmes that the owner named, until the last day, and reads nothing afterwards', async () => {
  const id = await handIn(services, 'ann', code);
  await pass(id);
  await asApplicant(services, 'bo', (scope) => askToJoin(scope, { code, reqId: newId() }));
  const member = await asApplicant(services, 'ann', listCompanies).then(
    ({ companies: [own] }) => own!.members.find(({ isMe }) => !isMe)!.id,
  );
  const set = (who: string, rev: number, values: Record<string, unknown>) =>
    asApplicant(services, who, (scope) => authorise(scope, { memberId: member, rev, values, reqId: newId() })).then(
      () => 'done',
      refusal,
    );
  expect(await set('ann', 0, { programmes: ['talentapply'], validTo: null })).toBe('NOT_ALLOWED');
  await asApplicant(services, 'ann', (scope) =>
    changeMember(scope, { memberId: member, action: 'CONSENT', reqId: newId() }),
  );
  const may = (programme: string) =>
    asApplicant(services, 'bo', (scope) => requireCompany(scope, programme)).then(() => 'may', refusal);
  const served = (programme: string) =>
    asApplicant(services, 'ann', (scope) => employers.members(scope, id, programme));
  expect(await may('ppapply')).toBe('may');
  expect(await set('bo', 0, { programmes: [], validTo: null })).toBe('NOT_FOUND');
  expect(await set('ann', 0, { programmes: ['nothing'], validTo: null })).toBe('INVALID');
  expect(await set('ann', 0, { programmes: [], validTo: '2026-11-19' })).toBe('INVALID');
  expect(await set('ann', 0, { programmes: ['talentapply'], validTo: '2026-12-31' })).toBe('done');
  expect(await set('ann', 0, { programmes: [], validTo: null })).toBe('CONFLICT');
  expect([await may('talentapply'), await may('ppapply')]).toEqual(['may', 'NOT_AUTHORISED']);
  expect((await served('talentapply')).toSorted()).toEqual(['ann', 'bo']);
  expect(await served('ppapply')).toEqual(['ann']);
  expect(await asApplicant(services, 'ann', (scope) => employers.find(scope, code, 'ppapply'))).toBe('NOBODY_ELSE');
  expect(await told('bo')).toContain('您的单位授权有变更');
  const lines = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, id)));
  expect(lines.find(({ action }) => action === 'AUTHORISE')).toMatchObject({
    textCN: '设定bo的授权：人才认定，至 2026-12-31',
    textEN: 'set what bo may do: Recognition, until 2026-12-31',
    changes: [
      { field: 'programmes', before: { CN: '全部事项' }, after: { CN: '人才认定' } },
      { field: 'validTo', before: null, after: '2026-12-31' },
    ],
  });
  const { memberships } = (await asApplicant(services, 'bo', companyPart.read!)) as { memberships: object[] };
  expect(memberships).toMatchObject([{ role: 'AGENT', programmes: ['talentapply'], until: '2026-12-31' }]);
  services.setNow(new Date('2026-12-31T02:00:00Z'));
  expect(await may('talentapply')).toBe('may');
  services.setNow(new Date('2027-01-01T02:00:00Z'));
  expect(await may('talentapply')).toBe('AUTHORISATION_EXPIRED');
  expect(await auth('bo')).toEqual({ isLapsed: true });
  const { companies: own } = await asApplicant(services, 'bo', listCompanies);
  expect(own).toMatchObject([{ membership: 'LAPSED', members: [], events: [] }]);
});

/** Puts an agent into a company, with what its owner set. */
const addAgent = (companyId: string, accountId: string, set: Partial<typeof companyMembers.$inferInsert> = {}) =>
  services.database.asOwner(async (db) => {
    const id = `${companyId}-${accountId}`;
    const row = { id, tenantId: 'tenant-a', companyId, accountId, role: 'AGENT', state: 'ACTIVE', ...set };
    await db.insert(companyMembers).values(row);
    return id;
  });
const memberOf = async (who: string) => {
  const rows = await services.database.asOwner((db) =>
    db.select().from(companyMembers).where(eq(companyMembers.accountId, who)),
  );
  return rows.map(({ companyId, role, programmes, validTo, rev }) => ({ companyId, role, programmes, validTo, rev }));
};

test('a company is handed over to nobody whose authorisation has expired; a new owner is limited by nothing', async () => {
  const id = await handIn(services, 'ann', code);
  await pass(id);
  const member = await addAgent(id, 'bo', { programmes: ['talentapply'], validTo: '2026-11-25', rev: 3 });
  const change = (who: string, action: InputOf<typeof authMemberCall>['action']) =>
    asApplicant(services, who, (scope) => changeMember(scope, { memberId: member, action, reqId: newId() })).then(
      () => 'done',
      refusal,
    );
  const transfer = () => act(id, 'transfer', { to: 'bo', reason: '原负责人已离开' });
  expect(await change('ann', 'HANDOVER')).toBe('done');
  services.setNow(new Date('2026-11-26T02:00:00Z'));
  expect(await change('bo', 'TAKE')).toBe('AUTHORISATION_EXPIRED');
  expect(await change('ann', 'KEEP')).toBe('done');
  expect(await change('ann', 'HANDOVER')).toBe('AGENT_EXPIRED');
  expect(await transfer()).toBe('AGENT_EXPIRED');
  expect(await memberOf('bo')).toMatchObject([{ role: 'AGENT', programmes: ['talentapply'] }]);

  services.setNow(new Date('2026-11-25T02:00:00Z'));
  expect(await change('ann', 'HANDOVER')).toBe('done');
  expect(await change('bo', 'TAKE')).toBe('done');
  expect(await memberOf('bo')).toEqual([{ companyId: id, role: 'OWNER', programmes: null, validTo: null, rev: 4 }]);
  expect(await memberOf('ann')).toEqual([{ companyId: id, role: 'AGENT', programmes: null, validTo: null, rev: 1 }]);
});

test('merged, an agent keeps the limits an owner set, an owner becomes an agent without any, and the expired are not told', async () => {
  const kept = await handIn(services, 'ann', code);
  const other = await handIn(services, 'bo', code);
  await pass(kept);
  await addAccounts(services, 'dan');
  await addAgent(other, 'cy', { programmes: ['talentapply'], validTo: '2026-12-31', rev: 2 });
  await addAgent(other, 'dan', { validTo: '2026-11-19' });
  // What was set while somebody was an agent bound no owner, and binds nobody who was one.
  await services.database.asOwner((db) =>
    db
      .update(companyMembers)
      .set({ programmes: ['apartapply'], validTo: '2026-01-01' })
      .where(eq(companyMembers.accountId, 'bo')),
  );
  expect(await act(other, 'merge', { into: code })).toBe('done');
  const agent = { companyId: kept, role: 'AGENT' };
  expect(await memberOf('bo')).toEqual([{ ...agent, programmes: null, validTo: null, rev: 1 }]);
  expect(await memberOf('cy')).toEqual([{ ...agent, programmes: ['talentapply'], validTo: '2026-12-31', rev: 3 }]);
  expect(await memberOf('dan')).toMatchObject([{ ...agent, validTo: '2026-11-19' }]);
  expect([await told('cy'), await told('dan')]).toEqual([['单位记录已合并'], []]);
});
