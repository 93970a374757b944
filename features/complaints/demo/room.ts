import { dayInShanghai } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import { numbers } from '#features/casework/server/tables.ts';
import { complaintPosts, complaints } from '#features/complaints/server/tables.ts';
import { acceptDays, answerDays } from '#features/complaints/shared/complaint.ts';
import { newId } from '#server/base/ids.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import { type DemoComplaint, demoComplaints } from './complaints.ts';

/** Complaints of the demo's district, told backwards from the day of the story. */
export const complaintsDemo: DemoRoom = {
  publish: async (stage) => async (db) => {
    const tenantId = stage.tenantId('yunting');
    for (const [at, told] of demoComplaints.entries()) {
      const row = rowOf(stage, told, at + 1);
      await db.insert(complaints).values({ ...row, tenantId });
      const posts = (told.posts ?? []).map(({ by, ago, at: time, ...post }) => ({
        id: newId(),
        tenantId,
        complaintId: row.id,
        staffId: by ? stage.player(by).id : null,
        at: stage.time.at(ago, time),
        ...post,
      }));
      if (posts.length > 0) await db.insert(complaintPosts).values(posts);
    }
    await db.insert(numbers).values({ tenantId, programme: 'complaint', year: 2026, last: demoComplaints.length });
  },
};

function rowOf(stage: Stage, told: DemoComplaint, number: number) {
  const { ago, at, staff, former, posts = [], from, ...rest } = told;
  const createdAt = stage.time.at(ago, at);
  const moment = (kind: string) => {
    const post = posts.findLast((each) => each.kind === kind);
    return post ? stage.time.at(post.ago, post.at) : null;
  };
  const reopenedAt = moment('REOPENED');
  const startedAt = reopenedAt ?? createdAt;
  const account = stage.players.find(({ loginName }) => loginName === from);
  const last = posts.at(-1);
  return {
    id: newId(),
    no: `TSJY2026${String(number).padStart(5, '0')}`,
    ...rest,
    phone: `+86 1390000${4200 + number}`,
    accountId: account?.id ?? null,
    email: account ? null : from,
    assigneeId: staff ? stage.player(staff).id : null,
    formerId: former ? stage.player(former).id : null,
    acceptBy: dayEnd(createdAt, acceptDays),
    acceptedAt: moment('ACCEPTED'),
    startedAt,
    dueAt: dayEnd(startedAt, answerDays),
    repliedAt: reopenedAt ? null : moment('REPLY'),
    reopenedAt,
    closedAt: moment('CLOSED') ?? moment('INVALID'),
    createdAt,
    updatedAt: last ? stage.time.at(last.ago, last.at) : createdAt,
  };
}

function dayEnd(from: Date, days: number): Date {
  const day = addWorkingDays(dayInShanghai(from.getTime()), days, mainlandChina);
  return new Date(`${day}T23:59:59.999+08:00`);
}
