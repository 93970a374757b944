import { createHash, randomBytes } from 'node:crypto';
import { builtInRoles, startingCodes } from '#core/roles.ts';
import { newId } from '#server/base/ids.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, resets } from '#server/database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import type { Services } from '#server/services.ts';
import { builtInRow } from './renew-rights.ts';

/** Milliseconds that the link of the first administrator lives; a later start makes a new one. */
const linkLife = 24 * 3_600_000;

/**
 * In a database without tenants makes the platform's tenant with one administrator, `admin`. Returns a one-time link to
 * set its password as long as it has none, else null.
 */
export async function ensureFirstAdmin(services: Services): Promise<string | null> {
  return services.database.asOwner((db) =>
    db.transaction(async (tx) => {
      const [tenant] = await tx.select({ id: tenants.id }).from(tenants).limit(1);
      if (!tenant) {
        const tenantId = newId();
        await tx.insert(tenants).values({
          id: tenantId,
          code: 'platform',
          nameCN: '平台',
          nameEN: 'Platform',
          kind: 'PLATFORM',
          isDefault: true,
          codes: startingCodes('PLATFORM'),
        });
        const own = builtInRoles.map((role) => builtInRow(tenantId, role));
        await tx.insert(roles).values(own);
        const accountId = newId();
        const memberId = newId();
        await tx.insert(accounts).values({ id: accountId, loginName: 'admin', nickname: '管理员', kind: 'PERSON' });
        await tx.insert(members).values({ id: memberId, tenantId, accountId });
        const role = own.find((each) => each.code === 'platform-admin');
        await tx.insert(memberRoles).values({ tenantId, memberId, roleId: role!.id });
      }
      const [admin] = await tx.select().from(accounts).where(eq(accounts.loginName, 'admin'));
      if (!admin || admin.passwordHash !== null) return null;
      const code = randomBytes(32).toString('base64url');
      await tx.insert(resets).values({
        codeHash: createHash('sha256').update(code).digest(),
        accountId: admin.id,
        passwordRev: admin.passwordRev,
        expiresAt: new Date(services.clock().getTime() + linkLife),
      });
      return portalLink(services.env, `/login/resetpwd#c=${code}`);
    }),
  );
}
