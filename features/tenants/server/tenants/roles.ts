import { Refusal } from '#core/errors.ts';
import { isPermissionCode, type PermissionCode, withMenuCodes } from '#core/permissions.ts';
import { type DataScope, isWithinScope } from '#core/roles.ts';
import { dataScopeOptions, role as resource } from '#features/tenants/resources/role.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { roles, tenants } from '#server/database/tables/tenants.ts';
import { mayGive, widestReach } from '#server/policies/reach.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { codesOf } from './renew-rights.ts';
import { accountsWithRole, announceRoles, ownedCodes } from './rights.ts';

const select = ({ tenantId }: ActorScope) => sql`
  select r.id, r.rev, r.code, json_build_object('CN', r.name_cn, 'EN', r.name_en) as name, r.name_cn as "nameCN", r.name_en as "nameEN",
         r.status, r.data_scope as "dataScope", cardinality(r.codes) as "codesCount", r.built_in as "builtIn",
         r.codes, r.note, r.updated_at as "updatedAt",
         (select count(*)::int from member_roles mr where mr.role_id = r.id) as users
    from roles r where r.tenant_id = ${tenantId}`;

/** Roles of the tenant; codes are saved with the form, built-in roles keep theirs. */
export const roleStore: Store = {
  ...readings({
    resource,
    select,
    texts: ['name'],
    keyword: ['name', 'code'],
    values: ({ nameCN, nameEN, code, dataScope, note, codes }) => ({ nameCN, nameEN, code, dataScope, note, codes }),
  }),

  async save(scope, { id, rev, values }) {
    const known = id ? await this.one(scope, id) : null;
    const before = known?.values ?? null;
    if (known) await checkScope(scope, known.row, values.dataScope as DataScope);
    const form = {
      nameCN: String(values.nameCN),
      nameEN: String(values.nameEN),
      dataScope: String(values.dataScope),
      note: String(values.note ?? ''),
    };
    if (!id) {
      await refuseKnownCode(scope, String(values.code));
      const created = {
        id: newId(),
        tenantId: scope.tenantId,
        code: String(values.code),
        codes: [] as string[],
        ...form,
      };
      await scope.db.insert(roles).values(created);
      await logSave(scope, {
        resource,
        id: created.id,
        title: form.nameCN,
        before: null,
        after: { ...form, code: created.code },
      });
      return { id: created.id, rev: 0 };
    }
    const [saved] = await scope.db
      .update(roles)
      .set({ ...form, rev: sql`${roles.rev} + 1`, updatedAt: scope.now })
      .where(and(eq(roles.id, id), eq(roles.tenantId, scope.tenantId), eq(roles.rev, rev ?? -1)))
      .returning({ rev: roles.rev });
    if (!saved) throw await conflict(scope, id);
    await logSave(scope, { resource, id, title: form.nameCN, before, after: { ...before, ...form } });
    return { id, rev: saved.rev };
  },

  hold: holdRows(roles),

  async act(scope, { action, ids }) {
    const id = ids[0]!;
    const { row, values } = await this.one(scope, id);
    const title = String(values.nameCN);
    if (action === 'copy') {
      const copy = {
        ...values,
        code: `${String(values.code).slice(0, 32)}-${newId()
          .slice(0, 6)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '0')}`,
      };
      const copyId = newId();
      await scope.db.insert(roles).values({
        id: copyId,
        tenantId: scope.tenantId,
        code: copy.code,
        nameCN: `${title}（副本）`,
        nameEN: `${values.nameEN} (copy)`,
        dataScope: String(values.dataScope),
        // A copy is a gift like any other: what the caller does not hold, or not so far, stays behind.
        codes: (values.codes as string[]).filter((code) => mayGive(scope, [code], values.dataScope as DataScope)),
        note: String(values.note ?? ''),
      });
      await logAction(scope, { resource, id: copyId, title, action });
      return copyId;
    }
    if (row.builtIn && action !== 'enable') throw new Refusal('BUILT_IN');
    if (action === 'enable' && !mayGive(scope, values.codes as string[], values.dataScope as DataScope))
      throw new Refusal('CODE_NOT_HELD');
    const users = await accountsWithRole(scope, id);
    if (action === 'del') {
      if (Number(row.users) > 0) throw new Refusal('IN_USE');
      await scope.db.delete(roles).where(and(eq(roles.id, id), eq(roles.tenantId, scope.tenantId)));
    } else {
      if (users.includes(scope.actor.id)) throw new Refusal('OWN_RIGHTS');
      await scope.db
        .update(roles)
        .set({ status: action === 'enable' ? 'ON' : 'OFF', rev: sql`${roles.rev} + 1`, updatedAt: scope.now })
        .where(and(eq(roles.id, id), eq(roles.tenantId, scope.tenantId)));
    }
    await logAction(scope, { resource, id, title, action });
    await announceRoles(scope, users);
    return null;
  },

  /** Scopes the caller may give; all tenants are for roles of the platform only. */
  async options(scope) {
    const [tenant] = await scope.db.select({ kind: tenants.kind }).from(tenants).where(eq(tenants.id, scope.tenantId));
    const widest = widestReach(scope) ?? 'ASSIGNED';
    const isOffered = (each: DataScope) =>
      isWithinScope(each, widest) && (each !== 'ALL' || tenant?.kind === 'PLATFORM');
    return { dataScopes: dataScopeOptions.filter(({ value }) => isOffered(value)) };
  },
};

/** A role reaches further or less far only by the hand of somebody else, who holds its codes as far themselves. */
async function checkScope(scope: ActorScope, row: Row, wanted: DataScope): Promise<void> {
  if (wanted === row.dataScope) return;
  if (row.builtIn) throw new Refusal('BUILT_IN');
  if ((await accountsWithRole(scope, row.id)).includes(scope.actor.id)) throw new Refusal('OWN_RIGHTS');
  if (!mayGive(scope, row.codes as string[], wanted)) throw new Refusal('CODE_NOT_HELD');
}

/** Gives a role exactly these codes and their menus; nobody gives what they or the tenant do not hold. */
export async function saveRoleCodes(
  scope: ActorScope,
  { id, rev, codes }: { id: string; rev: number; codes: readonly string[] },
): Promise<{ id: string; rev: number }> {
  const { row, values } = await roleStore.one(scope, id);
  if (row.builtIn && row.code === 'tenant-admin') throw new Refusal('BUILT_IN');
  const users = await accountsWithRole(scope, id);
  if (users.includes(scope.actor.id)) throw new Refusal('OWN_RIGHTS');
  const wanted = withMenuCodes(codes.filter(isPermissionCode));
  const before = values.codes as PermissionCode[];
  const owned = await ownedCodes(scope);
  const added = wanted.filter((code) => !before.includes(code));
  if (!mayGive(scope, added, values.dataScope as DataScope) || added.some((code) => !owned.has(code)))
    throw new Refusal('CODE_NOT_HELD');
  const [saved] = await scope.db
    .update(roles)
    .set({ ...codesOf(row, wanted), rev: sql`${roles.rev} + 1`, updatedAt: scope.now })
    .where(and(eq(roles.id, id), eq(roles.tenantId, scope.tenantId), eq(roles.rev, rev)))
    .returning({ rev: roles.rev });
  if (!saved) throw await conflict(scope, id);
  await logSave(scope, {
    resource,
    id,
    title: String(values.nameCN),
    before: { codes: before },
    after: { codes: wanted },
  });
  await announceRoles(scope, users);
  return { id, rev: saved.rev };
}

async function refuseKnownCode(scope: ActorScope, code: string): Promise<void> {
  const known = await scope.db.$count(roles, and(eq(roles.tenantId, scope.tenantId), eq(roles.code, code)));
  if (known > 0) throw fieldRefusal(scope, 'DUPLICATE', 'code');
}

async function conflict(scope: ActorScope, id: string): Promise<Refusal> {
  const { values, rev } = await roleStore.one(scope, id);
  return new Refusal('CONFLICT', { obj: { rev, values } });
}
