import { Refusal } from '#core/errors.ts';
import { type DataScope, dataScopes } from '#core/roles.ts';
import { isPaused, liftPauses } from '#features/accounts/server/passwords/lock-out.ts';
import { sendResetLink } from '#features/accounts/server/passwords/reset.ts';
import { endSessionsIn } from '#features/accounts/server/sessions/end-sessions.ts';
import { dataScopeOptions } from '#features/tenants/resources/role.ts';
import { tenantUser as resource } from '#features/tenants/resources/tenant-user.ts';
import { invite, inviteAgain, isOf, withdrawInvitation } from '#features/tenants/server/invitations/invite.ts';
import { includes } from '#server/base/filters.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { invitations, memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { isOursAlone } from '#server/policies/account.ts';
import { mayGive, reachOf } from '#server/policies/reach.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readOne } from '#server/resources/page.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { checkRegions, listRegions, regionsIn } from './member-regions.ts';
import { adminRoles, announceRoles, countAdmins, holdMembers } from './rights.ts';

/** Of somebody who was invited there is nothing but what the inviting administrator typed. */
const select = ({ tenantId, now }: ActorScope) => sql`
  select m.id, m.rev, m.account_id as "accountId", m.regions, coalesce(a.login_name, i.email) as "loginName",
         coalesce(a.nickname, i.name) as nickname, m.title, coalesce(a.email, i.email) as email,
         case when i.declined_at is not null then 'DECLINED' when i.valid_until <= ${now} then 'EXPIRED'
              else m.status end as status,
         coalesce(a.phone_area || ' ' || a.phone, a.phone) as phone, a.last_login_at as "lastLogin",
         i.valid_until as "validUntil", m.updated_at as "updatedAt",
         coalesce((select json_agg(json_build_object('CN', r.name_cn, 'EN', r.name_en) order by r.code)
           from member_roles mr join roles r on r.id = mr.role_id where mr.member_id = m.id), '[]'::json) as roles,
         (select min(array_position(${sql.param([...dataScopes])}::text[], r.data_scope))
            from member_roles mr join roles r on r.id = mr.role_id where mr.member_id = m.id and r.status = 'ON') as reach,
         coalesce((select array_agg(mr.role_id) from member_roles mr where mr.member_id = m.id), '{}') as role_ids
    from members m left join accounts a on a.id = m.account_id
    left join invitations i on i.member_id = m.id and i.tenant_id = m.tenant_id
   where m.tenant_id = ${tenantId}`;

const read = readings({
  resource,
  select,
  keyword: ['loginName', 'nickname'],
  filters: { role: (id) => includes('role_ids', id) },
  present,
  values: ({ email, nickname, title, role_ids: roles, regions }) => ({ email, nickname, title, roles, regions }),
});

/** People of the tenant's back office; an account can belong to several tenants. */
export const tenantUserStore: Store = {
  ...read,

  async known({ db, tenantId }, email) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select m.id from members m left join accounts a on a.id = m.account_id
        left join invitations i on i.member_id = m.id and i.tenant_id = m.tenant_id
       where m.tenant_id = ${tenantId} and lower(coalesce(a.email, i.email)) = lower(${email}) limit 1`);
    return rows[0]?.id ?? null;
  },

  async one(scope, id) {
    const found = await read.one(scope, id);
    return { ...found, row: { ...found.row, locked: await canUnlock(scope, await readMember(scope, id)) } };
  },

  async save(scope, { id, rev, values }) {
    await holdMembers(scope);
    const member = id ? await readMember(scope, id) : null;
    await checkRoles(scope, values.roles as string[], member);
    checkRegions(scope, values.regions as string[] | undefined, member);
    return id ? change(scope, id, rev ?? -1, values) : add(scope, values);
  },

  /** Before the rows the tenant's people, as adding and changing them does. */
  async hold(scope, ids) {
    await holdMembers(scope);
    await holdRows(members)(scope, ids);
  },

  async act(scope, { action, ids, values }) {
    for (const id of ids) {
      const row = await readMember(scope, id);
      const accountId = String(row.accountId);
      if (action === 'resend') await inviteAgain(scope, id);
      else if (action === 'withdraw') await withdrawInvitation(scope, id);
      else if (action === 'reset') await sendResetLink(scope, accountId);
      else if (action === 'unlock') await liftPauses(scope, accountId);
      else if (action === 'kick') await endSessionsIn(scope.db, accountId, scope.tenantId);
      else await setStatus(scope, row, action === 'enable' ? 'ACTIVE' : 'DISABLED');
      const reason = values.reason ? [{ field: 'reason', before: null, after: values.reason }] : [];
      await logAction(scope, { resource, id, title: String(row.loginName), action, changes: reason });
    }
    return null;
  },

  async options(scope) {
    const rows = await scope.db
      .select({ value: roles.id, CN: roles.nameCN, EN: roles.nameEN })
      .from(roles)
      .where(and(eq(roles.tenantId, scope.tenantId), eq(roles.status, 'ON')))
      .orderBy(roles.code);
    return {
      roles: rows.map(({ value, CN, EN }) => ({ value, label: { CN, EN } })),
      regions: await listRegions(scope),
    };
  },
};

function readMember(scope: ActorScope, id: string): Promise<Row> {
  return readOne(scope.db, select(scope), id);
}

function present({ role_ids: _roles, accountId: _account, rev: _rev, reach, regions, ...shown }: Row): Row {
  const scope = dataScopeOptions.find(({ value }) => value === dataScopes[Number(reach) - 1]);
  return { ...shown, scope: scope?.label ?? null, regions: (regions as string[]).map(regionLabel) };
}

/**
 * Pauses after wrong passwords count for an account wherever it signs in: of one that belongs elsewhere too they are
 * lifted by the platform's operators, or ended by its owner's new password.
 */
async function canUnlock(scope: ActorScope, { accountId }: Row): Promise<boolean> {
  if (typeof accountId !== 'string') return false;
  const isPlatform = reachOf(scope, 'Mgr.TenantUser.edit') === 'ALL';
  return (isPlatform || (await isOurs(scope, accountId))) && (await isPaused(scope, accountId));
}

async function isOurs(scope: ActorScope, accountId: string): Promise<boolean> {
  const { rows } = await scope.db.execute<{ ours: boolean }>(sql`select ${isOursAlone(scope, accountId)} as ours`);
  return rows[0]?.ours ?? false;
}

/** Who lets somebody in again gives them their roles anew. */
async function checkGift(scope: ActorScope, roleIds: readonly string[]): Promise<void> {
  const rows = roleIds.length === 0 ? [] : await readRoles(scope, roleIds);
  if (rows.some((row) => !mayGive(scope, row.codes, row.dataScope))) throw new Refusal('CODE_NOT_HELD');
}

function readRoles(scope: ActorScope, ids: readonly string[]) {
  return scope.db
    .select({
      id: roles.id,
      code: roles.code,
      codes: roles.codes,
      builtIn: roles.builtIn,
      dataScope: sql<DataScope>`${roles.dataScope}`,
    })
    .from(roles)
    .where(and(eq(roles.tenantId, scope.tenantId), inArray(roles.id, [...ids])));
}

/** Nobody changes their own roles, and nobody gives a role with codes they do not hold themselves. */
async function checkRoles(scope: ActorScope, wanted: readonly string[], member: Row | null): Promise<void> {
  const held = (member?.role_ids as string[] | undefined) ?? [];
  const changed = [...wanted.filter((id) => !held.includes(id)), ...held.filter((id) => !wanted.includes(id))];
  if (changed.length === 0) return;
  if (member?.accountId === scope.actor.id) throw new Refusal('OWN_RIGHTS');
  const rows = await readRoles(scope, changed);
  if (rows.length < changed.length) throw new Refusal('NOT_FOUND');
  const lacks = rows.some((row) => wanted.includes(row.id) && !mayGive(scope, row.codes, row.dataScope));
  if (lacks) throw new Refusal('CODE_NOT_HELD');
  const loses = rows.some((row) => row.builtIn && adminRoles.includes(row.code) && !wanted.includes(row.id));
  if (loses && member && (await countAdmins(scope, { without: [member.id] })) === 0) throw new Refusal('LAST_ADMIN');
}

/** Nobody is added who does not want to be: whoever has the address accepts, with the account they have or a new one. */
async function add(scope: ActorScope, values: Values) {
  const email = String(values.email).toLowerCase();
  await checkLimit(scope);
  const id = newId();
  const { tenantId, now } = scope;
  const member = { id, tenantId, title: String(values.title ?? ''), regions: regionsIn(values) };
  await scope.db.insert(members).values({ ...member, status: 'INVITED', createdAt: now, updatedAt: now });
  const isNew = await invite(scope, { memberId: id, email, name: String(values.nickname) });
  if (!isNew) throw fieldRefusal(scope, 'DUPLICATE', 'email');
  await giveRoles(scope, id, values.roles as string[]);
  await logSave(scope, { resource, id, title: email, before: null, after: values });
  return { id, rev: 0 };
}

async function change(scope: ActorScope, id: string, rev: number, values: Values) {
  const before = await tenantUserStore.one(scope, id);
  const [saved] = await scope.db
    .update(members)
    .set({
      title: String(values.title ?? ''),
      regions: regionsIn(values),
      rev: sql`${members.rev} + 1`,
      updatedAt: scope.now,
    })
    .where(and(eq(members.id, id), eq(members.tenantId, scope.tenantId), eq(members.rev, rev)))
    .returning({ rev: members.rev, accountId: members.accountId });
  if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  // The address names the account; it is its owner's to change.
  const name = String(values.nickname);
  if (name !== before.values.nickname) await rename(scope, { id, accountId: saved.accountId, name });
  await giveRoles(scope, id, values.roles as string[]);
  if (saved.accountId) await announceRoles(scope, [saved.accountId]);
  const { nickname, title, roles: ids } = values;
  const after = { ...before.values, nickname, title, roles: ids, regions: regionsIn(values) };
  await logSave(scope, { resource, id, title: String(before.row.loginName), before: before.values, after });
  return { id, rev: saved.rev };
}

/** An invitation says what was typed; the name of an account is this tenant's to change only where nobody shares it. */
async function rename(
  scope: ActorScope,
  { id, accountId, name }: { id: string; accountId: string | null; name: string },
): Promise<void> {
  if (accountId === null) {
    await scope.db.update(invitations).set({ name }).where(isOf(scope, id));
    return;
  }
  const renamed = await scope.db
    .update(accounts)
    .set({ nickname: name })
    .where(and(eq(accounts.id, accountId), isOursAlone(scope, accountId)))
    .returning({ id: accounts.id });
  if (renamed.length === 0) throw fieldRefusal(scope, 'NOT_ALLOWED', 'nickname');
}

async function giveRoles(scope: ActorScope, memberId: string, roleIds: readonly string[]): Promise<void> {
  await scope.db
    .delete(memberRoles)
    .where(and(eq(memberRoles.memberId, memberId), eq(memberRoles.tenantId, scope.tenantId)));
  await scope.db.insert(memberRoles).values(roleIds.map((roleId) => ({ tenantId: scope.tenantId, memberId, roleId })));
}

async function setStatus(scope: ActorScope, row: Row, status: string): Promise<void> {
  const accountId = String(row.accountId);
  if (status === 'DISABLED') {
    if (accountId === scope.actor.id) throw new Refusal('OWN_RIGHTS');
    if ((await countAdmins(scope, { without: [row.id] })) === 0) throw new Refusal('LAST_ADMIN');
  } else await checkGift(scope, row.role_ids as string[]);
  await scope.db
    .update(members)
    .set({ status, rev: sql`${members.rev} + 1`, updatedAt: scope.now })
    .where(and(eq(members.id, row.id), eq(members.tenantId, scope.tenantId)));
  if (status === 'DISABLED') await endSessionsIn(scope.db, accountId, scope.tenantId);
}

async function checkLimit(scope: ActorScope): Promise<void> {
  const [tenant] = await scope.db
    .select({ limit: tenants.userLimit })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  const used = await scope.db.$count(members, eq(members.tenantId, scope.tenantId));
  if (used >= (tenant?.limit ?? 0)) throw new Refusal('NOT_ALLOWED', { cause: 'user limit reached' });
}
