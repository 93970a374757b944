import { dayInShanghai } from '#core/calendar/dates.ts';
import { sqlListOf, stateSets } from '#core/workflow/states.ts';
import { caseMessages } from '#features/casework/messages.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';

interface Overdue {
  readonly tenantId: string;
  readonly assigneeId: string;
  readonly count: number;
  readonly first: string;
  readonly dueAt: Date;
  readonly fresh: readonly { readonly id: string; readonly programme: string }[];
  readonly [key: string]: unknown;
}

const action = 'note-overdue';

/** Whether the officer was told of a case since its due date passed. */
const wasTold = sql`exists (select from busi_log l where l.tenant_id = a.tenant_id and l.object_type = 'application'
  and l.object_id = a.id and l.action = ${action} and l.at > a.due_at)`;

/**
 * Tells each officer who has cases that became overdue since they were told last, in one message of all; returns how many
 * were told. What waits for the applicant is not overdue.
 */
export async function remindOfficers(services: Services): Promise<number> {
  const now = services.clock();
  const waiting = stateSets.pool;
  const { rows } = await services.database.asOwner((db) =>
    db.execute<Overdue>(sql`
      select c."tenantId", c."assigneeId", count(*)::int as count, min(c.due) as "dueAt",
             (array_agg(c.no order by c.due, c.id))[1] as first,
             json_agg(json_build_object('id', c.id, 'programme', c.programme)) filter (where not c.told) as fresh
        from (select a.id, a.no, a.programme, a.due_at as due, a.tenant_id as "tenantId", a.assignee_id as "assigneeId",
                     ${wasTold} as told
                from applications a
               where a.state in ${sql.raw(sqlListOf('work'))} and a.state = any(${sql.param(waiting)}::text[])
                 and a.assignee_id is not null and a.deleted_at is null and a.due_at < ${now.toISOString()}::timestamptz) c
       group by 1, 2 having bool_or(not c.told)`),
  );
  for (const row of rows)
    await services.database.transaction(row.tenantId, async (db) => {
      const scope = systemScope(services, { db, tenantId: row.tenantId, now });
      const due = dayInShanghai(new Date(row.dueAt).getTime());
      const facts = { count: row.count, fresh: row.fresh.length, no: row.first, due };
      await tell(scope, caseMessages.overdue, { to: row.assigneeId, facts });
      for (const { id, programme } of row.fresh) {
        const { name, short } = definitionOf(programme);
        await logBusiness(scope, {
          module: 'APPLY',
          action,
          objectType: 'application',
          objectId: id,
          title: short.CN,
          text: { CN: `提醒经办人超期：${name.CN}`, EN: `told the officer that it is overdue: ${name.EN}` },
        });
      }
    });
  return rows.length;
}
