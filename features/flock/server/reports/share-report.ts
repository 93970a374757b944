import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { getFarm } from '#features/flock/server/entries/lock-farm.ts';
import { logFarm } from '#features/flock/server/farms/log-farm.ts';
import { farms, flockReports, flockShares } from '#features/flock/server/tables.ts';
import type { flockShareCall } from '#features/flock/share-calls.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, gt } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const life = 30 * 24 * 3_600_000;

/** Makes a link to a report of a farm the caller works on. NOT_FOUND for others, and for one that has not come yet. */
export async function shareReport(
  scope: ActorScope,
  { farmId, reportId, isBlind, label = '' }: InputOf<typeof flockShareCall>,
): Promise<OutputOf<typeof flockShareCall>> {
  const { db, tenantId, actor, now } = scope;
  const farm = await getFarm(scope, farmId);
  const [report] = await db
    .select({ id: flockReports.id })
    .from(flockReports)
    .where(and(eq(flockReports.tenantId, tenantId), eq(flockReports.farmId, farmId), eq(flockReports.doc, reportId)));
  if (!report) throw new Refusal('NOT_FOUND');
  const link = randomBytes(24).toString('base64url');
  const validUntil = new Date(now.getTime() + life);
  await db.insert(flockShares).values({
    id: newId(),
    tenantId,
    tokenHash: hashOf(scope, link),
    farmId,
    doc: reportId,
    accountId: actor.id,
    isBlind,
    label: label.trim(),
    validUntil,
    createdAt: now,
  });
  await logFarm(scope, farm, { action: 'SHARE', text: { CN: '分享了报告', EN: 'shared a report' } });
  return { link, validUntil: validUntil.toISOString() };
}

/** What a link was made for. Throws NOT_FOUND for one that is forged or over, and when farm or report are gone; LINK_WITHDRAWN. */
export async function getShare(scope: Scope, link: string) {
  const { db, tenantId, now } = scope;
  const [found] = await db
    .select({ share: flockShares, farm: { id: farms.id, name: farms.name } })
    .from(flockShares)
    .innerJoin(farms, and(eq(farms.tenantId, flockShares.tenantId), eq(farms.id, flockShares.farmId)))
    .innerJoin(
      flockReports,
      and(
        eq(flockReports.tenantId, flockShares.tenantId),
        eq(flockReports.farmId, flockShares.farmId),
        eq(flockReports.doc, flockShares.doc),
      ),
    )
    .where(
      and(
        eq(flockShares.tenantId, tenantId),
        eq(flockShares.tokenHash, hashOf(scope, link)),
        gt(flockShares.validUntil, now),
        eq(farms.isGone, false),
      ),
    );
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.share.withdrawnAt) throw new Refusal('LINK_WITHDRAWN');
  return found;
}

function hashOf({ services, tenantId }: { services: Services; tenantId: string }, link: string): Buffer {
  return services.keys.hashSubject('flock-share', tenantId, link);
}
