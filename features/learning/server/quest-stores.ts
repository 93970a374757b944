import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { quant } from '#features/learning/resources/quant.ts';
import { quest } from '#features/learning/resources/quest.ts';
import { questFields } from '#features/learning/shared/quest.ts';
import { structureProblems } from '#features/learning/shared/quest-texts.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction, titleOf } from '#server/resources/changes.ts';
import type { Store, StoredRecord, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { instantOf } from './bank/paper-store.ts';
import { choices } from './choices.ts';
import { quants, quests } from './tables.ts';

const scales = tableStore({
  resource: quant,
  table: quants,
  select: ({ tenantId }) => sql`
    select q.id, q.rev, json_build_object('CN', q.name_cn, 'EN', q.name_en) as name, q.code, q.version, q.domain, q.status,
           exists(select from learning_quants d where d.tenant_id = q.tenant_id and d.code = q.code and d.status = 'DRAFT') as "hasDraft",
           q.values, q.values->>'aggregate' as aggregate, jsonb_array_length(q.values->'dims') as dims,
           q.updated_at as "updatedAt"
      from learning_quants q
     where q.tenant_id = ${tenantId}`,
  texts: ['name'],
  keyword: ['name', 'code'],
  columns: (values) => ({
    values,
    code: String(values.code),
    nameCN: String(values.nameCN),
    nameEN: String(values.nameEN),
    domain: String(values.domain),
  }),
  starts: () => ({ version: 1 }),
  unique: 'code',
  check: refuseFrozen,
  actions: { publish: { status: 'PUBLISHED' }, retire: { status: 'RETIRED' } },
});

/** Scoring scales: what was published is frozen, and a change begins the next version. */
export const quantStore: Store = {
  ...scales,
  async act(scope, request) {
    if (request.action !== 'revise') return scales.act(scope, request);
    return revise(scope, await scales.one(scope, request.ids[0]!));
  },
};

async function revise(scope: ActorScope, { row, values }: StoredRecord): Promise<string> {
  const { tenantId, now } = scope;
  const code = String(values.code);
  const versions = await scope.db
    .select({ version: quants.version, status: quants.status })
    .from(quants)
    .where(and(eq(quants.tenantId, tenantId), eq(quants.code, code)))
    .for('update');
  if (versions.some(({ status }) => status === 'DRAFT')) throw new Refusal('NOT_ALLOWED');
  const id = newId();
  await scope.db.insert(quants).values({
    id,
    tenantId,
    values,
    code,
    version: Math.max(...versions.map(({ version }) => version)) + 1,
    nameCN: String(values.nameCN),
    nameEN: String(values.nameEN),
    domain: String(values.domain),
    createdAt: now,
    updatedAt: now,
  });
  // In the history of the version that it begins from, and as the first line of its own.
  for (const version of [row.id, id])
    await logAction(scope, { resource: quant, id: version, title: titleOf(quant, row), action: 'revise' });
  return id;
}

const sheets = tableStore({
  resource: quest,
  table: quests,
  select: ({ tenantId }) => sql`
    select q.id, q.rev, json_build_object('CN', q.title_cn, 'EN', q.title_en) as title, q.purpose, q.status, q.values,
           q.course_id as course, q.opens_at as "opensAt", q.closes_at as "closesAt", q.updated_at as "updatedAt",
           jsonb_array_length(q.values->'items') as "itemCount",
           case when c.id is not null then json_build_object('CN', c.title_cn, 'EN', c.title_en) end as "courseTitle",
           (select count(*)::int from learning_quest_answers a
             where a.tenant_id = q.tenant_id and a.quest_id = q.id) as answers
      from learning_quests q left join learning_courses c on c.id = q.course_id and c.tenant_id = q.tenant_id
     where q.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title'],
  columns: questColumns,
  check: refuseRestructured,
  actions: { publish: { status: 'PUBLISHED' }, close: { status: 'CLOSED' } },
});

/** Questionnaires; of one that was published only the words change. */
export const questStore: Store = {
  ...sheets,
  async act(scope, request) {
    if (request.action !== 'copy') return sheets.act(scope, request);
    const { row, values } = await sheets.one(scope, request.ids[0]!);
    const { tenantId, now } = scope;
    const id = newId();
    await scope.db.insert(quests).values({ id, tenantId, ...questColumns(values), createdAt: now, updatedAt: now });
    await logAction(scope, { resource: quest, id, title: titleOf(quest, row), action: 'copy' });
    return id;
  },
  async options(scope) {
    return { courses: await choices.courses(scope) };
  },
};

function questColumns(values: Values) {
  return {
    values,
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    purpose: String(values.purpose),
    courseId: values.course ? String(values.course) : null,
    opensAt: instantOf(values.opensAt),
    closesAt: instantOf(values.closesAt),
  };
}

/** What others score or answer by does not change under them. */
function refuseFrozen(_scope: ActorScope, values: Values, before: StoredRecord | null): void {
  if (before && before.row.status !== 'DRAFT' && !isSame(before.values, values)) throw new Refusal('NOT_ALLOWED');
}

/** Words of a published questionnaire may change, nothing that its answers depend on; one that is closed stays as it is. */
function refuseRestructured(scope: ActorScope, values: Values, before: StoredRecord | null): void {
  refuseFrozen(scope, values, before?.row.status === 'PUBLISHED' ? null : before);
  if (before?.row.status !== 'PUBLISHED') return;
  const fields = structureProblems(before.values, values).map((problem) => ({
    path: problem.path,
    key: problem.key,
    msg: problemText(problem, fieldAt({ sections: [section] }, `${section.key}.${problem.path}`), scope.locale),
  }));
  if (fields.length > 0) throw new Refusal('INVALID', { fields, params: { count: fields.length } });
}

const section: Section = { key: 'quest', title: quest.item, fields: questFields };
