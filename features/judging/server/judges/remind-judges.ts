import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { judgeMessages } from '#features/judging/messages.ts';
import type { remindCall } from '#features/judging/organiser-calls.ts';
import { readGiven } from '#features/judging/server/board.ts';
import { getJudging, toldOf } from '#features/judging/server/judging-record.ts';
import { judges, judgings } from '#features/judging/server/tables.ts';
import { remindersOf, unfinishedStates } from '#features/judging/shared/judging.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, gt, isNull, lt, lte, or, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Reminds judges who have something left: all of a round, or some. NOT_ALLOWED unless judging is under way. */
export async function remindJudges(
  scope: ActorScope,
  { id, accountIds }: Pick<InputOf<typeof remindCall>, 'id' | 'accountIds'>,
): Promise<OutputOf<typeof remindCall>> {
  return { told: await remindLeft(scope, id, accountIds) };
}

/**
 * Reminds judges of every round when the days come: three days and one before scores are no longer taken, each once, and
 * the last one only where both passed unseen. Returns how many judges were told. Safe to run at any time and twice at once.
 */
export async function remindByClock(services: Services): Promise<number> {
  const now = services.clock();
  const isUnderWay = and(eq(judgings.state, 'OPEN'), lte(judgings.opensAt, now), gt(judgings.closesAt, now));
  const open = await services.database.asOwner((db) =>
    db
      .select({ id: judgings.id, tenantId: judgings.tenantId, closesAt: judgings.closesAt })
      .from(judgings)
      .where(isUnderWay),
  );
  let told = 0;
  for (const { id, tenantId, closesAt } of open) {
    const due = remindersOf(closesAt).findLast((at) => at <= now);
    if (!due) continue;
    told += await services.database.transaction(tenantId, async (db) => {
      const isLeft = or(isNull(judgings.remindedFor), lt(judgings.remindedFor, due));
      const [taken] = await db
        .update(judgings)
        .set({ remindedFor: due })
        .where(and(eq(judgings.tenantId, tenantId), eq(judgings.id, id), isUnderWay, isLeft))
        .returning({ id: judgings.id });
      return taken ? remindLeft(systemScope(services, { db, tenantId, now }), id) : 0;
    });
  }
  return told;
}

async function remindLeft(scope: Scope, id: string, only?: readonly string[]): Promise<number> {
  const judging = await getJudging(scope, id);
  if (judging.row.state !== 'OPEN') throw new Refusal('NOT_ALLOWED');
  const left = new Map<string, number>();
  for (const each of await readGiven(scope, id))
    if (unfinishedStates.some((state) => state === each.state))
      left.set(each.accountId, (left.get(each.accountId) ?? 0) + 1);
  const to = [...left].filter(([judge]) => only === undefined || only.includes(judge));
  const facts = toldOf(judging);
  for (const [judge, count] of to) await tell(scope, judgeMessages.reminded, { to: judge, facts: { ...facts, count } });
  if (to.length > 0) {
    await scope.db
      .update(judges)
      .set({ remindedAt: scope.now, reminders: sql`${judges.reminders} + 1` })
      .where(
        and(
          eq(judges.tenantId, scope.tenantId),
          eq(judges.editionId, judging.row.editionId),
          sql`${judges.accountId} = any(${sql.param(to.map(([judge]) => judge))}::text[])`,
        ),
      );
    await logBusiness(scope, {
      module: 'JUDGING',
      action: 'REMIND',
      objectType: 'itec-judging',
      objectId: id,
      title: judging.round.titleCN,
      text: { CN: `提醒评委 ${to.length} 位`, EN: `reminded ${to.length} judges` },
    });
  }
  return to.length;
}
