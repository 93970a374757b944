import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { platformCall, platformVersionCall, savePlatformCall } from '#features/platform/calls/platform.ts';
import { platformVersions } from '#features/platform/server/tables.ts';
import { platformSection } from '#features/platform/shared/platform-form.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { platformFrom } from '#server/base/platform.ts';
import { staffName } from '#server/base/staff-name.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { changesBetween } from '#server/resources/changes.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { formOf, storedOf } from './form-values.ts';

/** The form of the tenant's platform, and who saved it when. */
export async function readPlatformForm(scope: ActorScope): Promise<OutputOf<typeof platformCall>> {
  const { values, rev } = await present(scope);
  const versions = await scope.db
    .select({
      rev: platformVersions.rev,
      at: platformVersions.createdAt,
      by: accounts.nickname,
      login: accounts.loginName,
    })
    .from(platformVersions)
    .leftJoin(accounts, eq(accounts.id, platformVersions.savedBy))
    .where(eq(platformVersions.tenantId, scope.tenantId))
    .orderBy(desc(platformVersions.rev))
    .limit(50);
  return {
    values,
    rev,
    canEdit: scope.permCodes.has('Mgr.PI.edit'),
    versions: versions.map(({ at, by, login, ...version }) => ({
      ...version,
      at: at.toISOString(),
      by: staffName(by ?? '', login),
    })),
  };
}

/** The values as they were saved at a revision; NOT_FOUND for one at which something else was changed. */
export async function readPlatformVersion(
  scope: ActorScope,
  { rev }: InputOf<typeof platformVersionCall>,
): Promise<OutputOf<typeof platformVersionCall>> {
  const [row] = await scope.db
    .select({ values: platformVersions.values })
    .from(platformVersions)
    .where(and(eq(platformVersions.tenantId, scope.tenantId), eq(platformVersions.rev, rev)));
  if (!row) throw new Refusal('NOT_FOUND');
  // What the form no longer asks for is left out.
  const known = platformSection.fields.map(({ key }) => key);
  const values = Object.entries(row.values as Record<string, unknown>).filter(([key]) => known.includes(key));
  return { values: Object.fromEntries(values) };
}

/** Changes what the tenant says about itself, over its revision, and keeps it as a version. */
export async function savePlatform(
  scope: ActorScope,
  { rev, values: asked }: InputOf<typeof savePlatformCall>,
): Promise<OutputOf<typeof savePlatformCall>> {
  const values = readFields(scope, platformSection, asked);
  const before = await present(scope);
  const [saved] = await scope.db
    .update(tenants)
    .set({
      // What other parts keep beside the form stays.
      platform: sql`${tenants.platform} || ${JSON.stringify(storedOf(values))}::jsonb`,
      rev: sql`${tenants.rev} + 1`,
      updatedAt: scope.now,
    })
    .where(and(eq(tenants.id, scope.tenantId), eq(tenants.rev, rev)))
    .returning({ rev: tenants.rev });
  if (!saved) throw new Refusal('CONFLICT', { obj: before });
  await scope.db.insert(platformVersions).values({
    id: newId(),
    tenantId: scope.tenantId,
    rev: saved.rev,
    values,
    savedBy: scope.actor.id,
    createdAt: scope.now,
  });
  await logBusiness(scope, {
    module: 'PLATFORM',
    action: 'EDIT',
    objectType: 'platform',
    objectId: scope.tenantId,
    title: String(values.hostCN),
    text: { CN: '修改平台信息', EN: 'changed the platform information' },
    changes: changesBetween(before.values, values),
  });
  return saved;
}

async function present(scope: ActorScope): Promise<{ values: Record<string, unknown>; rev: number }> {
  const [row] = await scope.db
    .select({ platform: tenants.platform, rev: tenants.rev, CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!row) throw new Refusal('NOT_FOUND');
  return { values: { ...formOf(platformFrom(row.platform, row)) }, rev: row.rev };
}
