import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { withOwnDays } from '#core/calendar/working-days.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { clockText } from '#features/complaints/shared/clock.ts';
import { satisfiedFrom, waitingStates } from '#features/complaints/shared/complaint.ts';
import { optionsHolding } from '#server/base/accounts-holding.ts';
import { ownDaysFrom } from '#server/base/platform.ts';
import { staffName } from '#server/base/staff-name.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { Scope } from '#server/scope.ts';
import { actOnComplaint } from './move-complaint.ts';
import { filesOf } from './own-complaints.ts';
import { complaints } from './tables.ts';

/** Complaints as the back office works on them; of whoever stays unnamed it knows nothing. */
export const complaintStore = {
  ...readings({ resource, select: complaintRows, keyword: ['no', 'title', 'about'], present }),

  // One after the other: two that are merged into each other at the same instant would wait for each other.
  async hold(scope, ids) {
    await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`complaints:${scope.tenantId}`}, 0))`);
    await holdRows(complaints)(scope, ids);
  },

  async act(scope, { action, ids, values }) {
    for (const id of ids) await actOnComplaint(scope, { id, action, values });
    return null;
  },

  async files(scope, id) {
    return (await filesOf(scope, id)).map(({ postId, ...file }) => ({
      ...file,
      label: postId === null ? { CN: '附件', EN: 'Attachments' } : { CN: '答复的附件', EN: 'With an answer' },
    }));
  },

  async options(scope) {
    return { staff: await optionsHolding(scope, 'Mgr.Complaint.handle') };
  },
} satisfies Store;

/** Every complaint of the tenant with how it did: what lists filter by, and what rates count. */
export function complaintRows({ tenantId, now }: Pick<Scope, 'tenantId' | 'now'>): SQL {
  const isWaiting = sql`c.state = any(${sql.param([...waitingStates])}::text[])`;
  return sql`
    select c.id, c.rev, c.no, c.state, c.kind, c.target, c.about, c.title, c.score, c.assignee_id as assignee,
           case when a.id is not null then json_build_object('nickname', a.nickname, 'login', a.login_name) end as "assigneeName",
           case when not c.is_anonymous then c.name end as name,
           case when not c.is_anonymous then c.phone end as phone,
           case when not c.is_anonymous then coalesce(c.email, p.email) end as email,
           c.is_anonymous as openness, c.accept_by as "acceptBy", c.accepted_at as "acceptedAt",
           c.started_at as "startedAt", c.due_at as "dueAt", c.replied_at as "repliedAt",
           c.created_at as "createdAt", c.updated_at as "updatedAt", ${now}::timestamptz as "readAt",
           (select platform -> 'days' from tenants where id = ${tenantId}) as "ownDays",
           case when c.state = 'INVALID' then null
                when c.replied_at <= c.due_at then 'ON_TIME'
                when c.replied_at > c.due_at or (${isWaiting} and c.due_at < ${now}) then 'LATE' end as timing,
           case when c.state = 'INVALID' then null
                when c.accepted_at <= c.accept_by then 'ON_TIME'
                when c.accepted_at > c.accept_by or c.accept_by < ${now} then 'LATE' end as takeup,
           case when c.state = 'INVALID' or c.is_anonymous then null
                when c.contacted_at <= c.accept_by then 'ON_TIME'
                when c.contacted_at > c.accept_by or c.accept_by < ${now} then 'LATE' end as contact,
           case when c.score >= ${satisfiedFrom} then 'SATISFIED' when c.score is not null then 'UNSATISFIED' end as contentment,
           case c.is_solved when true then 'SOLVED' when false then 'UNSOLVED' end as outcome
      from complaints c
      left join accounts a on a.id = c.assignee_id
      left join accounts p on p.id = c.account_id
     where c.tenant_id = ${tenantId}`;
}

function present({
  readAt,
  ownDays,
  acceptBy,
  acceptedAt,
  startedAt,
  repliedAt,
  assigneeName,
  openness,
  assignee: _,
  ...row
}: Row): Row {
  const now = at(readAt);
  const calendar = withOwnDays(mainlandChina, ownDaysFrom(ownDays));
  const isRefused = row.state === 'INVALID';
  const isEnded = row.state === 'CLOSED' || isRefused;
  const staff = assigneeName as { nickname: string; login: string } | null;
  return {
    ...row,
    id: row.id,
    assigneeName: staff ? staffName(staff.nickname, staff.login) : null,
    openness: openness ? { CN: '匿名', EN: 'Anonymous' } : { CN: '实名', EN: 'Named' },
    acceptClock: clockText(
      { from: at(row.createdAt), by: at(acceptBy), met: atOrNull(acceptedAt), isOver: isRefused },
      now,
      calendar,
    ),
    answerClock: clockText(
      { from: at(startedAt), by: at(row.dueAt), met: atOrNull(repliedAt), isOver: isEnded },
      now,
      calendar,
    ),
  };
}

function at(value: unknown): number {
  return new Date(String(value)).getTime();
}

function atOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : at(value);
}
