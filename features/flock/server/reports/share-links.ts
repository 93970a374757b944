import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { getFarm } from '#features/flock/server/entries/lock-farm.ts';
import { isOwnLink } from '#features/flock/server/farms/farm-policy.ts';
import { logFarm } from '#features/flock/server/farms/log-farm.ts';
import { flockReports, flockShares } from '#features/flock/server/tables.ts';
import type { flockLinksCall, flockWithdrawCall } from '#features/flock/share-calls.ts';
import { and, desc, eq, gt, isNull, lt, ne, or } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

/** The links that work now, to all reports of a farm or to one. Throws NOT_FOUND. */
export async function listLinks(
  scope: ActorScope,
  { farmId, reportId }: InputOf<typeof flockLinksCall>,
): Promise<OutputOf<typeof flockLinksCall>> {
  const farm = await getFarm(scope, farmId);
  const isOfReport = and(
    eq(flockReports.tenantId, flockShares.tenantId),
    eq(flockReports.farmId, flockShares.farmId),
    eq(flockReports.doc, flockShares.doc),
  );
  const rows = await scope.db
    .select({ share: flockShares, report: flockReports.name, by: accounts.nickname })
    .from(flockShares)
    .innerJoin(flockReports, isOfReport)
    .leftJoin(accounts, eq(accounts.id, flockShares.accountId))
    .where(
      and(
        isOwnLink(scope, farm),
        reportId === undefined ? undefined : eq(flockShares.doc, reportId),
        gt(flockShares.validUntil, scope.now),
        isNull(flockShares.withdrawnAt),
      ),
    )
    .orderBy(desc(flockShares.createdAt), desc(flockShares.id));
  return {
    rows: rows.map(({ share, report, by }) => ({
      id: share.id,
      reportId: share.doc,
      report,
      label: share.label,
      isBlind: share.isBlind,
      by: by ?? '—',
      isOwn: share.accountId === scope.actor.id,
      madeAt: share.createdAt.toISOString(),
      openedAt: share.openedAt?.toISOString() ?? null,
      validUntil: share.validUntil.toISOString(),
      reader: share.readerName,
    })),
  };
}

/** Takes a link back; once more changes nothing. Throws NOT_FOUND for a link that listLinks does not show. */
export async function withdrawLink(
  scope: ActorScope,
  { farmId, shareId }: InputOf<typeof flockWithdrawCall>,
): Promise<Record<string, never>> {
  const { db, now } = scope;
  const farm = await getFarm(scope, farmId);
  const isIt = and(isOwnLink(scope, farm), eq(flockShares.id, shareId), gt(flockShares.validUntil, now));
  const [found] = await db.select({ withdrawnAt: flockShares.withdrawnAt }).from(flockShares).where(isIt).for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.withdrawnAt) return {};
  await db.update(flockShares).set({ withdrawnAt: now }).where(isIt);
  await logFarm(scope, farm, {
    action: 'WITHDRAW',
    text: { CN: '收回了报告的链接', EN: 'withdrew a link to a report' },
  });
  return {};
}

/** Notes that somebody else than who made the link read the report by it, once a minute. */
export async function noteOpening(scope: Scope, share: { id: string }): Promise<void> {
  const { db, tenantId, actor, now } = scope;
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  await db
    .update(flockShares)
    .set({ openedAt: now })
    .where(
      and(
        eq(flockShares.tenantId, tenantId),
        eq(flockShares.id, share.id),
        actor ? ne(flockShares.accountId, actor.id) : undefined,
        or(isNull(flockShares.openedAt), lt(flockShares.openedAt, aMinuteAgo)),
      ),
    );
}
