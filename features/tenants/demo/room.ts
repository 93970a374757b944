import { builtInRoles, startingCodes } from '#core/roles.ts';
import { newId } from '#server/base/ids.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import type { DemoRoom } from '#server/demo/demo-room.ts';
import { demoTenants } from './tenants.ts';

/** The bodies of the demo, their roles, and who works there. */
export const tenantsDemo: DemoRoom = {
  tenants: demoTenants.map(({ code }) => code),
  async ground(db, { players, tenantId }) {
    await db.insert(tenants).values(
      demoTenants.map((tenant) => ({
        ...tenant,
        id: tenantId(tenant.code),
        domains: [...tenant.domains],
        codes: startingCodes(tenant.kind),
      })),
    );
    await db.insert(roles).values(
      demoTenants.flatMap((tenant) =>
        builtInRoles
          .filter((role) => !role.platformOnly || tenant.kind === 'PLATFORM')
          .map((role) => ({
            id: roleId(tenant.code, role.code),
            tenantId: tenantId(tenant.code),
            code: role.code,
            nameCN: role.name.CN,
            nameEN: role.name.EN,
            dataScope: role.dataScope,
            codes: [...role.codes],
            builtIn: true,
          })),
      ),
    );
    const employed = players.flatMap((player) =>
      Object.entries(player.roles ?? {}).map(([tenant, role]) => ({
        id: newId(),
        tenantId: tenantId(tenant),
        accountId: player.id,
        title: player.title ?? '',
        roleId: roleId(tenant, role),
      })),
    );
    await db.insert(members).values(employed.map(({ roleId: _role, ...member }) => member));
    await db
      .insert(memberRoles)
      .values(
        employed.map(({ id, tenantId: tenant, roleId: role }) => ({ tenantId: tenant, memberId: id, roleId: role })),
      );
  },
};

function roleId(tenant: string, role: string): string {
  return `r-${tenant}-${role}`;
}
