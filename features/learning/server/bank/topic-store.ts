import { topic as resource } from '#features/learning/resources/topic.ts';
import { topics } from '#features/learning/server/tables.ts';
import { mostLevels } from '#features/learning/shared/topic.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Store, StoredRecord, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { isSubject, nameIn, topicOptions } from './topics.ts';

const table = tableStore({
  resource,
  table: topics,
  select: ({ tenantId }) => sql`
    select o.id, o.rev, json_build_object('CN', o.name_cn, 'EN', o.name_en) as name, o.name_cn as "nameCN",
           o.name_en as "nameEN", o.parent, o.sort, o.status, o.updated_at as "updatedAt",
           ${nameIn(sql`o.parent`)} as "parentName",
           (select count(*)::int from learning_topics below
             where below.tenant_id = o.tenant_id and below.parent = o.id) as children,
           (select count(*)::int from learning_questions q join learning_topics b on b.id = q.bank and b.tenant_id = q.tenant_id
             where q.tenant_id = o.tenant_id and position('/' || o.id || '/' in b.path) > 0) as questions
      from learning_topics o
      left join learning_topics t on t.id = o.parent and t.tenant_id = o.tenant_id
     where o.tenant_id = ${tenantId}`,
  texts: ['name', 'parentName'],
  keyword: ['name'],
  columns: (values) => ({
    nameCN: String(values.nameCN),
    nameEN: String(values.nameEN),
    parent: String(values.parent),
    sort: Number(values.sort ?? 100),
  }),
  starts: () => ({ path: '' }),
  actions: { enable: { status: 'ON' }, disable: { status: 'OFF' } },
  check: requirePlace,
  saved: settlePaths,
});

/** Topics of the bank. */
export const topicStore: Store = {
  ...table,
  async options(scope) {
    return { topics: await topicOptions(scope) };
  },
};

/** Refuses a topic below itself, and one level too many. Whoever moves another one meanwhile waits. */
async function requirePlace(scope: ActorScope, values: Values, before: StoredRecord | null): Promise<void> {
  const { db, tenantId } = scope;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topics:${tenantId}`}, 0))`);
  const above = await pathOf(scope, String(values.parent));
  const id = before && String(before.row.id);
  if (id && above.includes(`/${id}/`)) throw fieldRefusal(scope, 'TOPIC_LOOP', 'parent');
  const levels = levelsOf(above) + 1;
  const tooDeep = fieldRefusal(scope, 'TOPIC_DEEP', 'parent', { count: mostLevels });
  if (levels > mostLevels) throw tooDeep;
  if (!id) return;
  const branch = await db
    .select({ path: topics.path })
    .from(topics)
    .where(and(eq(topics.tenantId, tenantId), sql`position(${`/${id}/`} in ${topics.path}) > 0`));
  const own = levelsOf(await pathOf(scope, id));
  const below = Math.max(...branch.map(({ path }) => levelsOf(path) - own));
  if (levels + below > mostLevels) throw tooDeep;
}

/** Writes the way of a topic and of all below it, as it stands now. */
async function settlePaths(scope: ActorScope, { row, values }: StoredRecord): Promise<void> {
  const id = String(row.id);
  const before = await pathOf(scope, id);
  const after = `${await pathOf(scope, String(values.parent))}${id}/`;
  const { db, tenantId } = scope;
  if (before === after) return;
  if (before !== '')
    await db.execute(sql`update learning_topics set path = ${after} || substr(path, ${before.length + 1})
      where tenant_id = ${tenantId} and id <> ${id} and starts_with(path, ${before})`);
  await db
    .update(topics)
    .set({ path: after })
    .where(and(eq(topics.tenantId, tenantId), eq(topics.id, id)));
}

/** The way of a topic; a subject is its own. */
async function pathOf({ db, tenantId }: ActorScope, code: string): Promise<string> {
  if (isSubject(code)) return `/${code}/`;
  const [row] = await db
    .select({ path: topics.path })
    .from(topics)
    .where(and(eq(topics.tenantId, tenantId), eq(topics.id, code)));
  return row?.path ?? '';
}

function levelsOf(path: string): number {
  return path.split('/').length - 2;
}
