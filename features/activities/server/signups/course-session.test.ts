import { expect, test } from 'vitest';
import { listCourseSessions } from '#features/activities/server/course-sessions.ts';
import { activities } from '#features/activities/server/tables.ts';
import { anActivity } from '#features/activities/server/testing.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { drop, enrol, readLesson } from '#features/learning/server/learning.ts';
import { courses, enrolments } from '#features/learning/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { cancelSignup } from './cancel-signup.ts';
import { checkIn } from './check-in.ts';
import { readMySignup } from './own-signups.ts';
import { signUp } from './sign-up.ts';

const services = await createTestServices();
const at = (time: string) => services.setNow(new Date(`${time}:00+08:00`));
at('2026-11-20T10:00');
const reqId = 'request-1';
const people = ['lin', 'fang', 'gu', 'he', 'mu'];
const lesson = (id: string, way: 'PRESENT' | 'ONLINE') => ({
  id,
  chapterCN: '一',
  chapterEN: 'One',
  titleCN: id,
  titleEN: id,
  minutes: 50,
  free: 'NO',
  way,
});

await services.database.asOwner(async (db) => {
  await db.insert(accounts).values(people.map((id) => ({ id, loginName: id, nickname: id, kind: 'PERSON' })));
  const lessons = [lesson('class', 'PRESENT'), lesson('reading', 'ONLINE')];
  for (const [id, tenantId] of [
    ['plan', 'tenant-a'],
    ['other', 'tenant-b'],
  ] as const)
    await db.insert(courses).values({
      id,
      tenantId,
      values: { lessons, progress: 100, credit: 4 },
      titleCN: '商业计划书',
      titleEN: 'Business plan',
      category: 'STARTUP',
      kind: 'MIXED',
      status: 'ON',
    });
  const day = (text: string) => new Date(`${text}T09:00:00+08:00`);
  const sessions = [
    anActivity('weekday', { startAt: day('2026-12-02'), quota: 20, courseId: 'plan', lessonIds: ['class'] }),
    anActivity('sunday', { startAt: day('2026-12-06'), quota: 20, courseId: 'plan', lessonIds: ['class'] }),
    anActivity('later', { startAt: day('2026-12-13'), quota: 20, courseId: 'plan', lessonIds: ['other'] }),
    anActivity('over', { startAt: day('2026-11-11'), quota: 20, courseId: 'plan', lessonIds: ['class'] }),
    anActivity('salon', { startAt: day('2026-12-02'), quota: 20 }),
    { ...anActivity('theirs', { startAt: day('2026-12-02'), courseId: 'plan' }), tenantId: 'tenant-b' },
  ];
  for (const row of sessions) {
    const told = { tenantId: row.tenantId, type: 'activity', titleCN: row.id, titleEN: row.id };
    await db.insert(activities).values(row);
    await db.insert(contents).values({ ...aContent(row.id, { state: 'PUBLISHED', version: 1 }), ...told });
    await db
      .insert(publications)
      .values({ ...aPublication(row.id, { publishedAt: new Date('2026-11-01T00:00:00Z'), facts: {} }), ...told });
  }
});

const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const form = {
  name: '林见微',
  phone: { area: '+86', number: '13900002100' },
  company: '',
  consent: { agreed: true, version: '1' },
};
const sign = (who: string, id: string) => as(who, (scope) => signUp(scope, { id, values: form, reqId }));
const join = (who: string) => as(who, (scope) => enrol(scope, { id: 'plan', reqId }));
const sessionsOf = async (who: string) =>
  (await as(who, (scope) => listCourseSessions(scope, { course: 'plan' }))).rows.map(({ id, mine }) => [id, mine]);
const standing = async (who: string) => {
  const [row] = await services.database.asOwner((db) =>
    db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.courseId, 'plan'), eq(enrolments.accountId, who))),
  );
  return row && { done: row.done, progress: row.progress, state: row.state };
};

test('a session is for those who take the course, also for whoever left it', async () => {
  await expect(sign('lin', 'weekday')).rejects.toMatchObject({ key: 'LEARNERS_ONLY' });
  await join('lin');
  await as('lin', (scope) => drop(scope, { id: 'plan' }));
  await expect(sign('lin', 'weekday')).rejects.toMatchObject({ key: 'LEARNERS_ONLY' });
  expect(await sign('lin', 'salon')).toMatchObject({ state: 'APPROVED' });
});

test('a learner has one seat for a lesson at a time, and may change to another session', async () => {
  await join('fang');
  const { id } = await sign('fang', 'weekday');
  await expect(sign('fang', 'sunday')).rejects.toMatchObject({
    key: 'SESSION_TAKEN',
    params: { title: 'weekday', time: '2026-12-02 09:00–11:00' },
  });
  expect(await sessionsOf('fang')).toEqual([
    ['weekday', 'APPROVED'],
    ['sunday', null],
    ['later', null],
  ]);
  await as('fang', (scope) => cancelSignup(scope, { id }));
  expect(await sign('fang', 'sunday')).toMatchObject({ state: 'APPROVED' });
  expect(await sessionsOf('fang')).toEqual([
    ['weekday', null],
    ['sunday', 'APPROVED'],
    ['later', null],
  ]);
});

test('of two sessions signed up to at the same instant one is refused', async () => {
  await join('gu');
  const answers = await Promise.allSettled([sign('gu', 'weekday'), sign('gu', 'sunday')]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('leaving the course frees the seat in its session for the first who waits', async () => {
  await services.database.asOwner((db) =>
    db.update(activities).set({ quota: 1, waitlist: true }).where(eq(activities.id, 'later')),
  );
  for (const who of ['he', 'mu']) await join(who);
  expect(await sign('he', 'later')).toMatchObject({ state: 'APPROVED' });
  expect(await sign('mu', 'later')).toMatchObject({ state: 'WAITLIST' });
  await sign('he', 'salon');
  await as('he', (scope) => drop(scope, { id: 'plan' }));
  const later = async (who: string) =>
    (await as(who, (scope) => listCourseSessions(scope, { course: 'plan' }))).rows.find(({ id }) => id === 'later');
  expect(await later('he')).toMatchObject({ mine: null, left: 0, waiting: 0 });
  expect(await later('mu')).toMatchObject({ mine: 'APPROVED' });
  // A seat in anything else stays theirs.
  const salon = await as('he', (scope) => readMySignup(scope, { id: 'salon' }));
  expect(salon.signup?.state).toBe('APPROVED');
});

test('checking in completes the lesson, and with the rest the course; nobody marks a lesson in person themselves', async () => {
  const read = (lesson: string) => as('fang', (scope) => readLesson(scope, { id: 'plan', lesson, done: true }));
  await expect(read('class')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await read('reading');
  expect(await standing('fang')).toEqual({ done: ['reading'], progress: 50, state: 'LEARNING' });
  at('2026-12-06T08:50');
  const mine = await as('fang', (scope) => readMySignup(scope, { id: 'sunday' }));
  const scan = { tenantId: 'tenant-a', id: 'sunday', code: mine.signup!.ticket!.code, reqId };
  await asActor(services, { actor: { id: 'editor' }, side: 'office' }, (scope) => checkIn(scope, scan));
  expect(await standing('fang')).toEqual({ done: ['reading', 'class'], progress: 100, state: 'FINISHED' });
});
