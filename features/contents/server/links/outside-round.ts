import { linkMessages } from '#features/contents/messages.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { platformFrom } from '#server/base/platform.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { eq, sql } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { checkOutside } from './check-outside.ts';
import type { ProbeOptions } from './probe.ts';

/** Where the tenant keeps who asked for a look; no part of the form. */
const asked = 'outsideLinksAskedBy';

/** Has the links to other sites looked at within a minute or two; asked again meanwhile it is the same look. */
export async function askOutside(scope: ActorScope): Promise<Record<string, never>> {
  await scope.db
    .update(tenants)
    .set({ platform: sql`${tenants.platform} || ${JSON.stringify({ [asked]: scope.actor.id })}::jsonb` })
    .where(eq(tenants.id, scope.tenantId));
  await log(scope, 'check', { CN: '要求检查外部链接', EN: 'asked to have links to other sites checked' });
  return {};
}

/** Looks for those who asked, and tells them what came of it; meant to run each minute. */
export async function checkAskedOutside(services: Services, options: ProbeOptions = {}): Promise<number> {
  const { database } = services;
  const due = await database.asOwner((db) =>
    db
      .select({ id: tenants.id, by: sql<string>`${tenants.platform} ->> ${asked}` })
      .from(tenants)
      .where(sql`${tenants.platform} ? ${asked}`),
  );
  for (const { id: tenantId, by: accountId } of due) {
    // Taken out first: whoever asks from now on gets a look of their own.
    await database.asOwner((db) =>
      db
        .update(tenants)
        .set({ platform: sql`${tenants.platform} - ${asked}::text` })
        .where(eq(tenants.id, tenantId)),
    );
    const { asked: count, broken } = await checkOne(services, tenantId, options);
    await inTenant(services, tenantId, (scope) =>
      tell(scope, linkMessages.checked, { to: accountId, facts: { count, broken } }),
    );
  }
  return due.length;
}

/** Looks for every tenant that wants it done each week. */
export async function checkWeeklyOutside(services: Services, options: ProbeOptions = {}): Promise<number> {
  const known = await services.database.asOwner((db) =>
    db.select({ id: tenants.id, platform: tenants.platform }).from(tenants),
  );
  const wanted = known.filter(({ platform }) => platformFrom(platform, { CN: '', EN: '' }).outsideLinks);
  for (const { id } of wanted) await checkOne(services, id, options);
  return wanted.length;
}

async function checkOne(services: Services, tenantId: string, options: ProbeOptions) {
  const result = await checkOutside(services, tenantId, options);
  await inTenant(services, tenantId, (scope) =>
    log(scope, 'checked', {
      CN: `检查外部链接：${result.asked} 个地址，${result.broken} 个有问题`,
      EN: `checked links to other sites: ${result.asked} addresses, ${result.broken} lead nowhere`,
    }),
  );
  return result;
}

type Logged = Parameters<typeof logBusiness>[0];

function inTenant<T>(services: Services, tenantId: string, work: (scope: Logged) => Promise<T>): Promise<T> {
  const now = services.clock();
  return services.database.transaction(tenantId, (db) => work(systemScope(services, { db, tenantId, now })));
}

function log(scope: Logged, action: string, text: { CN: string; EN: string }): Promise<void> {
  const what = { objectType: 'brokenlink', objectId: scope.tenantId, title: '外部链接' };
  return logBusiness(scope, { module: 'CONTENT', action, ...what, text });
}
