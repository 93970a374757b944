import { dayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { rolesOf, startingCodes } from '#core/roles.ts';
import { announce } from '#features/accounts/server/sessions/end-sessions.ts';
import { tenant as resource } from '#features/tenants/resources/tenant.ts';
import { newId } from '#server/base/ids.ts';
import { inTenant } from '#server/base/in-tenant.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { builtInRow } from './renew-rights.ts';

const select = sql`
  select t.id, t.rev, json_build_object('CN', t.name_cn, 'EN', t.name_en) as name, t.name_cn as "nameCN", t.name_en as "nameEN", t.code, t.kind,
         t.status, t.user_limit as "userLimit", cardinality(t.codes) as "codesCount", t.expire_at as "expireAt",
         t.domains, t.updated_at as "updatedAt", c.users::int as users
    from tenants t join tenant_counts() c on c.tenant_id = t.id`;

/** Tenants, for the platform's operators. */
export const tenantStore: Store = {
  ...readings({
    resource,
    select: () => select,
    texts: ['name'],
    keyword: ['name', 'code'],
    values: ({ nameCN, nameEN, code, kind, domains, userLimit, expireAt }) => ({
      nameCN,
      nameEN,
      code,
      kind,
      domains: (domains as string[]).join(', '),
      userLimit,
      expireOn: expireAt ? dayInShanghai(String(expireAt)) : null,
    }),
  }),

  async save(scope, { id, rev, values }) {
    const columns = columnsOf(values);
    // Whoever works in a tenant would lock themselves out.
    if (id === scope.tenantId && columns.expireAt && columns.expireAt <= scope.now) throw new Refusal('IN_USE');
    if (!id) return add(scope, values, columns);
    const before = await this.one(scope, id);
    const [saved] = await scope.db
      .update(tenants)
      .set({ ...columns, rev: sql`${tenants.rev} + 1`, updatedAt: scope.now })
      .where(and(eq(tenants.id, id), eq(tenants.rev, rev ?? -1)))
      .returning({ rev: tenants.rev });
    if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
    const after = { ...values, code: before.values.code, kind: before.values.kind };
    await logSave(scope, { resource, id, title: columns.nameCN, before: before.values, after });
    return { id, rev: saved.rev };
  },

  hold: holdRows(tenants),

  async act(scope, { action, ids, values }) {
    for (const id of ids) {
      // Whoever works in a tenant would lock themselves out.
      if (action === 'disable' && id === scope.tenantId) throw new Refusal('IN_USE');
      const { row } = await this.one(scope, id);
      await scope.db
        .update(tenants)
        .set({ status: action === 'enable' ? 'ON' : 'OFF', rev: sql`${tenants.rev} + 1`, updatedAt: scope.now })
        .where(eq(tenants.id, id));
      const changes = values.reason ? [{ field: 'reason', before: null, after: values.reason }] : [];
      await logAction(scope, { resource, id, title: String(row.nameCN), action, changes });
    }
    await announce(scope.db);
    return null;
  },
};

function columnsOf(values: Values) {
  return {
    nameCN: String(values.nameCN),
    nameEN: String(values.nameEN),
    domains: String(values.domains ?? '')
      .split(/[,，\s]+/)
      .filter((domain) => domain !== ''),
    userLimit: Number(values.userLimit),
    expireAt: values.expireOn ? midnightInShanghai(String(values.expireOn)) : null,
  };
}

/** A new tenant starts with the built-in roles, and with whoever made it as its administrator. */
async function add(scope: ActorScope, values: Values, columns: ReturnType<typeof columnsOf>) {
  const code = String(values.code);
  const kind = String(values.kind);
  if ((await scope.db.$count(tenants, eq(tenants.code, code))) > 0) throw fieldRefusal(scope, 'DUPLICATE', 'code');
  const id = newId();
  await scope.db.insert(tenants).values({ id, code, kind, ...columns, codes: startingCodes(kind) });
  await inTenant(scope, id, async (there) => {
    const own = rolesOf(kind).map((role) => builtInRow(id, role));
    await there.db.insert(roles).values(own);
    const memberId = newId();
    await there.db.insert(members).values({ id: memberId, tenantId: id, accountId: scope.actor.id });
    const adminRole = own.find((role) => role.code === 'tenant-admin')!;
    await there.db.insert(memberRoles).values({ tenantId: id, memberId, roleId: adminRole.id });
  });
  await logSave(scope, { resource, id, title: columns.nameCN, before: null, after: { ...values } });
  return { id, rev: 0 };
}
