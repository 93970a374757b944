import { Refusal } from '#core/errors.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import { groupOf } from '#features/apartments/shared/choice.ts';
import { type Reason, rankCandidates } from '#features/apartments/shared/rank.ts';
import { apartApply } from '#features/casework/programmes/apart-apply.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq, type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { type Found, findCandidates } from './candidates.ts';
import { type choiceRounds, choiceTurns, meetingRanks } from './tables.ts';

type Round = typeof choiceRounds.$inferSelect;

/** Somebody who has a turn in a round. */
interface Ready extends Pick<Found, 'applicationId' | 'ownerId' | 'applicant' | 'type'> {
  readonly rank: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/**
 * Puts into a round, with the ranks of its list, those whose public notice ended without an objection and who have no
 * apartment; of a round without a list those who were approved before there were such notices, ranked by the same rules.
 * What was ranked before in this round is put anew. Throws NOT_ALLOWED when there is nobody.
 */
export async function rankRound(scope: Scope, round: Round): Promise<number> {
  const { db, tenantId, now } = scope;
  const ready = round.listId === null ? await unannounced(scope, round.year) : await announced(scope, round.listId);
  if (ready.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nobody to rank' });
  await db.delete(choiceTurns).where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.roundId, round.id)));
  await db.insert(choiceTurns).values(
    ready.map((each) => ({
      ...each,
      id: newId(),
      tenantId,
      roundId: round.id,
      group: groupOf(each.rank, round.groupSize),
      createdAt: now,
      updatedAt: now,
    })),
  );
  return ready.length;
}

/** Approved, with nothing in the way, and without an apartment. */
const isFree: SQL = sql`applications.state in ${sql.raw(sqlListOf('granted'))} and applications.open_objections = 0
  and not exists (select from leases l where l.tenant_id = applications.tenant_id and l.owner_id = applications.owner_id
                     and l.state in ('TO_SIGN', 'SIGNED', 'RUNNING'))`;

/** Ranks stay those of the notice: where somebody was taken off the list there is a gap. */
async function announced(scope: Scope, listId: string): Promise<Ready[]> {
  const { db, tenantId } = scope;
  const found = await findCandidates(
    scope,
    sql`${isFree} and applications.notice_id is not null
      and exists (select from meeting_ranks r where r.tenant_id = applications.tenant_id and r.list_id = ${listId}
                     and r.application_id = applications.id)`,
  );
  const byId = new Map(found.map((each) => [each.applicationId, each]));
  const ranks = await db
    .select()
    .from(meetingRanks)
    .where(and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.listId, listId)))
    .orderBy(asc(meetingRanks.rank));
  return ranks.flatMap(({ applicationId, rank, points, reasons }) => {
    const who = byId.get(applicationId);
    return who ? turnOf(who, { rank, score: points, reasons: reasons as Reason[] }) : [];
  });
}

/** Versions of the form under which the review led to approval at once. */
const withoutNotice = [apartApply, ...(apartApply.earlier ?? [])]
  .filter(({ path }) => !path.includes('PUBLICITY'))
  .map(({ version }) => version);

async function unannounced(scope: Scope, year: number): Promise<Ready[]> {
  const found = await findCandidates(
    scope,
    sql`${isFree} and applications.year = ${year} and applications.form_version = any(${sql.param(withoutNotice)}::int[])`,
  );
  const byId = new Map(found.map((each) => [each.applicationId, each]));
  return rankCandidates(found).map(({ applicationId, ...ranked }) => turnOf(byId.get(applicationId)!, ranked));
}

function turnOf({ applicationId, ownerId, applicant, type }: Found, ranked: Pick<Ready, 'rank' | 'score' | 'reasons'>) {
  return { applicationId, ownerId, applicant, type, ...ranked };
}
