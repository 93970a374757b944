import { instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { paper as resource } from '#features/learning/resources/paper.ts';
import { choices } from '#features/learning/server/choices.ts';
import { papers } from '#features/learning/server/tables.ts';
import { drawsOf, itemsOf, paperSums } from '#features/learning/shared/paper.ts';
import { sql } from '#server/database/sql.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { branchOf, topicOptions } from './topics.ts';

const table = tableStore({
  resource,
  table: papers,
  select: ({ tenantId }) => sql`
    select p.id, p.rev, json_build_object('CN', p.title_cn, 'EN', p.title_en) as title, p.mode, p.status,
           p.question_count as "questionCount", p.total, p.pass, p.minutes, p.opens_at as "opensAt",
           p.closes_at as "closesAt", p.values, p.updated_at as "updatedAt", p.course_id as course,
           case when c.id is not null then json_build_object('CN', c.title_cn, 'EN', c.title_en) end as "courseTitle",
           (select count(*)::int from learning_exam_records r
             where r.tenant_id = p.tenant_id and r.paper_id = p.id) as records
      from learning_papers p left join learning_courses c on c.id = p.course_id and c.tenant_id = p.tenant_id
     where p.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title'],
  columns: (values) => ({
    values,
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    courseId: values.course ? String(values.course) : null,
    mode: String(values.mode),
    questionCount: paperSums(values).questions,
    total: paperSums(values).total,
    pass: Number(values.pass),
    minutes: Number(values.minutes),
    attempts: Number(values.attempts),
    opensAt: instantOf(values.opensAt),
    closesAt: instantOf(values.closesAt),
  }),
  actions: { enable: { status: 'ON' }, disable: { status: 'OFF' } },
});

/** Papers; one can be opened only while the bank has what it asks for. */
export const paperStore: Store = {
  ...table,

  async act(scope, request) {
    if (request.action === 'enable')
      for (const id of request.ids) await requireQuestions(scope, (await table.one(scope, id)).values);
    return table.act(scope, request);
  },

  async options(scope) {
    return {
      courses: await choices.courses(scope),
      questions: await choices.questions(scope),
      topics: await topicOptions(scope, { inUse: true }),
    };
  },
};

/** The instant of a day and time of a form; null for none. */
export function instantOf(value: unknown): Date | null {
  return typeof value === 'string' && value !== '' ? instantInShanghai(value) : null;
}

async function requireQuestions({ db, tenantId }: ActorScope, values: Values): Promise<void> {
  const few = new Refusal('NOT_ALLOWED', { cause: 'the bank has too few questions for the paper' });
  if (values.mode === 'FIXED') {
    const ids = itemsOf(values).map(({ question }) => question);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from learning_questions
           where tenant_id = ${tenantId} and status = 'ON' and id = any(${sql.param(ids)}::text[])`,
    );
    if (ids.length === 0 || rows[0]!.count < ids.length) throw few;
    return;
  }
  for (const { bank, type, difficulty, count } of drawsOf(values)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from learning_questions
           where tenant_id = ${tenantId} and status = 'ON' and bank = any(${branchOf({ tenantId }, bank)}) and type = ${type}
             and (${difficulty}::text is null or difficulty = ${difficulty})`,
    );
    if (rows[0]!.count < count) throw few;
  }
}
