import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { judgeMessages } from '#features/judging/messages.ts';
import type { replaceJudgeCall } from '#features/judging/organiser-calls.ts';
import { drawAnew } from '#features/judging/server/draw.ts';
import { getJudging, toldOf } from '#features/judging/server/judging-record.ts';
import { assignments } from '#features/judging/server/tables.ts';
import { unfinishedStates } from '#features/judging/shared/judging.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { dropKept } from '#server/kept-drafts/spend-kept.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * Takes from a judge what they have not handed in and draws others for it; what is handed in counts on. NOT_ALLOWED unless
 * the round is being judged and the judge has something left.
 */
export async function replaceJudge(
  scope: ActorScope,
  { id, accountId }: InputOf<typeof replaceJudgeCall>,
): Promise<OutputOf<typeof replaceJudgeCall>> {
  const judging = await getJudging(scope, id, { forUpdate: true });
  if (judging.row.state !== 'OPEN') throw new Refusal('NOT_ALLOWED');
  const taken = await scope.db
    .update(assignments)
    .set({ state: 'REPLACED', updatedAt: scope.now, rev: sql`${assignments.rev} + 1` })
    .where(
      and(
        eq(assignments.tenantId, scope.tenantId),
        eq(assignments.judgingId, id),
        eq(assignments.accountId, accountId),
        inArray(assignments.state, [...unfinishedStates]),
      ),
    )
    .returning({ id: assignments.id, entryId: assignments.entryId });
  if (taken.length === 0) throw new Refusal('NOT_ALLOWED');
  for (const { id: object } of taken) await dropKept(scope, { form: scoreForm.code, object });
  const drawn = await drawAnew(
    scope,
    judging,
    taken.map(({ entryId }) => entryId),
  );
  const [judge] = await scope.db.select().from(accounts).where(eq(accounts.id, accountId));
  const count = taken.length;
  await tell(scope, judgeMessages.replaced, { to: accountId, facts: { ...toldOf(judging), count } });
  await logBusiness(scope, {
    module: 'JUDGING',
    action: 'REPLACE',
    objectType: 'itec-judging',
    objectId: id,
    title: judging.round.titleCN,
    text: {
      CN: `${judge?.nickname ?? accountId}未交的 ${count} 份改由他人评审，已抽 ${drawn} 份`,
      EN: `gave ${count} open sheets of ${judge?.nickname ?? accountId} to others: ${drawn} drawn`,
    },
  });
  return { taken: count, drawn };
}
