import { Refusal } from '#core/errors.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import { groupOf } from '#features/apartments/shared/choice.ts';
import { type Candidate, rankCandidates } from '#features/apartments/shared/rank.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { type choiceRounds, choiceTurns } from './tables.ts';

type Round = typeof choiceRounds.$inferSelect;

interface Found extends Omit<Candidate, 'degree'> {
  readonly ownerId: string;
  readonly applicant: string;
  readonly type: string;
  readonly degrees: readonly { readonly level?: string }[] | null;
}

/**
 * Ranks everybody whose application of the year was approved and who has no apartment; what was ranked before in this
 * round is put anew. Throws NOT_ALLOWED when there is nobody.
 */
export async function rankRound(scope: Scope, round: Round): Promise<number> {
  const { db, tenantId, now } = scope;
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select a.id as "applicationId", a.no, a.owner_id as "ownerId", a.applicant,
           to_char(a.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt",
           coalesce(h."values"->>'roomType', 'ONE') as type, coalesce((h."values"->>'people')::int, 1) as people,
           coalesce(h."values"->>'localHome', '') as "localHome", e."values"->'degrees' as degrees,
           (select min(r."values"->>'class') from applications t
              join application_sections r on r.application_id = t.id and r.key = 'recognition'
             where t.tenant_id = a.tenant_id and t.owner_id = a.owner_id and t.programme = 'talentapply'
               and t.state = 'EFFECTIVE') as "talentClass"
      from applications a
      left join application_sections h on h.application_id = a.id and h.key = 'housing'
      left join application_sections e on e.application_id = a.id and e.key = 'education'
     where a.tenant_id = ${tenantId} and a.programme = 'apartapply' and a.year = ${round.year}
       and a.state in ${sql.raw(sqlListOf('granted'))} and a.deleted_at is null
       and not exists (select 1 from leases l where l.tenant_id = a.tenant_id and l.owner_id = a.owner_id
                          and l.state in ('TO_SIGN', 'SIGNED', 'RUNNING'))`);
  if (rows.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nobody to rank' });
  const byId = new Map(rows.map((row) => [row.applicationId, row]));
  const ranked = rankCandidates(rows.map((row) => ({ ...row, degree: highest(row.degrees) })));
  await db.delete(choiceTurns).where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.roundId, round.id)));
  await db.insert(choiceTurns).values(
    ranked.map(({ applicationId, rank, score, reasons }) => {
      const { ownerId, applicant, type } = byId.get(applicationId)!;
      return {
        id: newId(),
        tenantId,
        roundId: round.id,
        applicationId,
        ownerId,
        applicant,
        rank,
        score,
        reasons,
        type,
        group: groupOf(rank, round.groupSize),
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
  return ranked.length;
}

const levels = ['DOCTORAL', 'MASTER', 'BACHELOR'];

function highest(degrees: Found['degrees']): string | null {
  const held = Array.isArray(degrees) ? degrees.map(({ level }) => level) : [];
  return levels.find((level) => held.includes(level)) ?? null;
}
