import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/base/ids.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { readCourse } from './courses.ts';
import { drop, enrol } from './learning.ts';
import { courses, textbooks } from './tables.ts';
import { readTextbook } from './textbooks.ts';

const services = await createTestServices();
const tenantId = 'tenant-a';
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const chapters = [
  { id: 'C1', titleCN: '领卡', titleEN: 'The card', bodyCN: '五年有效。', bodyEN: 'Valid for five years.' },
  { id: 'C2', titleCN: '公示', titleEN: 'Notice', bodyCN: '五个工作日。', bodyEN: 'Five working days.' },
];
const texts = [
  { CN: '五年有效。', EN: 'Valid for five years.' },
  { CN: '五个工作日。', EN: 'Five working days.' },
];

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db
      .insert(accounts)
      .values(['lin', 'mei'].map((id) => ({ id, loginName: id, nickname: id, email: `${id}@example.com` })));
    const book = (id: string, visible: string, status = 'ON', at = tenantId) => ({
      id,
      tenantId: at,
      code: id,
      titleCN: `${id} 讲义`,
      titleEN: `Handbook ${id}`,
      kind: 'BOOK',
      sort: 1,
      status,
      values: { author: '沈听荷', edition: '2026', visible, chapters },
    });
    await db
      .insert(textbooks)
      .values([
        book('taken', 'ENROLLED'),
        book('free', 'ALL'),
        book('inside', 'STAFF'),
        book('off', 'ALL', 'OFF'),
        book('next-door', 'ALL', 'ON', 'tenant-b'),
      ]);
    const course = (id: string, textbook: string, status = 'ON') => ({
      id,
      tenantId,
      titleCN: `课程 ${id}`,
      titleEN: `Course ${id}`,
      category: 'POLICY',
      kind: 'DOC',
      status,
      values: { textbook, lessons: [], progress: 80, credit: 1 },
    });
    await db.insert(courses).values([course('c1', 'taken'), course('c2', 'taken', 'DRAFT'), course('c3', 'free')]);
  });
});

test('谁都看得到章名，只有在学用它的课程的人读得到正文，退出后又读不到', async () => {
  const one = (who: string) => as(who, (scope) => readTextbook(scope, { id: 'taken' }));
  const locked = { mayRead: false, author: '沈听荷', courses: [{ id: 'c1' }] };
  const guest = await asGuest(services, {}, (scope) => readTextbook(scope, { id: 'taken' }));
  expect(guest).toMatchObject(locked);
  expect(guest.chapters).toEqual([
    { title: { CN: '领卡', EN: 'The card' }, body: null },
    { title: { CN: '公示', EN: 'Notice' }, body: null },
  ]);
  await as('lin', (scope) => enrol(scope, { id: 'c1', reqId: newId() }));
  const own = await one('lin');
  expect(own).toMatchObject({ mayRead: true, isForAll: false });
  expect(own.chapters.map(({ body }) => body)).toEqual(texts);
  expect(await one('mei')).toMatchObject(locked);
  await as('lin', (scope) => drop(scope, { id: 'c1' }));
  expect(await one('lin')).toMatchObject(locked);
});

test('公开的教材谁都能读；内部的、停用的和别家的都当作没有', async () => {
  const guest = (id: string) => asGuest(services, {}, (scope) => readTextbook(scope, { id }));
  expect((await guest('free')).chapters.map(({ body }) => body)).toEqual(texts);
  for (const id of ['inside', 'off', 'next-door', 'none'])
    await expect(guest(id), id).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('课程带着它的教材和章数', async () => {
  expect((await asGuest(services, {}, (scope) => readCourse(scope, { id: 'c1' }))).textbook).toEqual({
    id: 'taken',
    title: { CN: 'taken 讲义', EN: 'Handbook taken' },
    edition: '2026',
    chapters: 2,
    file: null,
    size: null,
  });
});
