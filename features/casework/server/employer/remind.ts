import { dayInShanghai } from '#core/calendar/dates.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { tellEmployer } from './tell-employer.ts';

const withinMs = 36 * 3_600_000;

interface DueCase {
  readonly id: string;
  readonly tenantId: string;
  readonly employerId: string;
  readonly programme: string;
  readonly applicant: string;
  readonly dueAt: Date;
  readonly [key: string]: unknown;
}

/** Tells employers once of each case that they have to answer within a day and a half; returns of how many. */
export async function remindEmployers(services: Services): Promise<number> {
  const now = services.clock();
  const until = new Date(now.getTime() + withinMs);
  const { rows } = await services.database.asOwner((db) =>
    db.execute<DueCase>(sql`
      select a.id, a.tenant_id as "tenantId", a.employer_id as "employerId", a.programme, a.applicant, a.due_at as "dueAt"
        from applications a
       where a.state in ('UNIT_REVIEW', 'UNIT_RETURNED') and a.state = 'UNIT_REVIEW' and a.employer_id is not null
         and a.due_at between ${now.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz
         and not exists (select from busi_log l where l.tenant_id = a.tenant_id and l.object_type = 'application'
           and l.object_id = a.id and l.action = 'remind-employer' and l.at > a.due_at - interval '14 days')
       order by a.due_at limit 200`),
  );
  for (const row of rows)
    await services.database.transaction(row.tenantId, (db) =>
      remindOne(systemScope(services, { db, tenantId: row.tenantId, now }), row),
    );
  return rows.length;
}

async function remindOne(scope: Scope, { id, employerId, programme, applicant, dueAt }: DueCase): Promise<void> {
  const { name, short } = definitionOf(programme);
  await tellEmployer(scope, { employerId, programme }, 'remind', {
    id,
    name: applicant,
    programme: name,
    due: dayInShanghai(new Date(dueAt).getTime()),
  });
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'remind-employer',
    objectType: 'application',
    objectId: id,
    title: short.CN,
    text: { CN: `提醒单位审核：${name.CN}`, EN: `reminded the employer: ${name.EN}` },
  });
}
