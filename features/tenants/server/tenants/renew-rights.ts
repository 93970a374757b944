import { differenceFrom, rolesOf, shippedCodes, startingCodes, withDifference } from '#core/roles.ts';
import { announce } from '#features/accounts/server/sessions/end-sessions.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';
import { roles, tenants } from '#server/database/tables/tenants.ts';
import type { Services } from '#server/services.ts';

/**
 * Brings what this version ships to the tenants there are: codes that are new in a built-in role or in the allowance of
 * a kind of tenant, and new built-in roles. What a tenant took away or added stays so. Answers how many rows changed.
 */
export async function renewRights({ database }: Pick<Services, 'database'>): Promise<number> {
  return database.asOwner((db) =>
    db.transaction(async (tx) => {
      let changed = 0;
      for (const tenant of await tx.select().from(tenants)) {
        const codes = withDifference(startingCodes(tenant.kind), tenant);
        if (!isSame(codes, tenant.codes)) {
          await tx.update(tenants).set({ codes }).where(eq(tenants.id, tenant.id));
          changed += 1;
        }
        changed += await renewRoles(tx, { id: tenant.id, kind: tenant.kind, codes });
      }
      if (changed > 0) await announce(tx);
      return changed;
    }),
  );
}

async function renewRoles(
  tx: Pick<Db, 'select' | 'insert' | 'update'>,
  tenant: { readonly id: string; readonly kind: string; readonly codes: readonly string[] },
): Promise<number> {
  const kept = await tx.select().from(roles).where(eq(roles.tenantId, tenant.id));
  let changed = 0;
  for (const role of kept) {
    const shipped = shippedCodes(role);
    const codes = shipped && withDifference(shipped, role).filter((code) => tenant.codes.includes(code));
    if (!codes || isSame(codes, role.codes)) continue;
    await tx
      .update(roles)
      .set({ codes })
      .where(and(eq(roles.tenantId, tenant.id), eq(roles.id, role.id)));
    changed += 1;
  }
  // A role of the tenant's own that has the code of a new one stays what it is.
  const missing = rolesOf(tenant.kind).filter(({ code }) => kept.every((role) => role.code !== code));
  if (missing.length > 0) await tx.insert(roles).values(missing.map((role) => builtInRow(tenant.id, role)));
  return changed + missing.length;
}

/** A built-in role as a tenant begins with it. */
export function builtInRow(tenantId: string, role: ReturnType<typeof rolesOf>[number]) {
  const { code, name, dataScope, codes } = role;
  return { id: newId(), tenantId, code, nameCN: name.CN, nameEN: name.EN, dataScope, codes: [...codes], builtIn: true };
}

/** The columns of a role with these codes: those of a built-in one tell how it differs from what is shipped. */
export function codesOf(role: Record<string, unknown>, codes: readonly string[]) {
  const shipped = shippedCodes({ code: String(role.code), builtIn: role.builtIn === true });
  return { codes: [...codes], ...(shipped && differenceFrom(shipped, codes)) };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((code) => other.includes(code));
}
