import { passIfOver } from '#features/publicity/server/hold.ts';
import { publicityEntries, publicityRounds } from '#features/publicity/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, lt, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/**
 * Closes the rounds whose period is over: what nobody objected to is approved, what is on hold stays. One transaction a
 * case, so that one that fails keeps no other from moving; safe to run at any time and twice at once. Returns how many
 * rounds closed.
 */
export async function closeRounds(services: Services): Promise<number> {
  const now = services.clock();
  const due = await services.database.asOwner((db) =>
    db
      .select()
      .from(publicityRounds)
      .where(and(eq(publicityRounds.state, 'OPEN'), lt(publicityRounds.endsAt, now)))
      .orderBy(publicityRounds.endsAt)
      .limit(50),
  );
  let closed = 0;
  for (const round of due) {
    const { tenantId } = round;
    const inRound = <T>(work: (scope: Scope) => Promise<T>) =>
      services.database.transaction(tenantId, (db) => work(systemScope(services, { db, tenantId, now })));
    let isWhole = true;
    for (const id of await inRound((scope) => casesOf(scope, round.id))) {
      try {
        await inRound((scope) => passIfOver(scope, { id, noticeId: round.noticeId }));
      } catch (error) {
        isWhole = false;
        services.log.error({ err: error, application: id, round: round.id }, 'a case could not leave its notice');
      }
    }
    // What failed is tried again with the next run.
    if (isWhole && (await inRound((scope) => close(scope, round.id)))) closed += 1;
  }
  return closed;
}

async function casesOf({ db, tenantId }: Scope, roundId: string): Promise<string[]> {
  const rows = await db
    .select({ id: publicityEntries.applicationId })
    .from(publicityEntries)
    .where(and(eq(publicityEntries.tenantId, tenantId), eq(publicityEntries.roundId, roundId)));
  return rows.map(({ id }) => id);
}

async function close(scope: Scope, id: string): Promise<boolean> {
  const [closed] = await scope.db
    .update(publicityRounds)
    .set({ state: 'CLOSED', closedAt: scope.now, updatedAt: scope.now, rev: sql`${publicityRounds.rev} + 1` })
    .where(
      and(eq(publicityRounds.tenantId, scope.tenantId), eq(publicityRounds.id, id), eq(publicityRounds.state, 'OPEN')),
    )
    .returning();
  if (!closed) return false;
  await logBusiness(scope, {
    module: 'PUBLICITY',
    action: 'CLOSE',
    objectType: 'publicity',
    objectId: id,
    title: closed.titleCN,
    text: { CN: `公示期满：${closed.titleCN}`, EN: `The period is over: ${closed.titleEN}` },
    changes: [{ field: 'status', before: 'OPEN', after: 'CLOSED' }],
    actor: null,
  });
  return true;
}
