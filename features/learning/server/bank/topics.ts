import type { OutputOf } from '#core/contracts/contract.ts';
import type { Option } from '#core/resources/resource.ts';
import type { topicTreeCall } from '#features/learning/office-calls.ts';
import { questions, topics } from '#features/learning/server/tables.ts';
import { questionBanks } from '#features/learning/shared/question.ts';
import { eq, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

type TopicRow = typeof topics.$inferSelect;
type Tree = OutputOf<typeof topicTreeCall>;

/** More topics than a bank has. */
const most = 1000;

/** A subject or topic with all topics below it, as an array of text in SQL. */
export function branchOf({ tenantId }: Pick<Scope, 'tenantId'>, code: string): SQL {
  return sql`array(select ${code}::text union all
    select id from learning_topics where tenant_id = ${tenantId} and position(${`/${code}/`} in path) > 0)`;
}

const subjects = Object.fromEntries(questionBanks.map(({ value, label }) => [value, label]));

/** Whether a code is that of a subject that comes with the product. */
export function isSubject(code: string): boolean {
  return Object.hasOwn(subjects, code);
}

/** The name of a subject or topic as a column in SQL; `t` is the topic joined to its code. */
export function nameIn(code: SQL): SQL {
  return sql`coalesce(
    case when t.id is not null then json_build_object('CN', t.name_cn, 'EN', t.name_en) end,
    ${JSON.stringify(subjects)}::json -> ${code})`;
}

/** The tree of the bank from the top, each with how many questions lie in it and below. */
export async function readTopicTree(scope: ActorScope): Promise<Tree> {
  const rows = await topicRows(scope);
  const counted = await scope.db
    .select({ bank: questions.bank, count: sql<number>`count(*)::int` })
    .from(questions)
    .where(eq(questions.tenantId, scope.tenantId))
    .groupBy(questions.bank);
  const own = (code: string) => counted.find(({ bank }) => bank === code)?.count ?? 0;
  const countOf = (code: string) =>
    rows.filter(({ path }) => path.includes(`/${code}/`)).reduce((sum, { id }) => sum + own(id), 0);
  const subjects = questionBanks.map(({ value, label }) => ({
    value,
    parent: null,
    label: { ...label },
    count: own(value) + countOf(value),
    isOff: false,
  }));
  const made = rows.map(({ id, parent, nameCN, nameEN, status }) => ({
    value: id,
    parent,
    label: { CN: nameCN, EN: nameEN },
    count: countOf(id),
    isOff: status === 'OFF',
  }));
  return { rows: [...subjects, ...made], total: counted.reduce((sum, { count }) => sum + count, 0) };
}

/** What forms offer: subjects, and below each its topics by their whole way; with `inUse` only what papers may draw from. */
export async function topicOptions(scope: ActorScope, { inUse = false } = {}): Promise<Option[]> {
  const rows = await topicRows(scope);
  const isOff = (topic: TopicRow) => rows.some(({ id, status }) => status === 'OFF' && topic.path.includes(`/${id}/`));
  const below = (parent: string, way: Option['label']): Option[] =>
    rows
      .filter((row) => row.parent === parent && !(inUse && isOff(row)))
      .flatMap(({ id, nameCN, nameEN }) => {
        const label = { CN: `${way.CN} / ${nameCN}`, EN: `${way.EN} / ${nameEN}` };
        return [{ value: id, label }, ...below(id, label)];
      });
  return questionBanks.flatMap(({ value, label }) => [{ value, label }, ...below(value, label)]);
}

async function topicRows({ db, tenantId }: Scope): Promise<TopicRow[]> {
  return await db
    .select()
    .from(topics)
    .where(eq(topics.tenantId, tenantId))
    .orderBy(topics.sort, topics.id)
    .limit(most);
}
