import { Refusal } from '#core/errors.ts';
import { isPermissionCode, menuCodeOf, type PermissionCode, permissionCodes, permissions } from '#core/permissions.ts';
import type { Menu } from '#core/resources/menu.ts';
import { announce } from '#features/accounts/server/sessions/end-sessions.ts';
import { contracts } from '#features/calls.ts';
import { menuGroups } from '#features/menus.ts';
import { permission as resource } from '#features/tenants/resources/permission.ts';
import { eq, sql } from '#server/database/sql.ts';
import { permissionSettings } from '#server/database/tables/tenants.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { pageOfFew, says } from '#server/resources/few-rows.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

/** Permissions as shipped, with what operators renamed or switched off; nothing is added or deleted here. */
export const permissionStore: Store = {
  async list(scope, query) {
    const { keyword, kind } = query.filter;
    return pageOfFew(await readRows(scope), query, {
      locale: scope.locale,
      isFound: (row) => (!kind || row.kind === kind) && says(keyword, scope.locale, [row.id, row.name.CN, row.name.EN]),
    });
  },

  async one(scope, id) {
    const row = (await readRows(scope)).find((each) => each.id === id);
    if (!row) throw new Refusal('NOT_FOUND');
    return { row, values: { nameCN: row.name.CN, nameEN: row.name.EN }, rev: row.rev };
  },

  async save(scope, { id, rev, values }) {
    if (!id || !isPermissionCode(id)) throw new Refusal('NOT_FOUND');
    const before = await this.one(scope, id);
    if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
    const names = { nameCN: String(values.nameCN), nameEN: String(values.nameEN) };
    const next = await change(scope, id, names);
    await logSave(scope, { resource, id, title: id, before: before.values, after: names });
    return { id, rev: next };
  },

  async act(scope, { action, ids }) {
    for (const id of ids) {
      if (!isPermissionCode(id)) throw new Refusal('NOT_FOUND');
      // Whoever switches these off could never switch them on again.
      if (action === 'disable' && menuCodeOf(id) === 'Mgr.Permission') throw new Refusal('BUILT_IN');
      await change(scope, id, { status: action === 'enable' ? 'ON' : 'OFF' });
      await logAction(scope, { resource, id, title: id, action });
    }
    await announce(scope.db);
    return null;
  },
};

type PermissionRow = Row & { name: { CN: string; EN: string }; kind: string; rev: number };

async function readRows(scope: Scope): Promise<PermissionRow[]> {
  const settings = new Map((await scope.db.select().from(permissionSettings)).map((row) => [row.code, row]));
  const { rows: held } = await scope.db.execute<{ code: string; roles: number; users: number }>(sql`
    select held.code, count(distinct r.id)::int as roles, count(distinct m.account_id)::int as users
      from roles r cross join unnest(r.codes) as held(code)
      left join member_roles mr on mr.role_id = r.id left join members m on m.id = mr.member_id and m.status = 'ACTIVE'
     where r.tenant_id = ${scope.tenantId} group by held.code`);
  const counts = new Map(held.map((row) => [row.code, row]));
  return permissionCodes.map((code) => {
    const setting = settings.get(code);
    const { name } = permissions[code];
    return {
      id: code,
      code,
      name: { CN: setting?.nameCN ?? name.CN, EN: setting?.nameEN ?? name.EN },
      kind: menuCodeOf(code) === code ? 'MENU' : 'ACTION',
      path: pathOf(code),
      calls: callsOf(code),
      status: setting?.status ?? 'ON',
      roles: counts.get(code)?.roles ?? 0,
      users: counts.get(code)?.users ?? 0,
      rev: setting?.rev ?? 0,
    };
  });
}

async function change(scope: ActorScope, code: string, values: { nameCN?: string; nameEN?: string; status?: string }) {
  const [saved] = await scope.db
    .insert(permissionSettings)
    .values({ code, ...values, rev: 1 })
    .onConflictDoUpdate({
      target: permissionSettings.code,
      set: { ...values, rev: sql`${permissionSettings.rev} + 1`, updatedAt: scope.now },
    })
    .returning({ rev: permissionSettings.rev });
  if (!saved) throw new Error(`permission ${code} was not saved`);
  return saved.rev;
}

/** Names as operators set them, by code. */
export async function permissionNames(scope: Scope): Promise<Map<string, { CN: string; EN: string }>> {
  const changed = await scope.db.select().from(permissionSettings).where(eq(permissionSettings.status, 'ON'));
  const names = new Map(
    permissionCodes.map((code) => [code as string, { ...permissions[code].name } as { CN: string; EN: string }]),
  );
  for (const { code, nameCN, nameEN } of changed) {
    const name = names.get(code);
    if (name) names.set(code, { CN: nameCN ?? name.CN, EN: nameEN ?? name.EN });
  }
  return names;
}

function pathOf(code: PermissionCode): string | null {
  const search = (menus: readonly Menu[]): string | null => {
    for (const menu of menus) {
      const path = (menu.codes?.includes(code) && menu.path) || search(menu.children ?? []);
      if (path) return path;
    }
    return null;
  };
  return search(menuGroups.flatMap((group) => group.menus));
}

function callsOf(code: PermissionCode): string[] {
  return contracts
    .filter(({ access }) => access === code || (Array.isArray(access) && access.includes(code)))
    .map(({ method, path }) => `${method} ${path}`);
}
