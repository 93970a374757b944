import { Refusal } from '#core/errors.ts';
import { flockQuestion as resource } from '#features/flock/resources/question.ts';
import { putEntry } from '#features/flock/server/entries/put-entry.ts';
import { farms, flockQuestions } from '#features/flock/server/tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { tellAsker } from './tell-asker.ts';

/** Questions that people asked with a report, as the back office works on them. */
export const questionStore: Store = {
  ...readings({
    resource,
    select: selectOf,
    keyword: ['text', 'answer', 'farm'],
    filters: { farm: 'farmId', report: 'reportId' },
  }),

  /** The farms first, as phones do that bring questions. */
  async hold(scope, ids) {
    const { tenantId, id, farmId } = flockQuestions;
    const rows = await scope.db
      .select({ farmId })
      .from(flockQuestions)
      .where(and(eq(tenantId, scope.tenantId), inArray(id, [...ids])));
    await holdRows(farms)(
      scope,
      rows.map((row) => row.farmId),
    );
    await holdRows(flockQuestions)(scope, ids);
  },

  async act(scope, { action, ids, values }) {
    for (const id of ids) await settle(scope, { id, action, words: String(values.answer ?? '').trim() });
    return null;
  },
};

/** An answer goes into the report as well, so that everybody who works on the farm reads it; why it was closed does not. */
async function settle(scope: ActorScope, { id, action, words }: { id: string; action: string; words: string }) {
  const own = and(eq(flockQuestions.tenantId, scope.tenantId), eq(flockQuestions.id, id));
  const [before] = await scope.db.select().from(flockQuestions).where(own);
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.state !== 'OPEN') throw new Refusal('NOT_ALLOWED');
  const { farmId, doc, questionId } = before;
  const state = action === 'answer' ? 'ANSWERED' : 'CLOSED';
  await scope.db
    .update(flockQuestions)
    .set({
      state,
      answer: words,
      answeredBy: scope.actor.id,
      answeredAt: scope.now,
      updatedAt: scope.now,
      rev: sql`${flockQuestions.rev} + 1`,
    })
    .where(own);
  if (state === 'ANSWERED') {
    const value = { text: words, at: scope.now.toISOString() };
    await putEntry(scope, { farmId, doc, key: `answer:${questionId}`, value, accountId: scope.actor.id });
  }
  const changes = [
    { field: 'status', before: before.state, after: state },
    { field: 'answer', before: null, after: words },
  ];
  await logAction(scope, { resource, id, title: before.text.slice(0, 80), action, changes });
  await tellAsker(scope, { question: before, state, words });
}

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select q.id, q.rev, q.text, q.state as status, q.farm_id as "farmId", f.name as farm, r.id as "reportId",
           r.name as report, asker.nickname as asker, q.asked_at as "askedAt", q.answer, handler.nickname as handler,
           q.answered_at as "answeredAt", q.updated_at as "updatedAt"
      from flock_questions q
      join farms f on f.tenant_id = q.tenant_id and f.id = q.farm_id
      left join flock_reports r on r.tenant_id = q.tenant_id and r.farm_id = q.farm_id and r.doc = q.doc
      left join accounts asker on asker.id = q.account_id
      left join accounts handler on handler.id = q.answered_by
     where q.tenant_id = ${tenantId}`;
}

/** Questions that wait for an answer. */
export async function questionBadges(scope: ActorScope): Promise<Record<string, number>> {
  if (!scope.permCodes.has('Mgr.Flock.answer')) return {};
  const isOpen = and(eq(flockQuestions.tenantId, scope.tenantId), eq(flockQuestions.state, 'OPEN'));
  const open = await scope.db.$count(flockQuestions, isOpen);
  return open > 0 ? { FlockQuestion: open } : {};
}
