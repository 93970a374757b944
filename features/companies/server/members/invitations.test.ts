import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccounts, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, counters } from '#server/database/tables/accounts.ts';
import { busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { ownFormFiles, ownForms } from '#server/database/tables/own-forms.ts';
import { actOnResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { companyStore as store } from '../company-store.ts';
import { companyPart } from '../own-data.ts';
import { listCompanies } from '../read.ts';
import { companies, companyEvents, companyInvitations, companyMembers } from '../tables.ts';
import { creditCode, handIn } from '../testing.ts';
import { changeInvitation } from './answer-invitation.ts';
import { forgetInvitations } from './forget-invitations.ts';
import { inviteMember } from './invite.ts';
import { askToJoin, changeMember } from './members.ts';

const services = await createTestServices();
const code = creditCode('T2');
const start = Date.parse('2026-11-20T02:00:00Z');
const day = 86_400_000;

/** `ann` owns an authenticated company; `bo` and `cy` have accounts, `new@example.com` has none. */
beforeEach(async () => {
  services.setNow(new Date(start));
  const tables = [companies, companyMembers, companyInvitations, companyEvents, ownForms, ownFormFiles];
  await services.database.asOwner(async (db) => {
    for (const table of [...tables, messages, outbox, counters, accounts]) await db.delete(table);
  });
  await addAccounts(services, 'ann', 'bo', 'cy', 'clerk');
  const id = await handIn(services, 'ann', code);
  await operate(id, 'pass', { validTo: '2028-11-20' });
});

const settle = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof Refusal ? [error.key, ...error.fields.map(({ path }) => path)].join(' ') : Promise.reject(error),
  );
const operate = (id: string, action: string, values: Record<string, unknown> = {}) =>
  asOperator(services, 'clerk', (scope) =>
    actOnResource(scope, { resource, store, input: { ids: [id], action, values } }),
  );
const invite = (email: string, more: Record<string, unknown> = {}, who = 'ann') =>
  asApplicant(services, who, (scope) => inviteMember(scope, { values: { email, days: '14', ...more }, reqId: 'r' }));
const change = (who: string, id: string, action: 'RESEND' | 'WITHDRAW' | 'ACCEPT' | 'DECLINE') =>
  settle(asApplicant(services, who, (scope) => changeInvitation(scope, { id, action, reqId: 'r' })));
const companiesOf = async (who: string) => (await asApplicant(services, who, listCompanies)).companies;
const toMe = async (who: string) => (await asApplicant(services, who, listCompanies)).invitations;
const sentTo = (recipient: string) =>
  services.database.asOwner((db) => db.select().from(outbox).where(eq(outbox.recipient, recipient)));

test('who is invited accepts and acts as far as the owner said; the owner hears of it, and nothing is left to accept', async () => {
  const { id } = await invite('Bo@Example.com', { programmes: ['talentapply'], validTo: '2027-05-31' });
  const [mail] = await sentTo('bo@example.com');
  expect(mail?.text).toContain('汀洲试验有限公司');
  expect(mail?.text).toContain('2026-12-04 10:00');
  expect(await toMe('bo')).toEqual([
    {
      id,
      company: '汀洲试验有限公司',
      programmes: ['talentapply'],
      validTo: '2027-05-31',
      validUntil: '2026-12-04T02:00:00.000Z',
    },
  ]);
  expect((await companiesOf('ann'))[0]?.invitations).toMatchObject([{ email: 'bo@example.com', state: 'OPEN' }]);
  expect(await companiesOf('bo')).toEqual([]);

  expect(await change('bo', id, 'ACCEPT')).toBe('done');
  const [joined] = await companiesOf('bo');
  expect(joined).toMatchObject({ role: 'AGENT', membership: 'ACTIVE', invitations: [] });
  expect(joined?.members.find(({ isMe }) => isMe)).toMatchObject({
    programmes: ['talentapply'],
    validTo: '2027-05-31',
  });
  expect((await companiesOf('ann'))[0]?.invitations).toEqual([]);
  expect(await toMe('bo')).toEqual([]);
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'ann')));
  expect(told.map(({ titleCN }) => titleCN)).toContain('同事接受了邀请');
  expect(await change('bo', id, 'ACCEPT')).toBe('INVITATION_GONE');
});

test('the owner sees the same of an address with an account and of one without', async () => {
  await invite('bo@example.com');
  await invite('nobody@example.com');
  const shown = (await companiesOf('ann'))[0]!.invitations.map(({ id: _, email: __, ...rest }) => rest);
  expect(shown[0]).toEqual(shown[1]);
  expect(await sentTo('nobody@example.com')).toHaveLength(1);
});

test('nobody but whoever has the address answers, and nobody but the owner sends again or takes back', async () => {
  const { id } = await invite('bo@example.com');
  expect(await change('cy', id, 'ACCEPT')).toBe('INVITATION_GONE');
  expect(await change('ann', id, 'ACCEPT')).toBe('INVITATION_GONE');
  expect(await change('bo', id, 'WITHDRAW')).toBe('INVITATION_GONE');
  expect(await change('cy', id, 'RESEND')).toBe('INVITATION_GONE');
  expect(await companiesOf('cy')).toEqual([]);
  expect(await toMe('bo')).toHaveLength(1);
});

test('an agent invites nobody; a second open invitation and a member are refused beside the field', async () => {
  const { id } = await invite('bo@example.com');
  expect(await settle(invite('BO@example.com'))).toBe('DUPLICATE invitation.email');
  await change('bo', id, 'ACCEPT');
  expect(await settle(invite('bo@example.com'))).toBe('DUPLICATE invitation.email');
  expect(await settle(invite('cy@example.com', {}, 'bo'))).toBe('NOT_ALLOWED');
  expect(await settle(invite('cy@example.com', { days: '365' }))).toMatch(/^INVALID invitation.days/);
  expect(await settle(invite('no address'))).toMatch(/^INVALID invitation.email/);
  expect(await settle(invite('cy@example.com', { validTo: '2026-11-19' }))).toMatch(/^INVALID invitation.validTo/);
  expect(await settle(invite('cy@example.com', {}, 'cy'))).toBe('COMPANY_NOT_AUTHENTICATED');
  expect((await companiesOf('ann'))[0]?.invitations).toEqual([]);
});

test('past its day an invitation is answered by nobody until it is sent again, with as many days', async () => {
  const { id } = await invite('bo@example.com', { days: '7' });
  services.setNow(new Date(start + 7 * day));
  expect(await toMe('bo')).toEqual([]);
  expect(await change('bo', id, 'ACCEPT')).toBe('INVITATION_GONE');
  expect((await companiesOf('ann'))[0]?.invitations).toMatchObject([{ state: 'EXPIRED' }]);
  expect(await change('ann', id, 'RESEND')).toBe('done');
  services.setNow(new Date(start + 14 * day - 1));
  expect(await change('bo', id, 'ACCEPT')).toBe('done');
});

test('who declines joins nothing, and may be invited again; what is withdrawn is gone', async () => {
  const { id } = await invite('bo@example.com');
  expect(await change('bo', id, 'DECLINE')).toBe('done');
  expect(await companiesOf('bo')).toEqual([]);
  expect((await companiesOf('ann'))[0]?.invitations).toMatchObject([{ state: 'DECLINED' }]);
  expect(await change('bo', id, 'ACCEPT')).toBe('INVITATION_GONE');
  expect(await settle(invite('bo@example.com'))).toBe('done');
  expect(await toMe('bo')).toHaveLength(1);
  expect(await change('ann', id, 'WITHDRAW')).toBe('done');
  expect(await change('bo', id, 'ACCEPT')).toBe('INVITATION_GONE');
  expect(await toMe('bo')).toEqual([]);
});

test('accepted twice at once, or accepted and withdrawn at once, one of them has the say', async () => {
  const { id } = await invite('bo@example.com');
  expect((await Promise.all([change('bo', id, 'ACCEPT'), change('bo', id, 'ACCEPT')])).toSorted()).toEqual([
    'INVITATION_GONE',
    'done',
  ]);
  const second = await invite('cy@example.com');
  const [accepted, withdrawn] = await Promise.all([
    change('cy', second.id, 'ACCEPT'),
    change('ann', second.id, 'WITHDRAW'),
  ]);
  expect([accepted, withdrawn].toSorted()).toEqual(['INVITATION_GONE', 'done']);
  expect((await companiesOf('cy')).length).toBe(accepted === 'done' ? 1 : 0);
});

test('who had asked to join becomes an agent by accepting, within the limits of the invitation', async () => {
  await asApplicant(services, 'bo', (scope) => askToJoin(scope, { code, reqId: 'r' }));
  const { id } = await invite('bo@example.com', { programmes: ['apartapply'] });
  expect(await change('bo', id, 'ACCEPT')).toBe('done');
  const members = (await companiesOf('ann'))[0]!.members;
  expect(members.map(({ name, state, programmes }) => [name, state, programmes])).toContainEqual([
    'bo',
    'ACTIVE',
    ['apartapply'],
  ]);
});

test('a company that is blocked, or whose authentication is over, cannot be joined', async () => {
  const { id } = await invite('bo@example.com', { days: '30' });
  const companyId = (await companiesOf('ann'))[0]!.id;
  await operate(companyId, 'block', { reason: '核查' });
  expect(await toMe('bo')).toEqual([]);
  expect(await change('bo', id, 'ACCEPT')).toBe('INVITATION_GONE');
  await operate(companyId, 'unblock');
  expect(await change('bo', id, 'ACCEPT')).toBe('done');
});

test('an address is mailed three times an hour at most', async () => {
  const { id } = await invite('bo@example.com');
  expect([await change('ann', id, 'RESEND'), await change('ann', id, 'RESEND')]).toEqual(['done', 'done']);
  expect(await change('ann', id, 'RESEND')).toBe('TOO_MANY');
  expect(await sentTo('bo@example.com')).toHaveLength(3);
});

test('what happened stands in the log with most of the address hidden', async () => {
  const { id } = await invite('bo@example.com');
  await change('ann', id, 'RESEND');
  await change('bo', id, 'ACCEPT');
  const [company] = await companiesOf('ann');
  const lines = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.objectId, company!.id)).orderBy(busiLog.at, busiLog.id),
  );
  const own = lines.filter(({ action }) => ['INVITE', 'RESEND', 'ACCEPT'].includes(action));
  expect(own.map(({ textCN }) => textCN).toSorted()).toEqual([
    '再次邀请 b***@example.com',
    '接受发给 b***@example.com 的邀请',
    '邀请 b***@example.com 代表单位办理',
  ]);
});

test('an address that did not accept is forgotten a month later, and with the account it belongs to', async () => {
  await invite('bo@example.com');
  const second = await invite('cy@example.com');
  await change('cy', second.id, 'DECLINE');
  await services.database.asOwner((db) => companyPart.erase!({ db, accountId: 'cy', now: new Date(start) } as never));
  const left = () => services.database.asOwner((db) => db.select().from(companyInvitations));
  expect((await left()).map(({ email }) => email)).toEqual(['bo@example.com']);
  services.setNow(new Date(start + 44 * day - 1));
  await forgetInvitations(services);
  expect(await left()).toHaveLength(1);
  services.setNow(new Date(start + 44 * day));
  await forgetInvitations(services);
  expect(await left()).toEqual([]);
});

test('a new owner sees the invitations of the one before', async () => {
  const { id } = await invite('cy@example.com');
  const bo = await invite('bo@example.com');
  await change('bo', bo.id, 'ACCEPT');
  const [own] = await companiesOf('bo');
  const act = (who: string, action: 'HANDOVER' | 'TAKE') =>
    asApplicant(services, who, (scope) => changeMember(scope, { memberId: own!.memberId, action, reqId: 'r' }));
  await act('ann', 'HANDOVER');
  await act('bo', 'TAKE');
  expect((await companiesOf('ann'))[0]?.invitations).toEqual([]);
  expect((await companiesOf('bo'))[0]?.invitations).toMatchObject([{ id, email: 'cy@example.com' }]);
});
