import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purposes } from '#core/purposes.ts';
import { course as courseResource } from '#features/learning/resources/course.ts';
import { courseQuiz } from '#features/learning/resources/learner-questions.ts';
import { inspectFile } from '#server/base/files/inspect-file.ts';
import { downloadFile, viewFile } from '#server/base/files/read-file.ts';
import { newId } from '#server/base/ids.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import { dataFolder } from '#server/demo/read-data.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import type { Scope } from '#server/scope.ts';
import { setOwnDays } from '#server/testing/own-days.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { courseQuizStore } from '../asked-stores.ts';
import { ask } from '../asking.ts';
import { courseStore } from '../course-stores.ts';
import { readCourse, readMine } from '../courses.ts';
import { drop, enrol, readLesson } from '../learning.ts';
import { learningPart } from '../own-data.ts';
import { teachers } from '../tables.ts';
import { removeNote, saveNote } from './notes.ts';
import { readLessonOf, watch } from './watching.ts';

const services = await createTestServices();
const began = new Date('2026-11-24T10:00:00+08:00').getTime();
const clock = (seconds: number) => services.setNow(new Date(began + seconds * 1000));
clock(0);
const officer = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'clerk' }, side: 'office', permCodes: ['Mgr.Learn.edit'] }, work);
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const bytes = Buffer.from('0123456789'.repeat(10));
const directory = mkdtempSync(join(tmpdir(), 'wutong-lesson-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
let course = '';

const film = (id: string) => [{ id, name: `${id}.webm`, size: bytes.length, type: 'video/webm' }];
const lesson = (id: string, minutes: number, more: Record<string, unknown>) => ({
  id,
  chapterCN: '第一章',
  chapterEN: 'Chapter 1',
  titleCN: `第 ${id} 讲`,
  titleEN: `Lesson ${id}`,
  minutes,
  free: 'NO',
  bodyCN: '',
  bodyEN: '',
  ...more,
});

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db
      .insert(accounts)
      .values(
        ['lin', 'zhou', 'mei', 'clerk'].map((id) => ({ id, loginName: id, nickname: id, email: `${id}@example.com` })),
      );
    await db
      .insert(teachers)
      .values({ id: 'shen', tenantId: 'tenant-a', nameCN: '沈听荷', nameEN: 'Shen Tinghe', values: {} });
    for (const id of ['film', 'trailer', 'other'])
      await db.insert(files).values({
        id,
        tenantId: 'tenant-a',
        ownerId: id === 'other' ? 'zhou' : 'clerk',
        // Somebody else's paper that a course merely names stays theirs.
        purpose: id === 'other' ? 'objection-file' : 'lesson-video',
        name: `${id}.webm`,
        type: 'video/webm',
        size: bytes.length,
        sha256: Buffer.alloc(32),
        objectKey: `files/${id}`,
        facts: { seconds: 100 },
      });
  });
  for (const id of ['film', 'trailer', 'other']) await services.storage.put(`files/${id}`, bytes);
  course = await officer(async (scope) => {
    const values = {
      titleCN: '政策导读',
      titleEN: 'Policies',
      introCN: '两课时',
      introEN: 'Two lessons',
      category: 'POLICY',
      kind: 'VIDEO',
      teachers: ['shen'],
      lessons: [
        lesson('a', 60, { video: film('film') }),
        lesson('b', 40, { free: 'YES', video: film('trailer') }),
        lesson('c', 20, { file: [{ id: 'other', name: 'a.pdf', size: 100, type: 'application/pdf' }] }),
      ],
      credit: 4,
      progress: 80,
      sort: 1,
    };
    const { id } = await saveResource(scope, { resource: courseResource, store: courseStore, input: { values } });
    const input = { ids: [id], action: 'enable' };
    await actOnResource(scope, { resource: courseResource, store: courseStore, input });
    return id;
  });
  for (const who of ['lin', 'mei']) await as(who, (scope) => enrol(scope, { id: course, reqId: newId() }));
});

const spans = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ from, to }));
const watching = (who: string, pairs: [number, number][], more: { begins?: boolean; lesson?: string } = {}) =>
  as(who, (scope) =>
    watch(scope, { id: course, lesson: 'a', spans: spans(...pairs), position: pairs.at(-1)?.[1] ?? 0, ...more }),
  );

test('what was watched is merged, cut to the length and kept for its person alone', async () => {
  await watching('lin', [], { begins: true });
  clock(5);
  expect((await watching('lin', [[0, 5]])).spans).toEqual(spans([0, 5]));
  clock(10);
  const kept = await watching('lin', [
    [4, 9],
    [95, 300],
  ]);
  expect(kept).toMatchObject({ spans: spans([0, 9], [95, 100]), isDone: false, progress: 7 });
  expect(await as('lin', (scope) => readLessonOf(scope, { id: course, lesson: 'a' }))).toMatchObject({
    spans: spans([0, 9], [95, 100]),
    position: 100,
    savedAt: new Date(began + 10_000).toISOString(),
  });
  expect(await as('mei', (scope) => readLessonOf(scope, { id: course, lesson: 'a' }))).toMatchObject({
    spans: [],
    position: 0,
  });
  const mine = await as('lin', (scope) => readCourse(scope, { id: course }));
  expect(mine.lessons[0]).toMatchObject({ watched: 14, position: 100, seconds: 100 });
  const theirs = await as('mei', (scope) => readCourse(scope, { id: course }));
  expect(theirs.lessons[0]).toMatchObject({ watched: 0, position: 0 });
});

test('skipping to the end finishes nothing, nine tenths do, and a film is never just marked', async () => {
  clock(20);
  expect(await watching('lin', [[99, 100]])).toMatchObject({ isDone: false });
  await expect(as('lin', (scope) => readLesson(scope, { id: course, lesson: 'a', done: true }))).rejects.toMatchObject({
    key: 'NOT_ALLOWED',
  });
  clock(60);
  expect(await watching('lin', [[9, 84.9]])).toMatchObject({ isDone: false, state: 'LEARNING' });
  clock(61);
  expect(await watching('lin', [[84.9, 85]])).toMatchObject({ isDone: true, progress: 50, state: 'LEARNING' });
  await as('lin', (scope) => watch(scope, { id: course, lesson: 'b', spans: [], position: 0, begins: true }));
  clock(111);
  const done = await as('lin', (scope) =>
    watch(scope, { id: course, lesson: 'b', spans: spans([0, 92]), position: 92 }),
  );
  expect(done).toMatchObject({ isDone: true, progress: 83, state: 'FINISHED', certNo: 'C000001' });
  const mine = await as('lin', readMine);
  expect(mine.courses).toMatchObject([{ mine: { state: 'FINISHED', progress: 83, done: ['a', 'b'] } }]);
});

test('more than the clock allows at double speed is refused, whole', async () => {
  clock(200);
  await watching('mei', [], { begins: true });
  clock(210);
  await expect(watching('mei', [[0, 40]])).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await watching('mei', [[0, 20]])).toMatchObject({ spans: spans([0, 20]) });
  // Waiting a night and beginning anew gives nothing.
  clock(80_000);
  await expect(watching('mei', [[0, 100]], { begins: true })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(watching('zhou', [[0, 1]])).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(watching('mei', [[0, 1]], { lesson: 'z' })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(watching('mei', [[0, 1]], { lesson: 'c' })).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('films are for learners, those of open lessons for all, in parts as players ask', async () => {
  /** A file as somebody gets it, read to its end. */
  const view = async (who: string | null, rid: string, range?: string) => {
    const look = (scope: Scope) => viewFile(scope, { rid }, { range });
    const answer = await (who === null ? asGuest(services, {}, look) : who === 'clerk' ? officer(look) : as(who, look));
    return { ...answer, text: (await buffer(answer.content as Readable)).toString() };
  };
  const part = await view('lin', 'film', 'bytes=10-19');
  expect([part.status, part.size, part.headers?.['content-range'], part.headers?.['accept-ranges']]).toEqual([
    206,
    10,
    'bytes 10-19/100',
    'bytes',
  ]);
  expect(part.text).toBe('0123456789');
  expect((await view('lin', 'film', 'bytes=100-')).status).toBe(416);
  expect((await view(null, 'trailer', 'bytes=0-9')).status).toBe(206);
  expect((await view('zhou', 'trailer')).type).toBe('video/webm');
  for (const who of ['zhou', null]) await expect(view(who, 'film')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  for (const who of ['lin', null]) await expect(view(who, 'other')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect((await view('clerk', 'film')).size).toBe(100);
  const saved = await as('lin', (scope) => downloadFile(scope, 'film'));
  expect([saved.disposition, (await buffer(saved.content as Readable)).length]).toEqual(['attachment', 100]);
  await as('mei', (scope) => drop(scope, { id: course }));
  await expect(view('mei', 'film')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await as('mei', (scope) => enrol(scope, { id: course, reqId: newId() }));
  expect((await view('mei', 'film')).size).toBe(100);
});

test('captions that are broken are refused with their line, films and captions of the demo are taken', async () => {
  const inspect = (path: string, type: 'text/vtt' | 'video/webm') => {
    const rule = purposes[type === 'text/vtt' ? 'lesson-captions' : 'lesson-video'];
    return inspectFile({ path, type, rule, maxBytes: 1024 * 1024 });
  };
  const written = (text: string | Buffer) => {
    const path = join(directory, newId());
    writeFileSync(path, text);
    return path;
  };
  await expect(inspect(written('WEBVTT\n\n00:01,000 --> 00:02,000\nA\n'), 'text/vtt')).rejects.toMatchObject({
    key: 'FILE_CAPTIONS',
    params: { line: 3 },
  });
  await expect(inspect(written(Buffer.from([0xff, 0xfe, 0x41])), 'text/vtt')).rejects.toMatchObject({
    key: 'FILE_CAPTIONS',
  });
  for (const language of ['CN', 'EN'])
    expect((await inspect(join(dataFolder, `learning/card-renewal.${language}.vtt`), 'text/vtt')).facts).toEqual({
      captions: 19,
    });
  const path = join(dataFolder, 'learning/card-renewal.webm');
  const { facts } = await inspect(path, 'video/webm');
  expect(facts.seconds).toBeGreaterThan(80);
  const whole = await readFile(path);
  await expect(inspect(written(whole.subarray(0, 5000)), 'video/webm')).rejects.toMatchObject({ key: 'FILE_BROKEN' });
  await expect(inspect(written('WEBVTT\n'), 'video/webm')).rejects.toMatchObject({ key: 'FILE_TYPE' });
});

test('a question stands at a second; what is asked of the teacher alone stays between the two', async () => {
  clock(90_000);
  const asking = (content: string, isPublic: boolean, lessonId = 'a') =>
    as('lin', (scope) =>
      ask(scope, { about: 'COURSE', id: course, lesson: lessonId, second: 14, isPublic, content, reqId: newId() }),
    );
  await expect(asking('没有的课时', true, 'z')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await asking('公开的问题', true);
  await asking('私下的问题', false);
  const seenBy = async (who: string) => (await as(who, (scope) => readCourse(scope, { id: course }))).asked;
  expect(await seenBy('mei')).toMatchObject([
    { content: '公开的问题', lessonId: 'a', second: 14, isMine: false, asker: 'L***', dueOn: '2026-11-27' },
  ]);
  await setOwnDays(services, [{ day: '2026-11-27', isWorking: false }]);
  expect(await seenBy('mei')).toMatchObject([{ content: '公开的问题', dueOn: '2026-11-30' }]);
  expect((await seenBy('lin')).map(({ content }) => content).toSorted()).toEqual(['公开的问题', '私下的问题']);
  await officer(async (scope) => {
    const query = { filter: {}, sort: 'createdAt', descending: true, limit: 10, offset: 0 };
    const { rows } = await courseQuizStore.list(scope, query);
    expect(rows[0]).toMatchObject({ lesson: { CN: '第 a 讲 00:00:14' } });
    for (const { id } of rows) {
      const input = { ids: [id], action: 'answer', values: { reply: '见讲义。', share: 'YES', page: 31 } };
      await actOnResource(scope, { resource: courseQuiz, store: courseQuizStore, input });
    }
  });
  expect(await seenBy('mei')).toMatchObject([{ content: '公开的问题', reply: '见讲义。', page: 31 }]);
});

test('notes are one’s own, changed over their revision, and handed out with one’s data', async () => {
  const note = (who: string, more: { note?: string; rev?: number; content: string }) =>
    as(who, (scope) => saveNote(scope, { id: course, lesson: 'a', second: 33, reqId: newId(), ...more }));
  const { id } = await note('lin', { content: '记一下' });
  await expect(note('mei', { note: id, rev: 0, content: '改别人的' })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await note('lin', { note: id, rev: 0, content: '改过了' });
  await expect(note('lin', { note: id, rev: 0, content: '旧的' })).rejects.toMatchObject({ key: 'CONFLICT' });
  await expect(note('zhou', { content: '没有报名' })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const notesOf = async (who: string) =>
    (await as(who, (scope) => readLessonOf(scope, { id: course, lesson: 'a' }))).notes;
  expect(await notesOf('lin')).toMatchObject([{ content: '改过了', second: 33, rev: 1 }]);
  expect(await notesOf('mei')).toEqual([]);
  const data = (await as('lin', (scope) => learningPart.read!(scope))) as Record<string, unknown[]>;
  expect([data.notes?.length, data.watched?.length]).toEqual([1, 2]);
  await expect(as('mei', (scope) => removeNote(scope, { note: id, rev: 1 }))).rejects.toMatchObject({
    key: 'NOT_FOUND',
  });
  await as('lin', (scope) => removeNote(scope, { note: id, rev: 1 }));
  expect(await notesOf('lin')).toEqual([]);
});
