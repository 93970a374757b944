import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import { learningMessages } from '#features/learning/messages.ts';
import { courseQuiz, questionQuiz } from '#features/learning/resources/learner-questions.ts';
import { tell } from '#server/base/mail/tell.ts';
import { staffName } from '#server/base/staff-name.ts';
import { eq, type SQL, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import { learnerQuestions } from './tables.ts';

interface Subject {
  readonly subject: SQL;
  readonly table: SQL;
  /** Further columns. */
  readonly more?: SQL;
}

/** What learners ask about exercises. */
export const questionQuizStore = askedStore(questionQuiz, 'QUESTION', {
  subject: sql`json_build_object('CN', s.no || ' ' || left(s.stem, 60), 'EN', s.no || ' ' || left(s.stem, 60))`,
  table: sql`learning_questions`,
});

/** What learners ask about courses. */
export const courseQuizStore = askedStore(courseQuiz, 'COURSE', {
  subject: sql`json_build_object('CN', s.title_cn, 'EN', s.title_en)`,
  table: sql`learning_courses`,
  more: sql`
    (select count(*)::int from learning_question_likes k where k.question_id = l.id) as likes,
    (select json_build_object(
        'CN', concat(lesson->>'titleCN', ' ' || to_char(l.second * interval '1 second', 'HH24:MI:SS')),
        'EN', concat(lesson->>'titleEN', ' ' || to_char(l.second * interval '1 second', 'HH24:MI:SS')))
       from jsonb_array_elements(s.values->'lessons') lesson where lesson->>'id' = l.lesson_id) as lesson,
    case when l.is_private then json_build_object('CN', '仅教师', 'EN', 'The teacher')
         when l.is_public then json_build_object('CN', '所有学员', 'EN', 'All learners')
         else json_build_object('CN', '由答复人定', 'EN', 'As whoever answers says') end as audience`,
});

function askedStore(resource: Resource, about: string, { subject, table, more = sql`null as lesson` }: Subject): Store {
  const read = readings({
    resource,
    select: ({ tenantId }) => sql`
      select l.id, l.rev, l.no, l.subject_id as "subjectId", l.kind, l.content, l.reply, l.state,
             l.replied_at as "repliedAt", l.created_at as "createdAt", a.nickname as asker, l.account_id as "accountId",
             l.replied_by as "repliedBy", ${subject} as subject, l.is_private as "isPrivate", ${more}
        from learning_learner_questions l
        join ${table} s on s.id = l.subject_id and s.tenant_id = l.tenant_id
        left join accounts a on a.id = l.account_id
       where l.tenant_id = ${tenantId} and l.about = ${about}`,
    keyword: ['no', 'content'],
    filters: { question: 'subjectId' },
    present: ({ accountId: _, isPrivate: __, ...row }) => row as never,
  });
  return {
    ...read,
    hold: holdRows(learnerQuestions),
    async act(scope, { action, ids, values }) {
      const state = { answer: 'ANSWERED', fix: 'FIXED', close: 'CLOSED', hide: 'HIDDEN' }[action];
      if (!state) throw new Refusal('NOT_ALLOWED');
      for (const id of ids) {
        const { row } = await read.one(scope, id);
        const isReply = action === 'answer' || action === 'fix';
        const [after] = await scope.db
          .update(learnerQuestions)
          .set({
            state,
            ...(isReply && {
              reply: String(values.reply),
              repliedBy: staffName(scope.actor.nickname, scope.actor.loginName),
              repliedAt: scope.now,
              // What was asked of the teacher alone stays between the two.
              isPublic: sql`${values.share === 'YES'} and not ${learnerQuestions.isPrivate}`,
              replyPage: typeof values.page === 'number' ? values.page : null,
            }),
            updatedAt: scope.now,
            rev: sql`${learnerQuestions.rev} + 1`,
          })
          .where(eq(learnerQuestions.id, id))
          .returning();
        await logAction(scope, {
          resource,
          id,
          title: String(row.no),
          action,
          changes: [{ field: 'state', before: row.state, after: state }],
        });
        if (isReply && after)
          await tell(scope, learningMessages.answered, {
            to: [after.accountId],
            facts: { subject: row.subject as { CN: string; EN: string }, reply: String(values.reply) },
          });
      }
      return null;
    },
  };
}
