import { dayInShanghai } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import told from '#data/demo/complaints.json' with { type: 'json' };
import { numbers } from '#features/casework/server/tables.ts';
import { complaintPosts, complaints, readyAnswers } from '#features/complaints/server/tables.ts';
import { acceptDays, answerDays } from '#features/complaints/shared/complaint.ts';
import { newId } from '#server/base/ids.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import { type DemoComplaint, demoComplaints } from './complaints.ts';
import { earlierComplaints } from './earlier.ts';

/** Complaints of the demo's district, told backwards from the day of the story. */
export const complaintsDemo: DemoRoom = {
  publish: async (stage) => async (db) => {
    const tenantId = stage.tenantId('yunting');
    const number = counter();
    const before = earlierRows(stage).map((row) => ({ ...row, tenantId, no: number(row.createdAt) }));
    await db.insert(complaints).values(before.map(({ posts: _, ...row }) => row));
    await db.insert(complaintPosts).values(before.flatMap(({ posts }) => posts.map((post) => ({ ...post, tenantId }))));
    const rows = demoComplaints.map((told, at) => ({ told, row: rowOf(stage, told, at + 1) }));
    for (const { told, row } of rows.toSorted((a, b) => +a.row.createdAt - +b.row.createdAt)) {
      await db.insert(complaints).values({ ...row, tenantId, no: number(row.createdAt) });
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
    const written = stage.time.at(90, '10:00');
    await db.insert(readyAnswers).values(
      told.ready.map(({ title, text, ...ready }, index) => ({
        ...ready,
        id: newId(),
        tenantId,
        titleCN: title.CN,
        titleEN: title.EN,
        textCN: text.CN,
        textEN: text.EN,
        createdAt: written,
        updatedAt: new Date(+written + index * 86_400_000),
      })),
    );
    await db
      .insert(numbers)
      .values([...number.last].map(([year, last]) => ({ tenantId, programme: 'complaint', year, last })));
  },
};

/** Numbers complaints within the year they came in. */
function counter() {
  const last = new Map<number, number>();
  const next = (at: Date) => {
    const year = Number(dayInShanghai(at.getTime()).slice(0, 4));
    last.set(year, (last.get(year) ?? 0) + 1);
    return `TSJY${year}${String(last.get(year)).padStart(5, '0')}`;
  };
  return Object.assign(next, { last });
}

/** Two years of complaints that were closed before those of the story, by people without an account. */
function earlierRows(stage: Stage) {
  const staff = stage.player('reviewer').id;
  return earlierComplaints(stage.time.at(45, '09:00')).map(({ reply, ...told }, index) => {
    const id = newId();
    const { createdAt, acceptedAt, repliedAt, closedAt } = told;
    const post = (kind: 'ACCEPTED' | 'REPLY' | 'CLOSED', at: Date, text?: string) => ({
      id: newId(),
      complaintId: id,
      kind,
      at,
      staffId: kind === 'CLOSED' ? null : staff,
      ...(text !== undefined && { text }),
    });
    return {
      ...told,
      id,
      state: 'CLOSED',
      assigneeId: staff,
      email: `visitor${index + 1}@example.com`,
      acceptBy: dayEnd(createdAt, acceptDays),
      startedAt: createdAt,
      dueAt: dayEnd(createdAt, answerDays),
      contactedAt: index % 9 === 4 ? repliedAt : halfAnHourAfter(acceptedAt),
      updatedAt: closedAt,
      posts: [post('ACCEPTED', acceptedAt), post('REPLY', repliedAt, reply), post('CLOSED', closedAt)],
    };
  });
}

/** A complaint of the demo as it is kept, without its tenant, its number and what was said of it. */
export function rowOf(stage: Stage, told: DemoComplaint, number: number) {
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
  const acceptedAt = moment('ACCEPTED');
  return {
    id: newId(),
    ...rest,
    phone: `+86 1390000${4200 + number}`,
    accountId: account?.id ?? null,
    email: account ? null : from,
    assigneeId: staff ? stage.player(staff).id : null,
    formerId: former ? stage.player(former).id : null,
    acceptBy: dayEnd(createdAt, acceptDays),
    acceptedAt,
    contactedAt: acceptedAt && number % 4 ? halfAnHourAfter(acceptedAt) : moment('REPLY'),
    startedAt,
    dueAt: dayEnd(startedAt, answerDays),
    repliedAt: reopenedAt ? null : moment('REPLY'),
    reopenedAt,
    closedAt: moment('CLOSED') ?? moment('INVALID'),
    createdAt,
    updatedAt: last ? stage.time.at(last.ago, last.at) : createdAt,
  };
}

function halfAnHourAfter(at: Date): Date {
  return new Date(at.getTime() + 30 * 60_000);
}

function dayEnd(from: Date, days: number): Date {
  const day = addWorkingDays(dayInShanghai(from.getTime()), days, mainlandChina);
  return new Date(`${day}T23:59:59.999+08:00`);
}
