import { randomInt } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import type { Data } from '#core/forms/values.ts';
import { supporterMessages } from '#features/supporters/messages.ts';
import { supporter as resource } from '#features/supporters/resources/supporter.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { supporterFields, supporterForm } from '#features/supporters/shared/supporter.ts';
import { includes } from '#server/base/filters.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { filesOf } from '#server/base/own-forms/papers.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { origins } from '#server/database/tables/origins.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** Supporters of the tenant; they come from whoever asks to be one. */
export const supporterStore: Store = {
  ...readings({
    resource,
    select: selectOf,
    keyword: ['name', 'code'],
    filters: { field: (field) => includes('fields', field) },
    present,
  }),

  async files({ db, tenantId }, id) {
    const [row] = await db
      .select({ data: supporters.data })
      .from(supporters)
      .where(and(eq(supporters.id, id), eq(supporters.tenantId, tenantId)));
    return filesOf(supporterForm, (row?.data ?? {}) as Data);
  },

  hold: holdRows(supporters),

  async act(scope, { action, ids, values }) {
    for (const id of ids) await decide(scope, id, { action: action as keyof typeof next, values });
    return null;
  },
};

const next = { approve: 'ACTIVE', reject: 'REJECTED', suspend: 'SUSPENDED', resume: 'ACTIVE' } as const;

/** Nobody decides on themselves; with the first approval come the code and the source it counts by. */
async function decide(
  scope: ActorScope,
  id: string,
  { action, values }: { action: keyof typeof next; values: Values },
): Promise<void> {
  const isThis = and(eq(supporters.id, id), eq(supporters.tenantId, scope.tenantId));
  const [before] = await scope.db.select().from(supporters).where(isThis);
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.accountId === scope.actor.id) throw new Refusal('FOUR_EYES');
  const reason = values.reason ? String(values.reason) : null;
  const given = action === 'approve' && !before.code ? await openOrigin(scope) : {};
  if (before.originId)
    await scope.db
      .update(origins)
      .set({ status: action === 'suspend' ? 'OFF' : 'ON', updatedAt: scope.now })
      .where(and(eq(origins.id, before.originId), eq(origins.tenantId, scope.tenantId)));
  const [after] = await scope.db
    .update(supporters)
    .set({ ...given, state: next[action], reason, decidedAt: scope.now, updatedAt: scope.now, rev: before.rev + 1 })
    .where(isThis)
    .returning();
  const changes = reason ? [{ field: 'reason', before: null, after: reason }] : [];
  await logAction(scope, { resource, id, title: after?.code ?? resource.name.CN, action, changes });
  await tell(scope, supporterMessages[action], { to: before.accountId, facts: { reason, code: after?.code } });
}

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Named by the code: everybody in the office reads sources, and names of people stay masked there. */
async function openOrigin(scope: ActorScope) {
  const code = `S${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`;
  const { tenantId, now } = scope;
  const originId = newId();
  const names = { nameCN: `创新赋能者 ${code}`, nameEN: `Supporter ${code}` };
  await scope.db
    .insert(origins)
    .values({ id: originId, tenantId, code, ...names, kind: 'SUPPORTER', createdAt: now, updatedAt: now });
  return { code, originId };
}

function present({ rev: _rev, fields, ...shown }: Row): Row {
  const named = (fields as string[]).flatMap(
    (field) => supporterFields.find(({ value }) => value === field)?.label ?? [],
  );
  return { ...shown, fieldNames: named };
}

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select s.id, s.rev, s.name, s.kind, s.org, s.country, s.fields, s.phone, s.email, s.state as status, s.code, s.reason,
           s.data -> 'record' ->> 'intro' as intro, s.submitted_at as "submittedAt",
           coalesce(o.visits, 0) as visits, coalesce(o.registers, 0) as registers, coalesce(o.applies, 0) as applies
      from supporters s left join origins o on o.id = s.origin_id and o.tenant_id = s.tenant_id
     where s.tenant_id = ${tenantId}`;
}
