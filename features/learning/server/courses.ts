import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { courseOneCall, coursesCall, myLearningCall } from '#features/learning/calls.ts';
import { type Lesson, lessonsOf } from '#features/learning/shared/course.ts';
import { contains } from '#server/base/filters.ts';
import { rowsBefore } from '#server/base/keyset.ts';
import { and, desc, eq, gt, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { askedAbout, askedBy } from './asking.ts';
import { titleOf } from './certificates.ts';
import { showExam } from './exams.ts';
import { courseOf } from './find-course.ts';
import type { Enrolment } from './finishing.ts';
import { type FileFacts, factsOf, type Watch, watchedOf } from './lessons/lesson-files.ts';
import { paperOf } from './sitting.ts';
import { courses, enrolments, examRecords, papers, teachers } from './tables.ts';
import { textbookOf } from './textbooks.ts';

type CourseRow = typeof courses.$inferSelect;
type Shown = OutputOf<typeof coursesCall>['rows'][number];

/** Open courses in their order, of one category if it is named. */
export async function listCourses(
  scope: Scope,
  { category, keyword = '', page, size = 12 }: InputOf<typeof coursesCall>,
): Promise<OutputOf<typeof coursesCall>> {
  const where = and(
    eq(courses.tenantId, scope.tenantId),
    eq(courses.status, 'ON'),
    category ? eq(courses.category, category) : undefined,
    keyword.trim() ? hasWord(keyword.trim()) : undefined,
  );
  const rows = await scope.db
    .select()
    .from(courses)
    .where(where)
    .orderBy(courses.sort, courses.id)
    .limit(size)
    .offset(rowsBefore({ page, size }));
  return { rows: await show(scope, rows), total: await scope.db.$count(courses, where) };
}

/** Courses that say a word in their title, or whose teachers bear it in their name. */
function hasWord(word: string) {
  const like = contains(word);
  return sql`(${courses.titleCN} ilike ${like} or ${courses.titleEN} ilike ${like} or exists (
    select from ${teachers} t where t.tenant_id = ${courses.tenantId} and ${courses.values} -> 'teachers' ? t.id
       and (t.name_cn ilike ${like} or t.name_en ilike ${like})))`;
}

/** One course; NOT_FOUND unless it is open, or the caller takes it. Lessons come with their text for whoever may read them. */
export async function readCourse(
  scope: Scope,
  { id }: InputOf<typeof courseOneCall>,
): Promise<OutputOf<typeof courseOneCall>> {
  const row = await courseOf(scope, id);
  const [shown] = await show(scope, [row]);
  const isLearner = shown!.mine !== null && shown!.mine.state !== 'DROPPED';
  if (row.status !== 'ON' && !isLearner) throw new Refusal('NOT_FOUND');
  const values = row.values as Values;
  const lessons = lessonsOf(values);
  const [facts, watched] = [await factsOf(scope, lessons), await watchedOf(scope, id)];
  const paper = row.paperId ? await paperOf(scope, row.paperId).catch(() => null) : null;
  return {
    ...shown!,
    intro: { CN: String(values.introCN), EN: String(values.introEN) },
    needed: Number(values.progress),
    lessons: lessons.map((lesson) =>
      showLesson(lesson, { facts, watch: watched.get(lesson.id), mayRead: isLearner || lesson.isFree }),
    ),
    textbook: await textbookOf(scope, values, isLearner),
    exam: paper && paper.status !== 'DRAFT' ? await showExam(scope, paper) : null,
    asked: await askedAbout(scope, id),
  };
}

/** Courses, sittings and questions of the caller. */
export async function readMine(scope: ActorScope): Promise<OutputOf<typeof myLearningCall>> {
  const { db, tenantId, actor } = scope;
  const taken = await db
    .select({ course: courses, joinedAt: enrolments.createdAt })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.id, enrolments.courseId), eq(courses.tenantId, enrolments.tenantId)))
    .where(
      and(eq(enrolments.tenantId, tenantId), eq(enrolments.accountId, actor.id), sql`${enrolments.state} <> 'DROPPED'`),
    )
    .orderBy(desc(enrolments.updatedAt))
    .limit(100);
  const shown = await show(
    scope,
    taken.map(({ course }) => course),
  );
  const sittings = await db
    .select({ record: examRecords, paper: papers })
    .from(examRecords)
    .innerJoin(papers, and(eq(papers.id, examRecords.paperId), eq(papers.tenantId, examRecords.tenantId)))
    .where(and(eq(examRecords.tenantId, tenantId), eq(examRecords.accountId, actor.id)))
    .orderBy(desc(examRecords.startedAt))
    .limit(100);
  return {
    courses: shown.map((course, at) => ({ ...course, joinedAt: taken[at]!.joinedAt.toISOString() })),
    exams: sittings.map(({ record, paper }) => ({
      id: record.id,
      paper: paper.id,
      title: titleOf(paper),
      state: record.state,
      attempt: record.attempt,
      score: record.score,
      total: record.total,
      isPassed: record.isPassed,
      certNo: record.certNo,
      at: record.startedAt.toISOString(),
    })),
    ahead: await examsAhead(
      scope,
      taken.flatMap(({ course }) => course.paperId ?? []),
    ),
    asked: await askedBy(scope),
  };
}

async function examsAhead(
  { db, tenantId, actor, now }: ActorScope,
  ids: readonly string[],
): Promise<OutputOf<typeof myLearningCall>['ahead']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(papers)
    .where(
      and(
        eq(papers.tenantId, tenantId),
        inArray(papers.id, [...ids]),
        eq(papers.status, 'ON'),
        gt(papers.closesAt, now),
        sql`not exists (
          select from ${examRecords} r
           where r.tenant_id = ${papers.tenantId} and r.paper_id = ${papers.id} and r.account_id = ${actor.id})`,
      ),
    )
    .orderBy(papers.closesAt, papers.id);
  return rows.map((paper) => ({
    paper: paper.id,
    title: titleOf(paper),
    questions: paper.questionCount,
    minutes: paper.minutes,
    opensAt: paper.opensAt?.toISOString() ?? null,
    closesAt: paper.closesAt!.toISOString(),
  }));
}

function showLesson(
  { body, file, video, captions, ...lesson }: Lesson,
  { facts, watch, mayRead }: { facts: FileFacts; watch: Watch | undefined; mayRead: boolean },
): OutputOf<typeof courseOneCall>['lessons'][number] {
  const seconds = video && (facts.get(video.id)?.seconds ?? null);
  const isSame = watch !== undefined && watch.fileId === (video ?? file)?.id;
  return {
    ...lesson,
    seconds,
    body: mayRead ? body : null,
    video: mayRead && video && seconds ? { id: video.id, type: video.type } : null,
    captions: { CN: mayRead ? (captions.CN?.id ?? null) : null, EN: mayRead ? (captions.EN?.id ?? null) : null },
    file:
      mayRead && file
        ? { id: file.id, name: file.name, size: file.size, pages: facts.get(file.id)?.pages ?? null }
        : null,
    watched: isSame ? watch.watched : 0,
    position: isSame ? watch.position : 0,
  };
}

/** Courses with their teachers, how many take them, and what the caller has of each, in three queries. */
async function show(scope: Scope, rows: readonly CourseRow[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const { db, tenantId, actor } = scope;
  const ids = rows.map(({ id }) => id);
  const of = and(eq(enrolments.tenantId, tenantId), inArray(enrolments.courseId, ids));
  const figures = await db
    .select({
      id: enrolments.courseId,
      learners: sql<number>`count(*)::int`,
      rating: sql<number | null>`round(avg(${enrolments.rating}), 1)::float8`,
    })
    .from(enrolments)
    .where(and(of, sql`${enrolments.state} <> 'DROPPED'`))
    .groupBy(enrolments.courseId);
  const mine = actor
    ? await db
        .select()
        .from(enrolments)
        .where(and(of, eq(enrolments.accountId, actor.id)))
    : [];
  const named = [...new Set(rows.flatMap((row) => teacherIds(row)))];
  const people = await db
    .select()
    .from(teachers)
    .where(and(eq(teachers.tenantId, tenantId), sql`${teachers.id} = any(${sql.param(named)}::text[])`));
  return rows.map((row) => {
    const values = row.values as Values;
    const figure = figures.find(({ id }) => id === row.id);
    const lessons = lessonsOf(values);
    const learners = figure?.learners ?? 0;
    return {
      id: row.id,
      title: titleOf(row),
      category: row.category,
      kind: row.kind,
      cover: coverOf(values),
      minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
      lessonCount: lessons.length,
      teachers: teacherIds(row).flatMap((id) => people.filter((each) => each.id === id).map(showTeacher)),
      startAt: row.startAt?.toISOString() ?? null,
      seats: row.quota === null ? null : Math.max(0, row.quota - learners),
      learners,
      rating: figure?.rating ?? null,
      credit: Number(values.credit),
      mine: showMine(mine.find(({ courseId }) => courseId === row.id)),
    };
  });
}

function showMine(enrolment: Enrolment | undefined): Shown['mine'] {
  if (!enrolment) return null;
  const { state, progress, done, lastLesson, rating, certNo } = enrolment;
  return { state, progress, done, lastLesson, rating, certNo };
}

/** A teacher as the portal shows one. */
export function showTeacher({ id, nameCN, nameEN, values }: typeof teachers.$inferSelect) {
  const text = (key: string) => ({
    CN: String((values as Values)[`${key}CN`] ?? ''),
    EN: String((values as Values)[`${key}EN`] ?? ''),
  });
  return { id, name: { CN: nameCN, EN: nameEN }, title: text('title'), org: text('org'), intro: text('intro') };
}

function teacherIds({ values }: CourseRow): string[] {
  const { teachers: named } = values as Values;
  return Array.isArray(named) ? named.map(String) : [];
}

function coverOf({ cover }: Values): string | null {
  const [file] = Array.isArray(cover) ? (cover as { id: string }[]) : [];
  return file?.id ?? null;
}
