import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { actOnEntry } from '#features/competition/server/organiser/organise.ts';
import { entries } from '#features/competition/server/tables.ts';
import { judgingOfficeMessages } from '#features/judging/messages.ts';
import type { decidePromotionCall, proposeCall } from '#features/judging/result-calls.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { readAbsent } from './absent.ts';
import { getJudging, type Judging, toldOf } from './judging-record.ts';
import { leadsTo, rankEntries } from './results.ts';
import { promotions } from './tables.ts';

/**
 * Proposes the entries above the line, as they are ranked now. It waits for another person; nothing moves before.
 * NOT_ALLOWED while judging goes on, where nothing goes on from, and while a list waits or was confirmed; SHEETS_MISSING
 * unless every sheet is in or `without` names exactly the judges who owe some, so that nobody new is passed over unseen.
 */
export async function proposePromotion(
  scope: ActorScope,
  { id, without }: Pick<InputOf<typeof proposeCall>, 'id' | 'without'>,
): Promise<OutputOf<typeof proposeCall>> {
  const judging = await getJudging(scope, id, { forUpdate: true });
  const { row, round } = judging;
  const standing = await scope.db.$count(
    promotions,
    and(
      eq(promotions.tenantId, scope.tenantId),
      eq(promotions.judgingId, id),
      inArray(promotions.state, ['PENDING', 'CONFIRMED']),
    ),
  );
  if (row.state !== 'CLOSED' || !leadsTo[row.stage] || !round.promotes || standing > 0)
    throw new Refusal('NOT_ALLOWED');
  const absent = await readAbsent(scope, id);
  const names = absent.map(({ name }) => name).join(scope.locale === 'CN' ? '、' : ', ');
  if (absent.length !== without.length || absent.some(({ accountId }) => !without.includes(accountId)))
    throw new Refusal('SHEETS_MISSING', { params: { names: names || '—' } });
  const { order } = await rankEntries(scope, judging);
  const list = order
    .slice(0, round.promotes)
    .map(({ id: entry, no, project, result }, at) => ({ id: entry, no, project, result, rank: at + 1 }));
  if (list.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nothing was scored' });
  const promotionId = newId();
  const { tenantId, actor, now } = scope;
  await scope.db
    .insert(promotions)
    .values({ id: promotionId, tenantId, judgingId: id, list, madeBy: actor.id, createdAt: now, updatedAt: now });
  const to = (await accountsHolding(scope, 'Mgr.Itec.judge')).filter((each) => each !== actor.id);
  const facts = { ...toldOf(judging), name: actor.nickname, count: list.length };
  await tell(scope, judgingOfficeMessages.proposed, { to, facts });
  await note(scope, judging, 'PROPOSE', {
    CN: `提出晋级名单 ${list.length} 项${absent.length > 0 ? `，不等${absent.map(({ name }) => name).join('、')}` : ''}`,
    EN: `proposed to take ${list.length} further${absent.length > 0 ? `, without ${absent.map(({ name }) => name).join(', ')}` : ''}`,
  });
  return { id: promotionId, count: list.length };
}

/**
 * Confirms a list that waits, by another person than who proposed it (FOUR_EYES): each entry that still stands where it
 * was judged takes the step of the machine; the others are kept as refused. Or withdraws it: then nothing has moved.
 */
export async function decidePromotion(
  scope: ActorScope,
  { id, isConfirmed }: Pick<InputOf<typeof decidePromotionCall>, 'id' | 'isConfirmed'>,
): Promise<OutputOf<typeof decidePromotionCall>> {
  const { tenantId, actor, now, db } = scope;
  const own = and(eq(promotions.tenantId, tenantId), eq(promotions.id, id));
  const [promotion] = await db.select().from(promotions).where(own).for('update');
  if (!promotion) throw new Refusal('NOT_FOUND');
  if (promotion.state !== 'PENDING') throw new Refusal('NOT_ALLOWED');
  if (isConfirmed && promotion.madeBy === actor.id) throw new Refusal('FOUR_EYES');
  const judging = await getJudging(scope, promotion.judgingId);
  const outcome = isConfirmed ? await carryOut(scope, judging, promotion.list as { id: string }[]) : {};
  await db
    .update(promotions)
    .set({
      state: isConfirmed ? 'CONFIRMED' : 'WITHDRAWN',
      decidedBy: actor.id,
      decidedAt: now,
      outcome,
      updatedAt: now,
      rev: sql`${promotions.rev} + 1`,
    })
    .where(own);
  const moved = Object.values(outcome).filter((state) => state === 'WENT_ON').length;
  const refused = Object.keys(outcome).length - moved;
  await note(
    scope,
    judging,
    isConfirmed ? 'CONFIRM' : 'WITHDRAW',
    isConfirmed
      ? { CN: `确认晋级名单：${moved} 项晋级`, EN: `confirmed the list: ${moved} go on` }
      : { CN: '撤回晋级名单', EN: 'withdrew the list' },
  );
  return { moved, refused };
}

async function carryOut(
  scope: ActorScope,
  { row }: Judging,
  list: readonly { id: string }[],
): Promise<Record<string, 'WENT_ON' | 'REFUSED'>> {
  const held = await scope.db
    .select({ id: entries.id, state: entries.state, ownerId: entries.ownerId })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, scope.tenantId),
        isNull(entries.deletedAt),
        inArray(
          entries.id,
          list.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(entries.id)
    .for('update');
  const ready = new Set(
    held.filter(({ state, ownerId }) => state === row.stage && ownerId !== scope.actor.id).map(({ id }) => id),
  );
  const outcome: Record<string, 'WENT_ON' | 'REFUSED'> = {};
  for (const { id } of list) {
    if (ready.has(id)) await actOnEntry(scope, { id, action: 'promote', values: {} });
    outcome[id] = ready.has(id) ? 'WENT_ON' : 'REFUSED';
  }
  return outcome;
}

function note(
  scope: ActorScope,
  { row, round }: Judging,
  action: string,
  text: { CN: string; EN: string },
): Promise<void> {
  return logBusiness(scope, {
    module: 'JUDGING',
    action,
    objectType: 'itec-judging',
    objectId: row.id,
    title: round.titleCN,
    text,
  });
}
