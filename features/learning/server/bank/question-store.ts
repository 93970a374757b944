import { Refusal } from '#core/errors.ts';
import { question as resource } from '#features/learning/resources/question.ts';
import { choices } from '#features/learning/server/choices.ts';
import { papers, questions } from '#features/learning/server/tables.ts';
import { itemsOf, paperSums } from '#features/learning/shared/paper.ts';
import type { doubtKinds, rightRates } from '#features/learning/shared/question.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { dropKept } from '#server/kept-drafts/spend-kept.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { nextNumber } from './numbers.ts';
import { branchOf, nameIn, topicOptions } from './topics.ts';

/** What each band of the share of right answers asks of a row. */
const rateConditions = {
  LOW: sql`"rightRate" < 40`,
  MIDDLE: sql`"rightRate" between 40 and 69`,
  HIGH: sql`"rightRate" between 70 and 89`,
  TOP: sql`"rightRate" >= 90`,
  NONE: sql`"rightRate" is null`,
} satisfies Record<(typeof rightRates)[number]['value'], SQL>;

const doubtConditions = {
  OPEN: sql`"openDoubts" > 0`,
  SOME: sql`doubts > 0`,
  NONE: sql`doubts = 0`,
} satisfies Record<(typeof doubtKinds)[number]['value'], SQL>;

const table = tableStore({
  resource,
  table: questions,
  select: ({ tenantId }) => sql`
    select q.id, q.rev, q.no, q.stem, q.type, q.bank, q.difficulty, q.status, q.shown, q.values,
           q.updated_at as "updatedAt", ${nameIn(sql`q.bank`)} as topic,
           q.values->>'course' as course,
           case when c.id is not null then json_build_object('CN', c.title_cn, 'EN', c.title_en) end as "courseTitle",
           case when q.shown > 0 and q.type <> 'ESSAY' then round(100.0 * q.hits / q.shown)::int end as "rightRate",
           coalesce(u.papers, 0) as "usedIn", coalesce(d.doubts, 0) as doubts, coalesce(d.open, 0) as "openDoubts"
      from learning_questions q
      left join learning_topics t on t.id = q.bank and t.tenant_id = q.tenant_id
      left join learning_courses c on c.id = q.values->>'course' and c.tenant_id = q.tenant_id
      left join (${papersOf(tenantId)}) u on u.question = q.id
      left join (${doubtsOf(tenantId)}) d on d.question = q.id
     where q.tenant_id = ${tenantId}`,
  texts: ['topic', 'courseTitle'],
  keyword: ['no', 'stem'],
  filters: {
    bank: (code, scope) => (code ? [sql`bank = any(${branchOf(scope, String(code))})`] : []),
    rightRate: (band) => conditionIn(rateConditions, band),
    doubts: (kind) => conditionIn(doubtConditions, kind),
  },
  columns: (values) => ({
    values,
    bank: String(values.bank),
    type: String(values.type),
    stem: String(values.stem),
    difficulty: String(values.difficulty),
  }),
  starts: async (scope) => ({ no: await nextNumber(scope, 'T', { table: questions, column: questions.no }) }),
  actions: { enable: { status: 'ON' }, disable: { status: 'OFF' } },
  title: ({ no, stem }) => `${String(no)} ${String(stem).slice(0, 40)}`,
});

/** The question bank. */
export const questionStore: Store = {
  ...table,

  async act(scope, request) {
    const { action, ids, values } = request;
    if (action === 'copy') return await copyQuestion(scope, ids[0]!);
    if (action === 'move') for (const id of ids) await moveQuestion(scope, id, values);
    else if (action === 'toPaper') await addToPaper(scope, ids, values);
    else {
      const done = await table.act(scope, request);
      if (action === 'del') for (const id of ids) await dropKept(scope, { form: resource.code, object: id });
      return done;
    }
    return null;
  },

  async options(scope) {
    return {
      drafts: await choices.drafts(scope),
      topics: await topicOptions(scope),
      courses: await choices.courses(scope),
    };
  },
};

/** A draft that says the same; answers its id. */
async function copyQuestion(scope: ActorScope, id: string): Promise<string> {
  const { values } = await table.one(scope, id);
  return (await table.save(scope, { values })).id;
}

/** Puts a question under another topic; saving it again would ask for all that a form asks for. */
async function moveQuestion(scope: ActorScope, id: string, { bank }: Values): Promise<void> {
  const { row, rev, values } = await table.one(scope, id);
  if (values.bank === bank) return;
  await scope.db
    .update(questions)
    .set({ bank: String(bank), values: { ...values, bank }, updatedAt: scope.now, rev: rev + 1 })
    .where(and(eq(questions.tenantId, scope.tenantId), eq(questions.id, id)));
  const changes = [{ field: 'bank', before: values.bank, after: bank }];
  await logAction(scope, { resource, id, title: String(row.no), action: 'move', changes });
}

/** Puts questions at the end of a draft, each worth its own points; those that stand there already stay as they are. */
async function addToPaper(scope: ActorScope, ids: readonly string[], { paper }: Values): Promise<void> {
  const [found] = await scope.db
    .select()
    .from(papers)
    .where(and(eq(papers.tenantId, scope.tenantId), eq(papers.id, String(paper))))
    .for('update');
  if (found?.status !== 'DRAFT' || found.mode !== 'FIXED') throw new Refusal('NOT_ALLOWED');
  const before = found.values as Values;
  const known = itemsOf(before).map((item) => item.question);
  const rows = Array.isArray(before.items) ? before.items : [];
  const added = [];
  for (const id of ids) {
    if (known.includes(id)) continue;
    const { values } = await table.one(scope, id);
    added.push({ id: newId(), question: id, score: values.score });
  }
  const values: Values = { ...before, items: [...rows, ...added].slice(0, 200) };
  const { questions: questionCount, total } = paperSums(values);
  await scope.db
    .update(papers)
    .set({ values, questionCount, total, updatedAt: scope.now, rev: found.rev + 1 })
    .where(eq(papers.id, found.id));
  await logBusiness(scope, {
    module: 'LEARNING',
    action: 'FILL_PAPER',
    objectType: 'paper',
    objectId: found.id,
    title: found.titleCN,
    text: { CN: `放入 ${added.length} 道题`, EN: `put in ${added.length} questions` },
    changes: [{ field: 'items', before: known.length, after: questionCount }],
  });
}

/** How many papers hold each question, counted for all at once: asked for each row, a list sorted by it reads every paper once a question. */
function papersOf(tenantId: string): SQL {
  return sql`
    select item #>> '{}' as question, count(distinct p.id)::int as papers
      from learning_papers p, jsonb_path_query(p.values, '$.items[*].question') item
     where p.tenant_id = ${tenantId}
     group by 1`;
}

/** What learners asked about each question, and how much of it waits for an answer. */
function doubtsOf(tenantId: string): SQL {
  return sql`
    select l.subject_id as question, count(*)::int as doubts, count(*) filter (where l.state = 'OPEN')::int as open
      from learning_learner_questions l
     where l.tenant_id = ${tenantId} and l.about = 'QUESTION'
     group by 1`;
}

/** Nothing while the filter is not set; a value that it does not have finds no row. */
function conditionIn(conditions: Readonly<Record<string, SQL>>, value: unknown): SQL[] {
  if (!value) return [];
  return [Object.hasOwn(conditions, String(value)) ? conditions[String(value)]! : sql`false`];
}
