import { expect, test } from 'vitest';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { readCourse } from '../courses.ts';
import { enrol } from '../learning.ts';
import { courses } from '../tables.ts';
import { readHandoutPage } from './handouts.ts';

const services = await createTestServices();
const handout = { id: 'handout', name: '讲义.pdf', size: 9, type: 'application/pdf' };
const film = { id: 'film', name: '影片.webm', size: 9, type: 'video/webm' };
const lesson = (id: string, more: object) => ({
  id,
  chapterCN: '一',
  chapterEN: 'One',
  titleCN: id,
  titleEN: id,
  minutes: 10,
  free: 'NO',
  ...more,
});

await services.database.asOwner(async (db) => {
  await db.insert(accounts).values(['lin', 'fang'].map((id) => ({ id, loginName: id, nickname: id, kind: 'PERSON' })));
  for (const [{ id, name, size, type }, facts] of [
    [handout, { pages: 10 }],
    [film, { seconds: 60 }],
  ] as const)
    await db.insert(files).values({
      id,
      name,
      size,
      type,
      facts,
      tenantId: 'tenant-a',
      ownerId: null,
      purpose: 'lesson-file',
      sha256: Buffer.alloc(32),
      objectKey: id,
      visibility: 'private',
    });
  const lessons = [lesson('booklet', { file: [handout] }), lesson('film', { video: [film], file: [handout] })];
  await db.insert(courses).values({
    id: 'course',
    tenantId: 'tenant-a',
    values: { lessons, progress: 100, credit: 1 },
    titleCN: '课',
    titleEN: 'Course',
    category: 'SKILL',
    kind: 'DOC',
    status: 'ON',
  });
});

const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const read = (page: number, lesson = 'booklet', who = 'lin') =>
  as(who, (scope) => readHandoutPage(scope, { id: 'course', lesson, page }));
const shown = async () => {
  const { lessons, mine } = await as('lin', (scope) => readCourse(scope, { id: 'course' }));
  const { watched, position } = lessons[0]!;
  return { watched, position, progress: mine!.progress, done: mine!.done };
};

test('pages that were read count once each, the last is where one goes on, and nine tenths finish the lesson', async () => {
  await as('lin', (scope) => enrol(scope, { id: 'course', reqId: 'request-1' }));
  for (const page of [1, 2, 2, 5]) await read(page);
  expect(await shown()).toEqual({ watched: 3, position: 5, progress: 15, done: [] });
  for (const page of [3, 4, 6, 7, 8]) await read(page);
  expect((await shown()).done).toEqual([]);
  expect(await read(10)).toMatchObject({ read: 9, isDone: true, progress: 50, state: 'LEARNING' });
  expect(await shown()).toEqual({ watched: 9, position: 10, progress: 50, done: ['booklet'] });
});

test('a page that there is not, the handout of a film, and whoever does not take the course are refused', async () => {
  await expect(read(11)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(read(1, 'film')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(read(1, 'booklet', 'fang')).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
});
