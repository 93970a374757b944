import { dayInShanghai } from '#core/calendar/dates.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { maskPublicName } from '#core/forms/masks.ts';
import type { courseOneCall } from '#features/learning/calls.ts';
import type { askCall, likeCall } from '#features/learning/lesson-calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { readCalendar } from '#server/base/platform.ts';
import { and, desc, eq, or, type SQL, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { nextNumber } from './bank/numbers.ts';
import { lessonOf } from './find-course.ts';
import { enrolments, examRecords, learnerQuestions, questionLikes } from './tables.ts';

/** Working days within which a question is answered. */
const answerDays = 2;

const mostShown = 200;

const isOfCourse = eq(learnerQuestions.about, 'COURSE');
const isShown = sql`(${learnerQuestions.isPublic} and ${learnerQuestions.state} <> 'HIDDEN')`;

type Asked = OutputOf<typeof courseOneCall>['asked'];

/** Asks; NOT_ALLOWED about a course that one does not take, or a question that one was not asked in an exam that is over, NOT_FOUND about a lesson that the course has not. */
export async function ask(
  scope: ActorScope,
  { about, id, lesson, second, isPublic, kind, content }: InputOf<typeof askCall>,
): Promise<OutputOf<typeof askCall>> {
  const { db, tenantId, actor, now } = scope;
  if (!(await mayAsk(scope, about, id))) throw new Refusal('NOT_ALLOWED');
  if (about === 'COURSE' && lesson) await lessonOf(scope, id, lesson);
  const no = await nextNumber(scope, 'Q', { table: learnerQuestions, column: learnerQuestions.no });
  const question = { id: newId(), tenantId, no, about, subjectId: id, accountId: actor.id, content };
  await db.insert(learnerQuestions).values({
    ...question,
    lessonId: lesson ?? null,
    second: lesson ? (second ?? null) : null,
    isPublic: about === 'COURSE' && isPublic === true,
    isPrivate: isPublic === false,
    kind: about === 'QUESTION' ? (kind ?? 'DOUBT') : null,
    createdAt: now,
    updatedAt: now,
  });
  await logBusiness(scope, {
    module: 'LEARNING',
    action: 'ASK',
    objectType: about === 'QUESTION' ? 'questionquiz' : 'coursequiz',
    objectId: question.id,
    title: no,
    text: { CN: '学员提问', EN: 'asked a question' },
  });
  return { no };
}

/**
 * Notes that the caller would like to know what somebody else asked, or no longer; the same again changes nothing.
 * NOT_FOUND for what the caller does not see, NOT_ALLOWED for a question of one's own or of a course one does not take.
 */
export async function like(
  scope: ActorScope,
  { id, on }: InputOf<typeof likeCall>,
): Promise<OutputOf<typeof likeCall>> {
  const { db, tenantId, actor, now } = scope;
  const [question] = await db
    .select({ courseId: learnerQuestions.subjectId, accountId: learnerQuestions.accountId })
    .from(learnerQuestions)
    .where(and(eq(learnerQuestions.tenantId, tenantId), eq(learnerQuestions.id, id), isOfCourse, isShown));
  if (!question) throw new Refusal('NOT_FOUND');
  if (question.accountId === actor.id || !(await mayAsk(scope, 'COURSE', question.courseId)))
    throw new Refusal('NOT_ALLOWED');
  const own = and(eq(questionLikes.questionId, id), eq(questionLikes.accountId, actor.id));
  if (on)
    await db
      .insert(questionLikes)
      .values({ id: newId(), tenantId, questionId: id, accountId: actor.id, createdAt: now })
      .onConflictDoNothing();
  else await db.delete(questionLikes).where(own);
  return { likes: await db.$count(questionLikes, eq(questionLikes.questionId, id)) };
}

/** What was asked about a course: what is public, and what the caller asked. */
export function askedAbout(scope: Scope, courseId: string): Promise<Asked> {
  const mine = scope.actor ? eq(learnerQuestions.accountId, scope.actor.id) : undefined;
  return list(scope, and(isOfCourse, eq(learnerQuestions.subjectId, courseId), or(mine, isShown)));
}

/** All that the caller asked. */
export function askedBy(scope: ActorScope): Promise<Asked> {
  return list(scope, eq(learnerQuestions.accountId, scope.actor.id));
}

async function list(scope: Scope, where: SQL | undefined): Promise<Asked> {
  const { db, tenantId, actor } = scope;
  const rows = await db
    .select({
      row: learnerQuestions,
      nickname: accounts.nickname,
      likes: sql<number>`(select count(*)::int from ${questionLikes} k where k.question_id = ${learnerQuestions.id})`,
      isLiked: sql<boolean>`exists (select 1 from ${questionLikes} k
        where k.question_id = ${learnerQuestions.id} and k.account_id = ${actor?.id ?? null})`,
    })
    .from(learnerQuestions)
    .leftJoin(accounts, eq(accounts.id, learnerQuestions.accountId))
    .where(and(eq(learnerQuestions.tenantId, tenantId), where))
    .orderBy(desc(learnerQuestions.createdAt))
    .limit(mostShown);
  const calendar = await readCalendar(scope);
  return rows.map(({ row, nickname, likes, isLiked }) => ({
    id: row.id,
    no: row.no,
    lessonId: row.lessonId,
    second: row.second,
    content: row.content,
    reply: row.reply,
    repliedBy: row.repliedBy,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    page: row.replyPage,
    state: row.state,
    isMine: row.accountId === actor?.id,
    isPublic: row.isPublic,
    likes,
    isLiked,
    asker: maskPublicName(nickname ?? ''),
    at: row.createdAt.toISOString(),
    dueOn: addWorkingDays(dayInShanghai(row.createdAt.getTime()), answerDays, calendar),
  }));
}

async function mayAsk({ db, tenantId, actor }: ActorScope, about: string, id: string): Promise<boolean> {
  const found =
    about === 'COURSE'
      ? await db.$count(
          enrolments,
          and(
            eq(enrolments.tenantId, tenantId),
            eq(enrolments.courseId, id),
            eq(enrolments.accountId, actor.id),
            sql`${enrolments.state} <> 'DROPPED'`,
          ),
        )
      : await db.$count(
          examRecords,
          and(
            eq(examRecords.tenantId, tenantId),
            eq(examRecords.accountId, actor.id),
            sql`${examRecords.state} <> 'DOING'`,
            sql`${examRecords.questions} @> ${JSON.stringify([{ id }])}::jsonb`,
          ),
        );
  return found > 0;
}
