import { dayInShanghai } from '#core/calendar/dates.ts';
import { draftReminders, keptSince } from '#core/retention.ts';
import { draftMessages } from '#features/casework/messages.ts';
import { emptyApplications } from '#features/casework/server/applications/empty.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { dueOf, type Retention } from '#server/base/retention.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

const closes = sql`(select max(greatest(w.closes_at, w.extended_to)) from windows w
  where w.tenant_id = t.tenant_id and w.programme = t.programme and w.year = t.year)`;

/** The day from which a draft counts its time; greatest() leaves out what is not there. */
const draftSince = sql`greatest(t.updated_at, ${closes})`;

/** Drafts past their time. */
const draftsDue = dueOf(
  'applications',
  (before) => sql`t.state = 'DRAFT' and t.submitted_at is null and t.deleted_at is null and ${draftSince} < ${before}`,
);

const dayMs = 24 * 3_600_000;
const [early, late] = draftReminders;

const end: NonNullable<Retention['end']> = ({ db, now }, ids) => emptyApplications(db, ids, now);

/** What becomes of applications past their time; drafts go after two reminders. */
export const applicationRetention = {
  saves: dueOf('section_saves', (before) => sql`t.created_at < ${before}`),
  drafts: { ...draftsDue, end, isRipe: isReminded, remind: remindDrafts },
  refused: { ...dueOf('applications', (before) => closed(['REJECTED', 'CLOSED'], before)), end },
  approved: { ...dueOf('applications', (before) => closed(['ENDED', 'REVOKED'], before)), end },
} satisfies Record<string, Retention>;

/** Done for good: the later of the decision and the last change, which is when a result ended. */
function closed(states: readonly string[], before: Date): SQL {
  return sql`t.state = any(${sql.param(states)}::text[]) and t.deleted_at is null
    and greatest(t.decided_at, t.updated_at) < ${before}`;
}

/** Drafts of which the owner was reminded for the last time long enough ago. */
function isReminded(now: Date) {
  return wasTold(late, new Date(now.getTime() - late * dayMs));
}

/** Tells owners of drafts twice that these will be deleted; returns how many were told. */
async function remindDrafts(scope: Scope): Promise<number> {
  return (await remind(scope, early, late)) + (await remind(scope, late, null));
}

async function remind(scope: Scope, days: number, next: number | null): Promise<number> {
  const { db, tenantId, now } = scope;
  const ending = (within: number) => keptSince('drafts', new Date(now.getTime() + within * dayMs));
  // What ends within the time of the next reminder gets that one only.
  const isNext = next === null ? sql`true` : sql`${draftSince} >= ${ending(next)}`;
  const { rows } = await db.execute<{ id: string; owner: string; programme: string; since: Date }>(
    sql`select t.id, t.owner_id as owner, t.programme, ${draftSince} as since from ${draftsDue.from}
         where t.tenant_id = ${tenantId} and ${draftsDue.where(ending(days), [])} and ${isNext} and not ${wasTold(days, now)}
         order by t.id limit 200`,
  );
  for (const { id, owner, programme, since } of rows) {
    const { name, code, short } = definitionOf(programme);
    const left = new Date(since).getTime() - keptSince('drafts', now).getTime();
    const day = dayInShanghai(now.getTime() + Math.max(left, days * dayMs));
    await tell(scope, draftMessages.ends, { to: owner, facts: { programme: name, day, code, id } });
    await logBusiness(scope, {
      module: 'RETENTION',
      action: actionOf(days),
      objectType: 'application',
      objectId: id,
      title: short.CN,
      text: { CN: `提醒草稿将被删除：${name.CN}`, EN: `reminded of a draft to be deleted: ${name.EN}` },
    });
  }
  return rows.length;
}

/** Whether the reminder went out since the draft was saved last, and by an instant. */
function wasTold(days: number, by: Date) {
  return sql`exists (select from busi_log l where l.tenant_id = t.tenant_id and l.object_type = 'application'
    and l.object_id = t.id and l.action = ${actionOf(days)} and l.at > ${draftSince} and l.at <= ${by})`;
}

function actionOf(days: number): string {
  return `remind-${days}`;
}
