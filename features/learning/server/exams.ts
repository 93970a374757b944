import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type {
  examOneCall,
  examResultCall,
  saveAnswersCall,
  sittingCall,
  startExamCall,
  submitExamCall,
} from '#features/learning/calls.ts';
import { isAnswered } from '#features/learning/shared/marking.ts';
import { drawsOf, itemsOf } from '#features/learning/shared/paper.ts';
import { type FrozenQuestion, frozen, gapsIn } from '#features/learning/shared/question.ts';
import { newId } from '#server/base/ids.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { branchOf } from './bank/topics.ts';
import { titleOf } from './certificates.ts';
import {
  answersOf,
  handIn,
  heard,
  isOver,
  keep,
  log,
  marksOf,
  ownSitting,
  paperOf,
  questionsOf,
  type Sitting,
  settle,
  update,
} from './sitting.ts';
import { enrolments, examRecords, type papers, questions } from './tables.ts';

type Paper = typeof papers.$inferSelect;

/** What an exam asks for and how the caller stands; NOT_FOUND for one that was never open. */
export async function readExam(
  scope: ActorScope,
  { id }: InputOf<typeof examOneCall>,
): Promise<OutputOf<typeof examOneCall>> {
  return showExam(scope, await openPaper(scope, id));
}

export async function showExam(scope: Scope, paper: Paper): Promise<OutputOf<typeof examOneCall>> {
  const sittings = scope.actor
    ? await scope.db
        .select()
        .from(examRecords)
        .where(
          and(
            eq(examRecords.tenantId, scope.tenantId),
            eq(examRecords.paperId, paper.id),
            eq(examRecords.accountId, scope.actor.id),
          ),
        )
        .orderBy(desc(examRecords.attempt))
    : [];
  const over = sittings.filter(({ state }) => state === 'DONE' || state === 'MARKING');
  const best = over.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))[0];
  return {
    id: paper.id,
    title: titleOf(paper),
    questions: paper.questionCount,
    total: paper.total,
    pass: paper.pass,
    minutes: paper.minutes,
    attempts: paper.attempts,
    used: sittings.filter(({ state }) => state !== 'VOID').length,
    opensAt: paper.opensAt?.toISOString() ?? null,
    closesAt: paper.closesAt?.toISOString() ?? null,
    state: stateOf(paper, scope.now),
    doing: sittings.find(({ state }) => state === 'DOING')?.id ?? null,
    last: best ? { id: best.id, score: best.score, isPassed: best.isPassed } : null,
  };
}

/**
 * Begins a sitting, or goes on with one. EXAM_NOT_OPEN outside the window and for whoever does not take the course,
 * ATTEMPTS_USED, BANK_SHORT when the bank has too few questions left to draw from.
 */
export async function startExam(
  scope: ActorScope,
  { id }: InputOf<typeof startExamCall>,
): Promise<OutputOf<typeof startExamCall>> {
  const { db, tenantId, actor, now } = scope;
  const paper = await openPaper(scope, id);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exam:${paper.id}:${actor.id}`}, 0))`);
  const before = await showExam(scope, paper);
  if (before.doing) {
    const sitting = await heard(scope, await ownSitting(scope, before.doing, { hold: true }));
    if (sitting.state === 'DOING') return { record: sitting.id };
    throw new Refusal('EXAM_OVER');
  }
  if (before.state !== 'open') throw new Refusal('EXAM_NOT_OPEN');
  if (paper.courseId && !(await takesCourse(scope, paper.courseId))) throw new Refusal('EXAM_NOT_OPEN');
  if (before.used >= paper.attempts) throw new Refusal('ATTEMPTS_USED');
  const asked = await drawn(scope, paper);
  const [record] = await db
    .insert(examRecords)
    .values({
      id: newId(),
      tenantId,
      paperId: paper.id,
      accountId: actor.id,
      attempt: sql`(select coalesce(max(attempt), 0) + 1 from learning_exam_records
        where tenant_id = ${tenantId} and paper_id = ${paper.id} and account_id = ${actor.id})`,
      startedAt: now,
      heardAt: now,
      dueAt: new Date(
        Math.min(now.getTime() + paper.minutes * 60_000, paper.closesAt?.getTime() ?? Number.POSITIVE_INFINITY),
      ),
      questions: asked,
      answers: {},
      marks: {},
      total: asked.reduce((sum, { score }) => sum + score, 0),
      pass: paper.pass,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await log(scope, record!, 'START', { CN: '开始考试', EN: 'began an exam' });
  return { record: record!.id };
}

/** The questions of an own sitting, without what is right. */
export async function readSitting(
  scope: ActorScope,
  { id }: InputOf<typeof sittingCall>,
): Promise<OutputOf<typeof sittingCall>> {
  const sitting = await ownSitting(scope, id);
  const paper = await paperOf(scope, sitting.paperId);
  return {
    paper: paper.id,
    title: titleOf(paper),
    total: sitting.total,
    questions: questionsOf(sitting).map(({ id: question, type, stem, options, score, partial }) => ({
      id: question,
      type,
      stem,
      options: [...options],
      gaps: type === 'BLANK' ? gapsIn(stem) : 0,
      score,
      partial,
    })),
    attempt: sitting.attempt,
    attempts: paper.attempts,
    pass: sitting.pass,
    answers: answersOf(sitting),
    ...timeOf(scope, sitting),
  };
}

/** Keeps answers that came in time; what comes later is left out, and the state says that the exam is over. */
export async function saveAnswers(
  scope: ActorScope,
  { id, answers, leaves }: InputOf<typeof saveAnswersCall>,
): Promise<OutputOf<typeof saveAnswersCall>> {
  const sitting = await heard(scope, await ownSitting(scope, id, { hold: true }));
  if (sitting.state !== 'DOING') return timeOf(scope, sitting);
  return timeOf(scope, await keep(scope, sitting, answers, leaves));
}

/** Hands in with the last answers; one that is over already answers how it stands. */
export async function submitExam(
  scope: ActorScope,
  { id, answers }: InputOf<typeof submitExamCall>,
): Promise<OutputOf<typeof submitExamCall>> {
  const sitting = await heard(scope, await ownSitting(scope, id, { hold: true }));
  if (sitting.state !== 'DOING') return { state: sitting.state };
  return { state: (await handIn(scope, await keep(scope, sitting, answers), { isTimedOut: false })).state };
}

/** What came of an own sitting that was handed in; NOT_FOUND before. */
export async function readResult(
  scope: ActorScope,
  { id }: InputOf<typeof examResultCall>,
): Promise<OutputOf<typeof examResultCall>> {
  const sitting = await ownSitting(scope, id);
  if (sitting.state === 'DOING') throw new Refusal('NOT_FOUND');
  const paper = await paperOf(scope, sitting.paperId);
  return {
    paper: paper.id,
    title: titleOf(paper),
    state: sitting.state,
    score: sitting.score,
    total: sitting.total,
    pass: sitting.pass,
    isPassed: sitting.isPassed,
    isTimedOut: sitting.isTimedOut,
    certNo: sitting.certNo,
    note: sitting.note,
    startedAt: sitting.startedAt.toISOString(),
    submittedAt: sitting.submittedAt?.toISOString() ?? null,
    questions: marked(sitting),
  };
}

/** Questions with answers, what is right, and marks. */
export function marked(sitting: Sitting) {
  const [answers, marks] = [answersOf(sitting), marksOf(sitting)];
  return questionsOf(sitting).map(({ id, type, stem, options, score, points, analysis, right }) => ({
    id,
    type,
    stem,
    options: [...options],
    score,
    points,
    analysis,
    right,
    answer: isAnswered(answers[id]) ? answers[id] : null,
    mark: marks[id] ?? null,
  }));
}

/** Marks what is left to be read; throws CONFLICT over another revision, and NOT_ALLOWED for marks that cannot be. */
export async function markSitting(
  scope: ActorScope,
  { id, rev, marks }: { id: string; rev: number; marks: Record<string, number> },
) {
  const [sitting] = await scope.db
    .select()
    .from(examRecords)
    .where(and(eq(examRecords.tenantId, scope.tenantId), eq(examRecords.id, id)))
    .for('update');
  if (!sitting) throw new Refusal('NOT_FOUND');
  if (sitting.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: sitting.rev } });
  const open = questionsOf(sitting).filter(({ id: question }) => marksOf(sitting)[question] === null);
  const isWrong = ([question, mark]: [string, number]) => {
    const found = open.find((each) => each.id === question);
    return !found || !(mark >= 0 && mark <= found.score);
  };
  if (sitting.state !== 'MARKING' || Object.entries(marks).some(isWrong)) throw new Refusal('NOT_ALLOWED');
  const after = await update(scope, sitting, { marks: { ...marksOf(sitting), ...marks } });
  await log(scope, after, 'MARK', { CN: '评分', EN: 'marked an exam' });
  const { state, score } = await settle(scope, after, { isNews: true });
  return { state, score };
}

/** Hands in the sittings that the clock has ended; safe to run twice at once. */
export async function handInDue(services: Services): Promise<number> {
  const now = services.clock();
  const due = await services.database.asOwner((db) =>
    db.select({ id: examRecords.id, tenantId: examRecords.tenantId }).from(examRecords).where(isOver(now)).limit(500),
  );
  for (const { id, tenantId } of due)
    await services.database.transaction(tenantId, async (db) => {
      const scope = systemScope(services, { db, tenantId, now });
      const [sitting] = await db
        .select()
        .from(examRecords)
        .where(and(eq(examRecords.id, id), isOver(now)))
        .for('update', { skipLocked: true });
      if (sitting) await handIn(scope, sitting, { isTimedOut: true });
    });
  return due.length;
}

function timeOf({ now }: Scope, { state, dueAt, givenBack, leaves }: Sitting) {
  return { state, now: now.toISOString(), dueAt: dueAt.toISOString(), givenBack, leaves };
}

function stateOf({ status, opensAt, closesAt }: Paper, now: Date): 'open' | 'coming' | 'closed' {
  if (status !== 'ON' || (closesAt && closesAt <= now)) return 'closed';
  return opensAt && opensAt > now ? 'coming' : 'open';
}

async function openPaper(scope: Scope, id: string): Promise<Paper> {
  const paper = await paperOf(scope, id);
  if (paper.status === 'DRAFT') throw new Refusal('NOT_FOUND');
  return paper;
}

async function takesCourse({ db, tenantId, actor }: ActorScope, courseId: string): Promise<boolean> {
  const found = await db.$count(
    enrolments,
    and(
      eq(enrolments.tenantId, tenantId),
      eq(enrolments.courseId, courseId),
      eq(enrolments.accountId, actor.id),
      sql`${enrolments.state} <> 'DROPPED'`,
    ),
  );
  return found > 0;
}

/** The questions of a sitting: those of the paper or a draw from the bank, mixed where the paper says so. */
async function drawn(scope: ActorScope, paper: Paper): Promise<FrozenQuestion[]> {
  const values = paper.values as Values;
  const asked = values.mode === 'RANDOM' ? await drawRandom(scope, values) : await takeFixed(scope, values);
  return values.shuffle === 'YES' ? shuffled(asked) : asked;
}

async function takeFixed({ db, tenantId }: ActorScope, values: Values): Promise<FrozenQuestion[]> {
  const items = itemsOf(values);
  const rows = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.tenantId, tenantId),
        sql`${questions.id} = any(${sql.param(items.map(({ question }) => question))}::text[])`,
      ),
    );
  return items.map(({ question, score }) => {
    const row = rows.find(({ id }) => id === question);
    if (!row) throw new Refusal('BANK_SHORT');
    return frozen(row.id, row.values as Values, score);
  });
}

async function drawRandom({ db, tenantId }: ActorScope, values: Values): Promise<FrozenQuestion[]> {
  const asked: FrozenQuestion[] = [];
  for (const { bank, type, difficulty, count, score } of drawsOf(values)) {
    const rows = await db
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.tenantId, tenantId),
          eq(questions.status, 'ON'),
          sql`${questions.bank} = any(${branchOf({ tenantId }, bank)})`,
          eq(questions.type, type),
          difficulty === null ? undefined : eq(questions.difficulty, difficulty),
          sql`not ${questions.id} = any(${sql.param(asked.map(({ id }) => id))}::text[])`,
        ),
      )
      .orderBy(sql`random()`)
      .limit(count);
    if (rows.length < count) throw new Refusal('BANK_SHORT');
    asked.push(...rows.map((row) => frozen(row.id, row.values as Values, score)));
  }
  return asked;
}

function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
