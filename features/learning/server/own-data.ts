import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq, inArray, or } from '#server/database/sql.ts';
import {
  enrolments,
  examRecords,
  learnerQuestions,
  notes,
  questAnswers,
  questionLikes,
  questTurns,
  watches,
} from './tables.ts';

/** What people learnt, sat and asked. Answers to questionnaires stay for the figures, without the person. */
export const learningPart: OwnPart = {
  key: 'learning',
  name: { CN: '学习与考试', EN: 'Learning and exams' },
  tables: [enrolments, examRecords, learnerQuestions, notes, questAnswers, questionLikes, questTurns, watches],
  read: async ({ db, tenantId, actor }) => ({
    courses: await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.accountId, actor.id))),
    watched: await db
      .select()
      .from(watches)
      .where(and(eq(watches.tenantId, tenantId), eq(watches.accountId, actor.id))),
    notes: await db
      .select()
      .from(notes)
      .where(and(eq(notes.tenantId, tenantId), eq(notes.accountId, actor.id))),
    exams: await db
      .select({
        paperId: examRecords.paperId,
        attempt: examRecords.attempt,
        state: examRecords.state,
        startedAt: examRecords.startedAt,
        submittedAt: examRecords.submittedAt,
        answers: examRecords.answers,
        score: examRecords.score,
        total: examRecords.total,
        isPassed: examRecords.isPassed,
        certNo: examRecords.certNo,
      })
      .from(examRecords)
      .where(and(eq(examRecords.tenantId, tenantId), eq(examRecords.accountId, actor.id))),
    asked: await db
      .select()
      .from(learnerQuestions)
      .where(and(eq(learnerQuestions.tenantId, tenantId), eq(learnerQuestions.accountId, actor.id))),
    liked: await db
      .select({ question: learnerQuestions.content, at: questionLikes.createdAt })
      .from(questionLikes)
      .innerJoin(learnerQuestions, eq(learnerQuestions.id, questionLikes.questionId))
      .where(and(eq(questionLikes.tenantId, tenantId), eq(questionLikes.accountId, actor.id))),
    questionnaires: await db
      .select()
      .from(questAnswers)
      .where(and(eq(questAnswers.tenantId, tenantId), eq(questAnswers.accountId, actor.id))),
  }),
  erase: async ({ db, accountId }) => {
    await db.delete(enrolments).where(eq(enrolments.accountId, accountId));
    await db.delete(watches).where(eq(watches.accountId, accountId));
    await db.delete(notes).where(eq(notes.accountId, accountId));
    await db.delete(examRecords).where(eq(examRecords.accountId, accountId));
    const asked = db
      .select({ id: learnerQuestions.id })
      .from(learnerQuestions)
      .where(eq(learnerQuestions.accountId, accountId));
    await db
      .delete(questionLikes)
      .where(or(eq(questionLikes.accountId, accountId), inArray(questionLikes.questionId, asked)));
    await db.delete(learnerQuestions).where(eq(learnerQuestions.accountId, accountId));
    await db.delete(questTurns).where(eq(questTurns.accountId, accountId));
    await db.update(questAnswers).set({ accountId: null }).where(eq(questAnswers.accountId, accountId));
  },
};
