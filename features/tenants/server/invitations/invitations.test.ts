import { beforeEach, expect, test } from 'vitest';
import { membershipsOf } from '#features/accounts/server/memberships.ts';
import { countFailure, holdLockState, isPaused, readLockState } from '#features/accounts/server/passwords/lock-out.ts';
import { addAccount, addMember, addTenants, settleKey, slowCall } from '#features/accounts/server/testing.ts';
import { tenantUser as resource } from '#features/tenants/resources/tenant-user.ts';
import { previewRights } from '#features/tenants/server/rights/queries.ts';
import { tenantUserStore as store } from '#features/tenants/server/tenants/tenant-users.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts, consents, counters } from '#server/database/tables/accounts.ts';
import { busiLog, outbox } from '#server/database/tables/logs.ts';
import { invitations, memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { actOnResource, listResource, oneResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { answerInvitation, listOwnInvitations, readInvitation, refuseInvitation } from './answer.ts';
import { joinAsNew } from './join.ts';

/** `boss` runs tenant-a; `abroad` works in tenant-b and is known there by name, number and last sign-in. */
const services = await createTestServices();
const start = Date.parse('2026-03-02T08:00:00Z');
const known = { id: 'abroad', nickname: '司空见', phoneArea: '+86', phone: '13800138000', locale: 'EN' };
const password = 'fifteen letters';

beforeEach(async () => {
  services.setNow(new Date(start));
  const tables = [outbox, counters, consents, invitations, memberRoles, members, roles, tenants, accounts];
  await services.database.asOwner(async (db) => {
    for (const table of tables) await db.delete(table);
  });
  await addTenants(services, ['tenant-a', 'tenant-b']);
  await addAccount(services, { id: 'boss' });
  await addAccount(services, { ...known, password: 'an old password', lastLoginAt: new Date(start - 1000) });
  await addMember(services, { accountId: 'abroad', tenantId: 'tenant-b' });
  await services.database.asOwner((db) =>
    db.insert(roles).values(
      ['a', 'b'].map((name) => ({
        id: `r-${name}`,
        tenantId: `tenant-${name}`,
        code: 'clerk',
        nameCN: '文员',
        nameEN: 'Clerk',
      })),
    ),
  );
});

const inOffice = <T>(work: (scope: ActorScope) => Promise<T>, tenantId = 'tenant-a') =>
  asActor(services, { tenantId, actor: { id: 'boss' }, side: 'office' }, work);
const asSelf = <T>(id: string, work: (scope: ActorScope) => Promise<T>) => asActor(services, { actor: { id } }, work);

function add(email: string, tenant = 'a') {
  const values = { email, nickname: '新同事', title: '', roles: [`r-${tenant}`] };
  return inOffice((scope) => store.save!(scope, { values }), `tenant-${tenant}`);
}
function act(action: string, id: string) {
  return inOffice((scope) => actOnResource(scope, { resource, store, input: { action, ids: [id], values: {} } }));
}
const one = (id: string) => inOffice((scope) => oneResource(scope, { resource, store, input: { id } }));
const mailsTo = (recipient: string) =>
  services.database.asOwner((db) =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.scene, 'INVITATION'))),
  );
const codeIn = (text = '') => new URLSearchParams(/#(c=\S+)/.exec(text)?.[1]).get('c') ?? '';
async function newestCode(recipient: string) {
  const mails = await mailsTo(recipient);
  return codeIn(mails.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)?.text);
}
const read = (code: string) => asGuest(services, {}, (scope) => readInvitation(scope, { code }));
const join = (code: string, newPwd = password) =>
  settleKey(joinAsNew(slowCall(services, {}), { code, nickname: '新名', newPwd, newPwdConfirm: newPwd }));
const answer = (who: string, id: string, accept: boolean) =>
  settleKey(asSelf(who, (scope) => answerInvitation(scope, { id, accept })));
const tenantsOf = async (id: string) =>
  (await asSelf(id, (scope) => membershipsOf(scope, id))).map((tenant) => tenant.id).sort();

test('whether the address is known shows nowhere before it is accepted: not in list, record, preview or mail', async () => {
  const [of, ofNobody] = ['abroad@example.com', 'nobody@example.com'];
  const [first, second] = [await add(of), await add(ofNobody)];
  const strip = (value: object, id: string) =>
    JSON.stringify(value)
      .replaceAll(id, 'ID')
      .replaceAll(/(abroad|nobody|[an]\*\*\*)@example\.com/g, 'MAIL');
  expect(strip(await one(first.id), first.id)).toBe(strip(await one(second.id), second.id));
  const listed = await inOffice((scope) => listResource(scope, { resource, store, input: {} }));
  const rows = new Map(listed.rows.map((row) => [row.id, row]));
  expect(strip(rows.get(first.id)!, first.id)).toBe(strip(rows.get(second.id)!, second.id));
  const preview = await inOffice((scope) =>
    previewRights(scope, { tenantId: 'tenant-a', kind: 'role', id: 'r-a', codes: [] }),
  );
  expect(preview.users.map(({ name, lastLogin }) => [name, lastLogin])).toEqual([
    ['新同事', null],
    ['新同事', null],
  ]);
  const texts = await Promise.all(
    [of, ofNobody].map(async (address) => {
      const [mail] = await mailsTo(address);
      return `${mail?.subject}\n${mail?.text}`.replaceAll(address, 'MAIL').replace(/#c=\S+/, 'CODE');
    }),
  );
  expect(texts[0]).toBe(texts[1]);
  expect(await tenantsOf('abroad')).toEqual(['tenant-b']);
  expect(JSON.stringify([await one(first.id), listed])).not.toMatch(/司空见|138[\d*]/);
});

test('who is signed in sees it, accepts it, and is shown from then on', async () => {
  const { id } = await add('Abroad@Example.com');
  const { rows } = await asSelf('abroad', listOwnInvitations);
  expect(rows).toMatchObject([
    { id, email: 'abroad@example.com', tenant: { EN: 'Tenant tenant-a' }, roles: [{ EN: 'Clerk' }] },
  ]);
  expect(await read(await newestCode('abroad@example.com'))).toMatchObject({ id, hasAccount: true });
  expect(await answer('boss', id, true)).toBe('INVITATION_GONE');
  expect(await Promise.all([answer('abroad', id, true), answer('abroad', id, true)])).toEqual(
    expect.arrayContaining(['OK', 'INVITATION_GONE']),
  );
  expect(await tenantsOf('abroad')).toEqual(['tenant-a', 'tenant-b']);
  expect((await one(id)).row).toMatchObject({ status: 'ACTIVE', nickname: '司空见', loginName: 'abroad' });
  expect((await asSelf('abroad', listOwnInvitations)).rows).toEqual([]);
  expect(await settleKey(read(await newestCode('abroad@example.com')))).toBe('INVITATION_GONE');
});

test('who declines stays unknown, and can be invited again', async () => {
  const { id } = await add('abroad@example.com');
  expect(await answer('abroad', id, false)).toBe('OK');
  const declined = await one(id);
  expect(declined.row).toMatchObject({ status: 'DECLINED', nickname: '新同事' });
  expect(declined.actions).toEqual(['edit', 'resend', 'withdraw']);
  const [line] = await services.database.asOwner((db) =>
    db
      .select()
      .from(busiLog)
      .where(and(eq(busiLog.objectId, id), eq(busiLog.action, 'DECLINE'))),
  );
  expect(line).toMatchObject({ actorId: null, actorName: '' });
  expect(await answer('abroad', id, true)).toBe('INVITATION_GONE');
  await act('resend', id);
  expect(await answer('abroad', id, true)).toBe('OK');
});

test('by the link alone somebody without an account joins, or declines', async () => {
  const { id } = await add('new@example.com');
  const code = await newestCode('new@example.com');
  expect(await read(code)).toMatchObject({ id, name: '新同事', hasAccount: false });
  // The password of an operator stands alone.
  expect(await join(code, 'fourteen chars')).toBe('PWD_SHORT newPwd');
  expect(await join(code)).toBe('OK');
  expect((await one(id)).row).toMatchObject({ status: 'ACTIVE', loginName: 'new@example.com', nickname: '新名' });
  expect(await join(code)).toBe('INVITATION_GONE');
  const other = await add('other@example.com');
  const refuse = async () =>
    asGuest(services, {}, async (scope) => refuseInvitation(scope, { code: await newestCode('other@example.com') }));
  expect(await settleKey(refuse())).toBe('OK');
  expect((await one(other.id)).row).toMatchObject({ status: 'DECLINED' });
});

test('the link makes no second account, and opens none that there is', async () => {
  await add('abroad@example.com');
  expect(await join(await newestCode('abroad@example.com'))).toBe('USER_EXIST nickname');
  expect(await tenantsOf('abroad')).toEqual(['tenant-b']);
});

test('invited by several before the first password: one makes the account, which answers the others', async () => {
  await add('new@example.com', 'a');
  const second = await add('new@example.com', 'b');
  const [mail] = (await mailsTo('new@example.com')).filter((row) => row.tenantId === 'tenant-a');
  expect(await join(codeIn(mail?.text))).toBe('OK');
  const [made] = await services.database.asOwner((db) =>
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'new@example.com')),
  );
  expect(await tenantsOf(made!.id)).toEqual(['tenant-a']);
  expect(await answer(made!.id, second.id, true)).toBe('OK');
  expect(await tenantsOf(made!.id)).toEqual(['tenant-a', 'tenant-b']);
});

test('an invitation runs out, is sent anew with another link, and is taken back', async () => {
  const { id } = await add('abroad@example.com');
  const first = await newestCode('abroad@example.com');
  services.setNow(new Date(start + 7 * 86_400_000));
  expect((await one(id)).row).toMatchObject({ status: 'EXPIRED' });
  expect(await settleKey(read(first))).toBe('INVITATION_GONE');
  expect(await answer('abroad', id, true)).toBe('INVITATION_GONE');
  await act('resend', id);
  expect((await one(id)).row).toMatchObject({ status: 'INVITED' });
  expect(await settleKey(read(first))).toBe('INVITATION_GONE');
  expect(await settleKey(read(await newestCode('abroad@example.com')))).toBe('OK');
  await act('withdraw', id);
  expect(await answer('abroad', id, true)).toBe('INVITATION_GONE');
  expect(await settleKey(one(id))).toBe('NOT_FOUND');
  expect(await services.database.asOwner((db) => db.$count(memberRoles, eq(memberRoles.memberId, id)))).toBe(0);
});

test('an address is invited once, not to where it works already, and not written to without end', async () => {
  const { id } = await add('abroad@example.com');
  expect(await settleKey(add('abroad@example.com'))).toBe('DUPLICATE email');
  expect(await settleKey(add('abroad@example.com', 'b'))).toBe('DUPLICATE email');
  await act('resend', id);
  await act('resend', id);
  expect(await settleKey(act('resend', id))).toBe('TOO_MANY');
});

async function lock(id: string) {
  await asGuest(services, {}, async (scope) => {
    await holdLockState(scope, id);
    for (let wrong = 0; wrong < 10; wrong++) await countFailure(scope, id);
  });
}
const paused = (id: string) => asGuest(services, {}, (scope) => isPaused(scope, id));

test('a pause is lifted by the only tenant of somebody who came by its invitation; what was counted stays', async () => {
  const { id } = await add('new@example.com');
  await join(await newestCode('new@example.com'));
  const [made] = await services.database.asOwner((db) =>
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'new@example.com')),
  );
  await lock(made!.id);
  expect((await one(id)).actions).toContain('unlock');
  expect(await settleKey(act('unlock', id))).toBe('OK');
  expect(await paused(made!.id)).toBe(false);
  const state = await asGuest(services, {}, (scope) => readLockState(scope, made!.id));
  expect(state).toMatchObject({ failures: 10, needsHuman: true });
});

test.each(['invited', 'a member here too', 'registered by themselves'])(
  'nobody lifts the pause of an account that is at home elsewhere: %s',
  async (how) => {
    if (how === 'registered by themselves') {
      const consent = { id: 'c', accountId: 'abroad', text: 'TERMS', version: '1', locale: 'CN', at: new Date(start) };
      await services.database.asOwner(async (db) => {
        await db.insert(consents).values(consent);
        await db.delete(members).where(eq(members.accountId, 'abroad'));
      });
    }
    const { id } = await add('abroad@example.com');
    if (how !== 'invited') expect(await answer('abroad', id, true)).toBe('OK');
    await lock('abroad');
    expect((await one(id)).actions).not.toContain('unlock');
    expect(await settleKey(act('unlock', id))).toBe('NOT_ALLOWED');
    expect(await paused('abroad')).toBe(true);
  },
);

test('the platform lifts the pause of its own people, wherever else they work', async () => {
  const { id } = await add('abroad@example.com');
  await answer('abroad', id, true);
  await lock('abroad');
  await asActor(services, { actor: { id: 'boss' }, side: 'office', reach: 'ALL' }, (scope) =>
    actOnResource(scope, { resource, store, input: { action: 'unlock', ids: [id] } }),
  );
  expect(await paused('abroad')).toBe(false);
});
