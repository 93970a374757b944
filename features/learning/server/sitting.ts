import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { learningMessages } from '#features/learning/messages.ts';
import { lostSeconds, mostGivenBack, onTheWay, silence } from '#features/learning/shared/exam.ts';
import { type Answer, isAnswerTo, pointsOf, rounded } from '#features/learning/shared/marking.ts';
import { type FrozenQuestion, inKinds } from '#features/learning/shared/question.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { certificateNumber, certify, titleOf } from './certificates.ts';
import { settleCourseOf } from './finishing.ts';
import { examRecords, papers } from './tables.ts';

export type Sitting = typeof examRecords.$inferSelect;
export type Answers = Record<string, Answer>;
export type Marks = Record<string, number | null>;

export const questionsOf = ({ questions }: Sitting) => inKinds(questions as readonly FrozenQuestion[]);
export const answersOf = ({ answers }: Sitting) => answers as Answers;
export const marksOf = ({ marks }: Sitting) => marks as Marks;

/** An own sitting, held until the transaction ends if it is to be changed; throws NOT_FOUND. */
export async function ownSitting(scope: ActorScope, id: string, { hold = false } = {}): Promise<Sitting> {
  const { tenantId, accountId } = examRecords;
  const query = scope.db
    .select()
    .from(examRecords)
    .where(and(eq(tenantId, scope.tenantId), eq(accountId, scope.actor.id), eq(examRecords.id, id)));
  const [found] = await (hold ? query.for('update') : query);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** A held sitting with what was lost given back; handed in if its time is over. */
export async function heard(scope: Scope, sitting: Sitting): Promise<Sitting> {
  if (sitting.state !== 'DOING') return sitting;
  const now = scope.now.getTime();
  const lost = lostSeconds({ heardAt: sitting.heardAt.getTime(), now, givenBack: sitting.givenBack });
  const dueAt = new Date(sitting.dueAt.getTime() + lost * 1000);
  if (now > dueAt.getTime() + onTheWay) return handIn(scope, sitting, { isTimedOut: true });
  return update(scope, sitting, { heardAt: scope.now, dueAt, givenBack: sitting.givenBack + lost });
}

/** Keeps answers of a held sitting; throws WRONG_INPUT for what is no answer to one of its questions. */
export async function keep(scope: Scope, sitting: Sitting, answers: Record<string, unknown>, leaves = 0) {
  const questions = questionsOf(sitting);
  for (const [id, answer] of Object.entries(answers)) {
    const question = questions.find((each) => each.id === id);
    if (!question || !isAnswerTo(question, answer))
      throw new Refusal('REQUEST_REFUSED', { cause: `no answer to ${id}` });
  }
  return update(scope, sitting, {
    answers: { ...answersOf(sitting), ...(answers as Answers) },
    leaves: sitting.leaves + leaves,
  });
}

/** Hands in a held sitting: marks what can be marked, and settles it if nothing is left to be read. */
export async function handIn(
  scope: Scope,
  sitting: Sitting,
  { isTimedOut }: { isTimedOut: boolean },
): Promise<Sitting> {
  const answers = answersOf(sitting);
  const marks: Marks = Object.fromEntries(
    questionsOf(sitting).map((each) => [each.id, pointsOf(each, answers[each.id])]),
  );
  const submittedAt = isTimedOut && sitting.dueAt < scope.now ? sitting.dueAt : scope.now;
  await countAnswers(scope, sitting, marks);
  const after = await update(scope, sitting, { state: 'MARKING', marks, submittedAt, isTimedOut });
  await log(scope, after, 'HAND_IN', {
    CN: isTimedOut ? '到时自动交卷' : '交卷',
    EN: isTimedOut ? 'time ran out' : 'handed in',
  });
  return settle(scope, after, { isNews: false });
}

/** Gives a sitting its result once every question has its mark. */
export async function settle(scope: Scope, sitting: Sitting, { isNews }: { isNews: boolean }): Promise<Sitting> {
  const marks = Object.values(marksOf(sitting));
  if (marks.some((mark) => mark === null)) return sitting;
  const score = rounded(marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0));
  const isPassed = score * 100 >= sitting.pass * sitting.total;
  const paper = await paperOf(scope, sitting.paperId);
  const certNo = isPassed && !paper.courseId ? await certificateNumber(scope) : null;
  const after = await update(scope, sitting, { state: 'DONE', score, isPassed, certNo });
  if (certNo !== null)
    await certify(scope, {
      kind: 'EXAM',
      objectId: sitting.id,
      no: certNo,
      accountId: sitting.accountId,
      title: titleOf(paper),
      at: scope.now,
    });
  if (isNews)
    await tell(scope, learningMessages.marked, {
      to: [sitting.accountId],
      facts: { id: sitting.id, paper: titleOf(paper), score: String(score), total: String(sitting.total) },
    });
  if (isPassed && paper.courseId) await settleCourseOf(scope, paper.courseId, sitting.accountId);
  return after;
}

/** A paper of the tenant; throws NOT_FOUND. */
export async function paperOf({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>, id: string) {
  const [found] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.tenantId, tenantId), eq(papers.id, id)));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Sittings whose time is over: at once where the browser was there to the end, otherwise when it can no longer come back. */
export function isOver(now: Date): SQL {
  const { dueAt, heardAt, givenBack, state } = examRecords;
  const left = sql`make_interval(secs => ${mostGivenBack} - ${givenBack})`;
  const wasThere = sql`${heardAt} >= ${dueAt} - make_interval(secs => ${silence / 1000})`;
  return sql`${state} = 'DOING' and ${now} > ${dueAt} +
    case when ${wasThere} then make_interval(secs => ${onTheWay / 1000}) else ${left} end`;
}

/** Notes what happened to a sitting. */
export async function log(scope: Scope, sitting: Sitting, action: string, text: Text): Promise<void> {
  await logBusiness(scope, {
    module: 'LEARNING',
    action,
    objectType: 'exam',
    objectId: sitting.id,
    title: (await paperOf(scope, sitting.paperId)).titleCN,
    text,
  });
}

export async function update(scope: Scope, { id }: Sitting, set: Partial<Sitting>): Promise<Sitting> {
  const [after] = await scope.db
    .update(examRecords)
    .set({ ...set, updatedAt: scope.now, rev: sql`${examRecords.rev} + 1` })
    .where(and(eq(examRecords.tenantId, scope.tenantId), eq(examRecords.id, id)))
    .returning();
  return after!;
}

/**
 * What the bank shows of its questions: how often each was handed in, and how often with all its points. A sitting that
 * becomes void is counted out again.
 */
export async function countAnswers(scope: Scope, sitting: Sitting, marks: Marks, by: 1 | -1 = 1): Promise<void> {
  const asked = questionsOf(sitting);
  const right = asked.filter(({ id, score }) => marks[id] === score).map(({ id }) => id);
  await scope.db.execute(sql`
    update learning_questions
       set shown = greatest(0, shown + ${by}::int),
           hits = greatest(0, hits + case when id = any(${sql.param(right)}::text[]) then ${by}::int else 0 end)
     where tenant_id = ${scope.tenantId} and id = any(${sql.param(asked.map(({ id }) => id))}::text[])`);
}
