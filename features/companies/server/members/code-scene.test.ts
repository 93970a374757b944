import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccounts, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { ownFormFiles, ownForms } from '#server/database/tables/own-forms.ts';
import { actOnResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { companyStore as store } from '../company-store.ts';
import { listCompanies } from '../read.ts';
import { companies, companyEvents, companyInvitations, companyMembers } from '../tables.ts';
import { aCompany, creditCode, handIn } from '../testing.ts';
import { changeInvitation } from './answer-invitation.ts';
import { authorise } from './authorise.ts';
import { companyScene } from './code-scene.ts';
import { inviteMember } from './invite.ts';
import { askToJoin, changeMember } from './members.ts';

const services = await createTestServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const code = creditCode('T3');
let id = '';

/** 安和 answers for an authenticated company; 柏舟 and 岑夫子 have accounts, 经办员 works in the back office. */
beforeEach(async () => {
  services.setNow(new Date('2026-11-20T02:00:00Z'));
  const tables = [companies, companyMembers, companyInvitations, companyEvents, ownForms, ownFormFiles];
  await owner(async (db) => {
    for (const table of [...tables, messages, accounts]) await db.delete(table);
  });
  await addAccounts(services, '安和', '柏舟', '岑夫子', '经办员');
  id = await handIn(services, '安和', code);
  await operate('pass', { validTo: '2028-11-20' });
});

const told = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error)));
const operate = (action: string, values: Record<string, unknown> = {}) =>
  asOperator(services, '经办员', (scope) =>
    actOnResource(scope, { resource, store, input: { ids: [id], action, values } }),
  );
const use = (who: string, { issuedBy = '经办员', tenantId = 'tenant-a' } = {}) =>
  told(asApplicant(services, who, (scope) => companyScene.open(scope, id, { issuedBy }), tenantId));
const companiesOf = async (who: string) => (await asApplicant(services, who, listCompanies)).companies;
const act = async (who: string, of: string, action: 'CONSENT' | 'DECLINE' | 'REMOVE' | 'LEAVE') =>
  asApplicant(services, who, async (scope) =>
    changeMember(scope, { memberId: await memberOf(of), action, reqId: 'r' }),
  );
const memberOf = async (who: string) => {
  const [row] = await owner((db) => db.select().from(companyMembers).where(eq(companyMembers.accountId, who)));
  return row!.id;
};
const offered = (who = '经办员', options = {}) =>
  asOperator(services, who, async (scope) => (await companyScene.options(scope)).map(({ label }) => label.CN), options);

test('用码的人成为经办人，和接受邀请一样；负责人收到通知，单位记录和日志都写上', async () => {
  expect(await use('柏舟')).toEqual({ path: '/personal/auth' });
  const [own] = await companiesOf('柏舟');
  expect(own).toMatchObject({ id, role: 'AGENT' });
  const members = (await companiesOf('安和'))[0]!.members;
  expect(members).toContainEqual(
    expect.objectContaining({ name: '柏舟', state: 'ACTIVE', role: 'AGENT', programmes: null, validTo: null }),
  );
  const mail = await owner((db) => db.select().from(messages).where(eq(messages.accountId, '安和')));
  expect(mail.map(({ bodyCN }) => bodyCN)).toContainEqual(
    expect.stringMatching(/柏舟.*凭码.*“汀洲试验有限公司”的经办人/),
  );
  const events = await owner((db) => db.select().from(companyEvents).where(eq(companyEvents.companyId, id)));
  expect(events.map(({ action }) => action)).toContain('BY_CODE');
  const lines = await owner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, id)));
  expect(lines.map(({ textCN }) => textCN)).toContain('用凭码成为经办人');
});

test('已经是经办人或负责人，不用码；授权到期的人要由负责人延长', async () => {
  await use('柏舟');
  expect(await use('柏舟')).toBe('ACCESS_CODE_NEEDLESS');
  expect(await use('安和')).toBe('ACCESS_CODE_NEEDLESS');
  const memberId = await memberOf('柏舟');
  const { rev } = (await companiesOf('安和'))[0]!.members.find(({ name }) => name === '柏舟')!;
  await asApplicant(services, '安和', (scope) =>
    authorise(scope, { memberId, rev, values: { programmes: [], validTo: '2026-11-30' }, reqId: 'r' }),
  );
  services.setNow(new Date('2026-12-01T02:00:00Z'));
  expect(await use('柏舟')).toBe('ACCESS_CODE_LAPSED');
  expect(await companiesOf('柏舟')).toMatchObject([{ membership: 'LAPSED' }]);
});

test('负责人没有同意或移除过的人，码也带不进来；正在等答复的人可以', async () => {
  const ask = (who: string) => asApplicant(services, who, (scope) => askToJoin(scope, { code, reqId: 'r' }));
  await ask('柏舟');
  await act('安和', '柏舟', 'DECLINE');
  expect(await use('柏舟')).toBe('ACCESS_CODE_DECLINED');
  await use('岑夫子');
  await act('安和', '岑夫子', 'REMOVE');
  expect(await use('岑夫子')).toBe('ACCESS_CODE_DECLINED');
  expect(await companiesOf('岑夫子')).toEqual([]);
  await ask('柏舟');
  expect(await use('柏舟')).toMatchObject({ path: '/personal/auth' });
});

test('负责人邀请过的人，用码进来也只到邀请的范围，邀请随之了结', async () => {
  const values = { email: '柏舟@example.com', days: '14', programmes: ['apartapply'], validTo: '2027-05-31' };
  await owner((db) => db.update(accounts).set({ email: 'bozhou@example.com' }).where(eq(accounts.id, '柏舟')));
  const { id: invitation } = await asApplicant(services, '安和', (scope) =>
    inviteMember(scope, { values: { ...values, email: 'bozhou@example.com' }, reqId: 'r' }),
  );
  await use('柏舟');
  const [company] = await companiesOf('安和');
  expect(company?.members).toContainEqual(
    expect.objectContaining({ name: '柏舟', programmes: ['apartapply'], validTo: '2027-05-31' }),
  );
  expect(company?.invitations).toEqual([]);
  const accept = (scope: Parameters<typeof changeInvitation>[0]) =>
    changeInvitation(scope, { id: invitation, action: 'ACCEPT', reqId: 'r' });
  expect(await told(asApplicant(services, '柏舟', accept))).toBe('INVITATION_GONE');
});

test.each([
  ['停用', () => operate('block', { reason: '核查' })],
  ['撤销认证', () => operate('revoke', { reason: '核查' })],
  ['认证到期', async () => services.setNow(new Date('2028-11-21T02:00:00Z'))],
])('单位%s后，码进不去', async (_, change) => {
  await change();
  expect(await use('柏舟')).toBe('ACCESS_CODE_GONE');
  expect(await offered()).toEqual([]);
});

test('别的区的单位进不去；自己发的码自己不能用', async () => {
  expect(await use('柏舟', { tenantId: 'tenant-b' })).toBe('ACCESS_CODE_GONE');
  expect(await use('经办员')).toBe('ACCESS_CODE_OWN');
  expect(await companiesOf('经办员')).toEqual([]);
});

test('可选的单位：认证有效、在自己管的区域、自己不是它的经办人', async () => {
  await owner((db) =>
    db
      .insert(companies)
      .values([
        aCompany('待审', {}),
        aCompany('外区', { state: 'PASSED', region: '350203', validTo: '2028-01-01' }),
        aCompany('他区租户', { state: 'PASSED', tenantId: 'tenant-b' }),
      ]),
  );
  expect((await offered()).sort()).toEqual(['汀洲外区有限公司', '汀洲试验有限公司']);
  const permCodes = ['Mgr.Company', 'Mgr.Company.edit'];
  expect(await offered('经办员', { permCodes, reach: 'REGION', regions: ['350200'] })).toEqual(['汀洲外区有限公司']);
  expect(await offered('安和')).toEqual(['汀洲外区有限公司']);
});

test('两个人同一刻用同一家单位的码，各成为一次经办人', async () => {
  await Promise.all([use('柏舟'), use('柏舟'), use('岑夫子')]);
  expect((await companiesOf('安和'))[0]!.members.map(({ name }) => name).sort()).toEqual(['安和', '岑夫子', '柏舟']);
  const events = await owner((db) => db.select().from(companyEvents).where(eq(companyEvents.action, 'BY_CODE')));
  expect(events).toHaveLength(2);
});
