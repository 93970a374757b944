import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { DataScope } from '#core/roles.ts';
import { role } from '#features/tenants/resources/role.ts';
import { tenantUser } from '#features/tenants/resources/tenant-user.ts';
import { roleStore } from '#features/tenants/server/tenants/roles.ts';
import { saveTenantCodes } from '#features/tenants/server/tenants/tenant-permissions.ts';
import { tenantUserStore } from '#features/tenants/server/tenants/tenant-users.ts';
import { permCodesOf } from '#server/base/sessions/sessions.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { holdRecords } from '#server/resources/hold.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { saveRights } from './save.ts';

/**
 * Tenant A: ann administers, bo has the role "clerk", cy nothing. The role "far" holds a code that ann does not, "wide"
 * reaches further than ann's regions. Tenant B has roles with the same codes, which must stay as they are.
 */
const services = await createTestServices();
const adminCodes = [
  'Mgr.TenantUser',
  'Mgr.TenantUser.add',
  'Mgr.TenantUser.edit',
  'Mgr.Role',
  'Mgr.Role.add',
  'Mgr.Role.edit',
  'Mgr.Dashboard',
  'Mgr.Apply',
];
const allowance = [...adminCodes, 'Mgr.Apply.audit', 'Mgr.Shop'];

beforeEach(() =>
  services.database.asOwner(async (db) => {
    for (const table of [memberRoles, members, roles, tenants, accounts]) await db.delete(table);
    await db.insert(tenants).values(
      ['tenant-a', 'tenant-b', 'platform'].map((id) => ({
        id,
        code: id,
        nameCN: id,
        nameEN: id,
        kind: id === 'platform' ? 'PLATFORM' : 'DISTRICT',
        codes: allowance,
      })),
    );
    await db
      .insert(accounts)
      .values(['ann', 'al', 'bo', 'cy'].map((id) => ({ id, loginName: id, nickname: id, email: `${id}@example.com` })));
    const role = (id: string, codes: string[], more: Partial<typeof roles.$inferInsert> = {}) => ({
      id,
      tenantId: 'tenant-a',
      code: id,
      nameCN: id,
      nameEN: id,
      codes,
      ...more,
    });
    await db
      .insert(roles)
      .values([
        role('admin', allowance, { code: 'tenant-admin', builtIn: true }),
        role('clerk', ['Mgr.Dashboard', 'Mgr.Apply']),
        role('far', ['Mgr.Dashboard', 'Mgr.Shop']),
        role('off', ['Mgr.Shop'], { status: 'OFF' }),
        role('narrow', ['Mgr.Apply'], { dataScope: 'ASSIGNED' }),
        role('b-admin', allowance, { tenantId: 'tenant-b', code: 'tenant-admin', builtIn: true }),
        role('b-clerk', ['Mgr.Shop', 'Mgr.Apply', 'Mgr.Apply.audit'], { tenantId: 'tenant-b' }),
      ]);
    const held = { ann: 'admin', bo: 'clerk', cy: null } as const;
    for (const [id, roleId] of Object.entries(held)) {
      await db.insert(members).values({ id: `m-${id}`, tenantId: 'tenant-a', accountId: id });
      if (roleId) await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: `m-${id}`, roleId });
    }
  }),
);

interface Caller {
  who?: string;
  permCodes?: readonly string[];
  reach?: DataScope;
  regions?: readonly string[];
  tenantId?: string;
}
const as = <T>(
  work: (scope: ActorScope) => Promise<T>,
  { who = 'ann', permCodes = adminCodes, ...rest }: Caller = {},
) =>
  asActor(services, { actor: { id: who }, side: 'office', permCodes, ...rest }, work).then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const read = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const codesIn = async (id: string) => (await read((db) => db.select().from(roles).where(eq(roles.id, id))))[0]!.codes;
const held = (who: string, tenantId = 'tenant-a') =>
  services.database.read(null, (db) => permCodesOf(db, who, tenantId));
const revOf = async (id: string) => (await read((db) => db.select().from(roles).where(eq(roles.id, id))))[0]!.rev;
const give = async (id: string, codes: readonly string[], caller?: Caller) => {
  const rev = await revOf(id);
  return as(
    (scope) => saveRights(scope, { tenantId: scope.tenantId, kind: 'role', id, rev, codes: [...codes], reqId: 'x' }),
    caller,
  );
};
const person = (id: string, values: Record<string, unknown>, caller?: Caller) =>
  as(async (scope) => {
    const { rev, values: before } = await tenantUserStore.one(scope, id);
    await tenantUserStore.save!(scope, { id, rev, values: { ...before, ...values } });
  }, caller);
const changeRole = (id: string, values: Record<string, unknown>, caller?: Caller) =>
  as(async (scope) => {
    const { rev, values: before } = await roleStore.one(scope, id);
    await roleStore.save!(scope, { id, rev, values: { ...before, ...values } });
  }, caller);
const act = (store: typeof roleStore, action: string, id: string, caller?: Caller) =>
  as(async (scope) => {
    await holdRecords(scope, { resource: store === roleStore ? role : tenantUser, store }, [id]);
    await store.act!(scope, { action, ids: [id], values: { reason: 'x' } });
  }, caller);

describe('nobody gives a code they do not hold', () => {
  test('to a role', async () => {
    expect(await give('clerk', ['Mgr.Dashboard', 'Mgr.Shop'])).toBe('CODE_NOT_HELD');
    expect(await give('clerk', ['Mgr.Apply.audit'])).toBe('CODE_NOT_HELD');
    expect(await codesIn('clerk')).toEqual(['Mgr.Dashboard', 'Mgr.Apply']);
    expect(await give('clerk', ['Mgr.Role'])).toBe('done');
  });

  test('nor one the tenant may not hand out, though they hold it', async () => {
    await read((db) => db.update(tenants).set({ codes: adminCodes }).where(eq(tenants.id, 'tenant-a')));
    expect(await give('clerk', ['Mgr.Shop'], { permCodes: [...adminCodes, 'Mgr.Shop'] })).toBe('CODE_NOT_HELD');
  });

  test('to a person, by way of a role', async () => {
    expect(await person('m-cy', { roles: ['far'] })).toBe('CODE_NOT_HELD');
    expect(await held('cy')).toEqual([]);
    expect(await person('m-cy', { roles: ['clerk'] })).toBe('done');
  });

  test('with an invitation', async () => {
    const invite = (role: string) =>
      as((scope) =>
        tenantUserStore.save!(scope, {
          values: { email: `${role}@example.com`, nickname: 'N', title: '', roles: [role] },
        }),
      );
    expect(await invite('far')).toBe('CODE_NOT_HELD');
    expect(await invite('clerk')).toBe('done');
  });

  test('by switching a role on again, or by a copy of it', async () => {
    expect(await act(roleStore, 'enable', 'off')).toBe('CODE_NOT_HELD');
    expect(await act(roleStore, 'copy', 'far')).toBe('done');
    const copies = (await read((db) => db.select().from(roles))).filter((row) => row.nameCN === 'far（副本）');
    expect(copies.map((row) => row.codes)).toEqual([['Mgr.Dashboard']]);
  });

  test('by letting somebody in again', async () => {
    await read(async (db) => {
      await db.update(members).set({ status: 'DISABLED' }).where(eq(members.id, 'm-cy'));
      await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: 'm-cy', roleId: 'far' });
    });
    expect(await act(tenantUserStore, 'enable', 'm-cy')).toBe('CODE_NOT_HELD');
    expect(await act(tenantUserStore, 'enable', 'm-cy', { permCodes: allowance })).toBe('done');
  });

  test('nor further than they hold it', async () => {
    const narrow: Caller = { reach: 'REGION', regions: ['350100'] };
    expect(await give('clerk', ['Mgr.Dashboard', 'Mgr.Apply', 'Mgr.Role'], narrow)).toBe('CODE_NOT_HELD');
    expect(await give('narrow', ['Mgr.Apply', 'Mgr.Role'], narrow)).toBe('done');
    expect(await changeRole('narrow', { dataScope: 'TENANT' }, narrow)).toBe('CODE_NOT_HELD');
    expect(await changeRole('narrow', { dataScope: 'REGION' }, narrow)).toBe('done');
    expect(await person('m-cy', { roles: ['clerk'] }, narrow)).toBe('CODE_NOT_HELD');
    expect(await person('m-cy', { roles: ['narrow'] }, narrow)).toBe('done');
    expect(await person('m-cy', { roles: ['narrow'], regions: ['350200'] }, narrow)).toBe('CODE_NOT_HELD');
    expect(await person('m-cy', { roles: ['narrow'], regions: ['350102'] }, narrow)).toBe('done');
  });

  test('all tenants is offered by the platform alone', async () => {
    const offered = async (tenantId: string, reach: DataScope) => {
      const found: string[] = [];
      await as(
        async (scope) => {
          found.push(...((await roleStore.options!(scope)).dataScopes ?? []).map(({ value }) => value));
        },
        { tenantId, reach },
      );
      return found;
    };
    expect(await offered('tenant-a', 'TENANT')).toEqual(['TENANT', 'REGION', 'ASSIGNED']);
    expect(await offered('tenant-a', 'ALL')).toEqual(['TENANT', 'REGION', 'ASSIGNED']);
    expect(await offered('platform', 'ALL')).toEqual(['ALL', 'TENANT', 'REGION', 'ASSIGNED']);
    expect(await offered('platform', 'REGION')).toEqual(['REGION', 'ASSIGNED']);
  });
});

describe('nobody edits own rights', () => {
  const bo: Caller = { who: 'bo', permCodes: allowance };

  test.each([
    ['takes another role', () => person('m-bo', { roles: ['clerk', 'far'] }, bo)],
    ['gives up a role', () => person('m-bo', { roles: ['narrow'] }, bo)],
    ['moves to other regions', () => person('m-bo', { regions: ['350100'] }, bo)],
    ['gives the own role codes', () => give('clerk', ['Mgr.Shop'], bo)],
    ['widens or narrows the own role', () => changeRole('clerk', { dataScope: 'ASSIGNED' }, bo)],
    ['switches the own role off', () => act(roleStore, 'disable', 'clerk', bo)],
    ['switches themselves off', () => act(tenantUserStore, 'disable', 'm-bo', bo)],
  ])('who %s is refused', async (_, change) => {
    const before = await held('bo');
    expect(await change()).toBe('OWN_RIGHTS');
    expect(await held('bo')).toEqual(before);
  });

  test('other facts about oneself can be changed', async () => {
    expect(await person('m-bo', { title: '科员' }, bo)).toBe('done');
    expect(await changeRole('clerk', { note: '受理' }, bo)).toBe('done');
  });
});

describe('the last administrator', () => {
  const root: Caller = { who: 'root', permCodes: allowance };

  test('is neither switched off nor parted from the role', async () => {
    expect(await act(tenantUserStore, 'disable', 'm-ann', root)).toBe('LAST_ADMIN');
    expect(await person('m-ann', { roles: ['clerk'] }, root)).toBe('LAST_ADMIN');
    expect(await act(roleStore, 'disable', 'admin', root)).toBe('BUILT_IN');
    expect(await act(roleStore, 'del', 'admin', root)).toBe('BUILT_IN');
    expect(await held('ann')).toEqual([...allowance].sort());
  });

  test.each([
    ['invited', { status: 'INVITED', accountId: null }, 'ACTIVE'],
    ['switched off', { status: 'DISABLED' }, 'ACTIVE'],
    ['whose account is closed', { status: 'ACTIVE' }, 'DISABLED'],
  ])('is the last beside one who is %s', async (_, member, status) => {
    await addAdmin(member);
    await read((db) => db.update(accounts).set({ status }).where(eq(accounts.id, 'al')));
    expect(await act(tenantUserStore, 'disable', 'm-ann', root)).toBe('LAST_ADMIN');
  });

  test('of two, one may go by either way, and not both at once', async () => {
    await addAdmin({});
    const both = await Promise.all([
      person('m-ann', { roles: ['clerk'] }, root),
      act(tenantUserStore, 'disable', 'm-al', root),
    ]);
    expect(both.toSorted()).toEqual(['LAST_ADMIN', 'done']);
  });

  function addAdmin(more: Partial<typeof members.$inferInsert>) {
    return read(async (db) => {
      await db.insert(members).values({ id: 'm-al', tenantId: 'tenant-a', accountId: 'al', ...more });
      await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: 'm-al', roleId: 'admin' });
    });
  }
});

describe('what is ticked is what is kept', () => {
  const root: Caller = { who: 'root', permCodes: allowance };

  test('an action brings its menu, a menu alone brings no action', async () => {
    expect(await give('clerk', ['Mgr.Apply.audit'], root)).toBe('done');
    expect(await codesIn('clerk')).toEqual(['Mgr.Apply', 'Mgr.Apply.audit']);
    expect(await give('clerk', ['Mgr.Apply', 'Mgr.TenantUser'], root)).toBe('done');
    expect(await codesIn('clerk')).toEqual(['Mgr.Apply', 'Mgr.TenantUser']);
    expect(await give('clerk', [], root)).toBe('done');
    expect(await codesIn('clerk')).toEqual([]);
  });

  test('codes that do not exist are not kept, and an old tick does not grow', async () => {
    expect(await give('clerk', ['Mgr.Apply', 'Mgr.Apply.everything', 'Mgr'], root)).toBe('done');
    expect(await codesIn('clerk')).toEqual(['Mgr.Apply']);
    // A code the tenant is allowed later under a ticked menu belongs to nobody until it is ticked itself.
    await read((db) =>
      db
        .update(tenants)
        .set({ codes: [...allowance, 'Mgr.Apply.revoke'] })
        .where(eq(tenants.id, 'tenant-a')),
    );
    expect(await held('bo')).toEqual(['Mgr.Apply']);
  });

  test('who comes second over the same revision is told', async () => {
    const rev = await revOf('clerk');
    const save = () =>
      as(
        (scope) =>
          saveRights(scope, { tenantId: 'tenant-a', kind: 'role', id: 'clerk', rev, codes: ['Mgr.Apply'], reqId: 'x' }),
        root,
      );
    expect((await Promise.all([save(), save()])).toSorted()).toEqual(['CONFLICT', 'done']);
  });
});

describe('a tenant that loses codes', () => {
  const platform: Caller = { who: 'root', permCodes: allowance, tenantId: 'platform', reach: 'ALL' };
  const allow = (id: string, codes: readonly string[]) =>
    as(async (scope) => {
      const [row] = await scope.db.select({ rev: tenants.rev }).from(tenants).where(eq(tenants.id, id));
      await saveTenantCodes(scope, { id, rev: row!.rev, codes });
    }, platform);

  test('takes them from all of its roles at once, and from those of no other tenant', async () => {
    expect(await held('bo')).toEqual(['Mgr.Apply', 'Mgr.Dashboard']);
    expect(await allow('tenant-a', ['Mgr.Dashboard', 'Mgr.Role'])).toBe('done');
    for (const [id, codes] of [
      ['clerk', ['Mgr.Dashboard']],
      ['far', ['Mgr.Dashboard']],
      ['off', []],
      ['narrow', []],
      ['admin', ['Mgr.Role', 'Mgr.Dashboard']],
      ['b-clerk', ['Mgr.Shop', 'Mgr.Apply', 'Mgr.Apply.audit']],
    ] as const)
      expect([id, [...(await codesIn(id))].sort()]).toEqual([id, [...codes].sort()]);
    expect(await held('bo')).toEqual(['Mgr.Dashboard']);
    expect(await held('ann')).toEqual(['Mgr.Dashboard', 'Mgr.Role']);
  });

  test('that gets them back gives them to its administrators only, who always hold all of it', async () => {
    await allow('tenant-a', ['Mgr.Dashboard']);
    await allow('tenant-a', allowance);
    expect(await held('ann')).toEqual([...allowance].sort());
    expect(await held('bo')).toEqual(['Mgr.Dashboard']);
  });

  test('the platform keeps the door through which it could give itself codes again', async () => {
    expect(await allow('platform', ['Mgr.Dashboard'])).toBe('OWN_RIGHTS');
  });
});
