import { type StateKey, type StateSet, sqlListOf, stateSets } from '#core/workflow/states.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** One reminder: who is told of cases in a state, how long before their due date, and what. */
export interface Reminder {
  /** Its action in the business log, by which it is told once before each due date. */
  readonly action: string;
  readonly state: StateKey;
  /** The programmes it is for; all where none are named. */
  readonly programmes?: readonly string[];
  /** Hours before the due date from which it is told. */
  readonly hours: number;
  /** Hours before the due date from which a later reminder is told instead; 0 where there is none. */
  readonly until: number;
  tell(scope: Scope, due: DueCase): Promise<void>;
}

/** A case with a due date to come. */
export interface DueCase {
  readonly id: string;
  readonly tenantId: string;
  readonly programme: string;
  readonly no: string | null;
  readonly ownerId: string;
  readonly employerId: string | null;
  readonly applicant: string;
  readonly dueAt: Date;
  readonly [key: string]: unknown;
}

/** Sends a reminder to whom it is due, once before each due date; returns how many. Safe to run at any time. */
export async function remindDue(services: Services, reminder: Reminder): Promise<number> {
  const now = services.clock();
  const { programmes } = reminder;
  const ofProgrammes = programmes ? sql`and a.programme = any(${sql.param(programmes)}::text[])` : sql``;
  const within = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  const { rows } = await services.database.asOwner((db) =>
    db.execute<DueCase>(sql`
      select a.id, a.tenant_id as "tenantId", a.programme, a.no, a.owner_id as "ownerId",
             a.employer_id as "employerId", a.applicant, a.due_at as "dueAt"
        from applications a
       where a.state in ${sql.raw(sqlListOf(timedSetOf(reminder.state)))} and a.state = ${reminder.state}
         and a.due_at > ${within(reminder.until)}::timestamptz and a.due_at <= ${within(reminder.hours)}::timestamptz
         and a.deleted_at is null ${ofProgrammes}
         and not exists (select from busi_log l where l.tenant_id = a.tenant_id and l.object_type = 'application'
           and l.object_id = a.id and l.action = ${reminder.action}
           and l.at >= a.due_at - make_interval(hours => ${reminder.hours}))
       order by a.due_at limit 500`),
  );
  for (const row of rows)
    await services.database.transaction(row.tenantId, (db) =>
      remindOne(systemScope(services, { db, tenantId: row.tenantId, now }), reminder, {
        ...row,
        dueAt: new Date(row.dueAt),
      }),
    );
  return rows.length;
}

const hourMs = 3_600_000;

/** The set whose partial index holds cases of a state by their due date. */
function timedSetOf(state: StateKey): StateSet {
  return (['timed', 'unit'] as const).find((set) => stateSets[set].some((each) => each === state)) ?? 'work';
}

async function remindOne(scope: Scope, reminder: Reminder, due: DueCase): Promise<void> {
  await reminder.tell(scope, due);
  const { name, short } = definitionOf(due.programme);
  await logBusiness(scope, {
    module: 'APPLY',
    action: reminder.action,
    objectType: 'application',
    objectId: due.id,
    title: short.CN,
    text: { CN: `提醒：${name.CN}`, EN: `reminded: ${name.EN}` },
  });
}
