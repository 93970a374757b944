import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { tenantUser as resource } from '#features/tenants/resources/tenant-user.ts';
import { answerInvitation } from '#features/tenants/server/invitations/answer.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, consents, sessions } from '#server/database/tables/accounts.ts';
import { invitations, memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { actOnResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { tenantUserStore as store } from './tenant-users.ts';

const services = await createTestServices();
const people = ['ann', 'bo', 'cy', 'guest', 'abroad'];

beforeEach(async () => {
  await services.database.asOwner(async (db) => {
    for (const table of [invitations, memberRoles, members, roles, tenants, sessions, consents, accounts])
      await db.delete(table);
    await db.insert(tenants).values(
      ['tenant-a', 'tenant-b'].map((id) => ({
        id,
        code: id,
        nameCN: id,
        nameEN: id,
        kind: 'DISTRICT',
        userLimit: 4,
      })),
    );
    await db
      .insert(accounts)
      .values(people.map((id) => ({ id, loginName: id, nickname: id, email: `${id}@example.com` })));
    await db.insert(roles).values([
      { id: 'r-admin', tenantId: 'tenant-a', code: 'tenant-admin', nameCN: '管', nameEN: 'A', builtIn: true },
      { id: 'r-fake', tenantId: 'tenant-a', code: 'platform-admin', nameCN: '假', nameEN: 'F' },
      { id: 'r-plain', tenantId: 'tenant-a', code: 'plain', nameCN: '普', nameEN: 'P' },
      { id: 'r-there', tenantId: 'tenant-b', code: 'tenant-admin', nameCN: '管', nameEN: 'A', builtIn: true },
    ]);
    await join('ann', 'tenant-a', 'r-admin');
    await join('bo', 'tenant-a', 'r-admin');
    await join('abroad', 'tenant-b', 'r-there');
    async function join(accountId: string, tenantId: string, roleId: string) {
      const memberId = `${accountId}-${tenantId}`;
      await db.insert(members).values({ id: memberId, tenantId, accountId });
      await db.insert(memberRoles).values({ tenantId, memberId, roleId });
    }
  });
});

const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id }, side: 'office' }, work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const act = (who: string, action: string, id: string, values: Record<string, unknown> = {}) =>
  as(who, (scope) => actOnResource(scope, { resource, store, input: { action, ids: [id], values } })).then(
    () => 'done',
    refusal,
  );
const disable = (who: string, whom: string) => act(who, 'disable', `${whom}-tenant-a`, { reason: 'x' });
const add = (email: string, rolesOf: string[] = ['r-plain']) =>
  as('ann', (scope) => store.save!(scope, { values: { email, nickname: 'New', title: '', roles: rolesOf } })).then(
    () => 'done',
    refusal,
  );
const change = (id: string, values: Record<string, unknown>, rev = 0) =>
  as('ann', (scope) => store.save!(scope, { id, rev, values: { title: '', roles: ['r-plain'], ...values } })).then(
    () => 'done',
    refusal,
  );
/** Invites somebody known, who accepts; gives the id of the join. */
async function welcome(name: string): Promise<string> {
  expect(await add(`${name}@example.com`)).toBe('done');
  const [invited] = await read((db) => db.select().from(invitations));
  await as(name, (scope) => answerInvitation(scope, { id: invited!.memberId, accept: true }));
  return invited!.memberId;
}
const read = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);

test('two administrators who switch each other off at once leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const both = await Promise.all([disable('ann', 'bo'), disable('bo', 'ann')]);
    expect(both.toSorted()).toEqual(['LAST_ADMIN', 'done']);
    await read((db) => db.update(members).set({ status: 'ACTIVE' }));
  }
});

test('a role that only bears the name of an administrator does not count as one', async () => {
  await read(async (db) => {
    await db.insert(members).values({ id: 'cy-tenant-a', tenantId: 'tenant-a', accountId: 'cy' });
    await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: 'cy-tenant-a', roleId: 'r-fake' });
  });
  expect(await disable('cy', 'bo')).toBe('done');
  expect(await disable('cy', 'ann')).toBe('LAST_ADMIN');
});

test('invitations at the same moment do not pass the limit of the tenant', async () => {
  const answers = await Promise.all(['x1', 'x2', 'x3', 'x4'].map((name) => add(`${name}@example.com`)));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(2);
  expect(await read((db) => db.$count(members, eq(members.tenantId, 'tenant-a')))).toBe(4);
});

test('the same address invited twice at once makes one person', async () => {
  const answers = await Promise.all([add('twin@example.com'), add('twin@example.com')]);
  expect(answers.toSorted()).toEqual(['DUPLICATE', 'done']);
});

test('the name of somebody who is at home elsewhere, or signed up, is not ours to change', async () => {
  await read((db) =>
    db
      .insert(consents)
      .values({ id: 'c', accountId: 'guest', text: 'TERMS', version: '1', locale: 'CN', at: new Date() }),
  );
  for (const name of ['abroad', 'guest']) {
    const id = await welcome(name);
    expect(await change(id, { nickname: 'Renamed' }, 1)).toBe('NOT_ALLOWED');
    expect(await change(id, { nickname: name, title: 'Clerk' }, 1)).toBe('done');
    await read((db) => db.delete(members).where(eq(members.id, id)));
  }
  const own = await welcome('cy');
  expect(await change(own, { nickname: 'Renamed' }, 1)).toBe('done');
  const [cy] = await read((db) => db.select().from(accounts).where(eq(accounts.id, 'cy')));
  expect(cy?.nickname).toBe('Renamed');
});

test('ending the sessions of a colleague leaves those in other tenants alone', async () => {
  const id = await welcome('abroad');
  for (const tenantId of ['tenant-a', 'tenant-b'])
    await asGuest(services, { tenantId }, (scope) =>
      createSession(scope, { id: 'abroad' }, { side: 'office', tenantId }),
    );
  expect(await act('ann', 'kick', id)).toBe('done');
  const left = await read((db) => db.select({ tenant: sessions.activeTenant }).from(sessions));
  expect(left).toEqual([{ tenant: 'tenant-b' }]);
});
