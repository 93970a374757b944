import type { Candidate } from '#features/apartments/shared/rank.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Somebody who can be ranked, with what a place in a round says of them. */
export interface Found extends Candidate {
  readonly ownerId: string;
  readonly applicant: string;
  /** Dictionary `roomType`. */
  readonly type: string;
}

/** What counts of the applications to apartments that a condition on `applications` finds, in one query. */
export async function findCandidates({ db, tenantId }: Scope, where: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select applications.id as "applicationId", applications.no, applications.owner_id as "ownerId", applications.applicant,
           to_char(applications.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt",
           coalesce(h."values"->>'roomType', 'ONE') as type, coalesce((h."values"->>'people')::int, 1) as people,
           coalesce(h."values"->>'localHome', '') as "localHome", e."values"->'degrees' as degrees,
           (select min(r."values"->>'class') from applications t
              join application_sections r on r.application_id = t.id and r.key = 'recognition'
             where t.tenant_id = applications.tenant_id and t.owner_id = applications.owner_id
               and t.programme = 'talentapply' and t.state = 'EFFECTIVE') as "talentClass"
      from applications
      left join application_sections h on h.application_id = applications.id and h.key = 'housing'
      left join application_sections e on e.application_id = applications.id and e.key = 'education'
     where applications.tenant_id = ${tenantId} and applications.programme = 'apartapply'
       and applications.deleted_at is null and ${where}`);
  return rows.map(({ degrees, ...row }) => ({ ...row, degree: highest(degrees) }));
}

interface Row extends Omit<Found, 'degree'> {
  readonly degrees: readonly { readonly level?: string }[] | null;
}

const levels = ['DOCTORAL', 'MASTER', 'BACHELOR'];

function highest(degrees: Row['degrees']): string | null {
  const held = Array.isArray(degrees) ? degrees.map(({ level }) => level) : [];
  return levels.find((level) => held.includes(level)) ?? null;
}
