import { dateTimeInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { extensionMessages } from '#features/casework/messages.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { extension as resource } from '#features/casework/resources/extension.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { extensions } from '#features/casework/server/year-tables.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, or, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Store } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';

const plain = tableStore({
  resource,
  table: extensions,
  select: ({ tenantId }) => sql`
    select x.id, x.rev, x.state as status, x.programme, x.year, x.reason, x.account_id as "accountId",
           a.nickname as applicant, coalesce(a.email, a.login_name) as login, x.until,
           to_char(x.until at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "untilOn",
           asker.nickname as "askedBy", decider.nickname as "decidedBy", x.created_at as "createdAt",
           x.updated_at as "updatedAt"
      from extensions x
      join accounts a on a.id = x.account_id
      left join accounts asker on asker.id = x.asked_by
      left join accounts decider on decider.id = x.decided_by
     where x.tenant_id = ${tenantId}`,
  keyword: ['applicant', 'login'],
  present: ({ accountId: _account, ...row }) => ({
    ...row,
    programmeName: programmes.find(({ code }) => code === row.programme)?.short ?? row.programme,
  }),
  values: ({ programme, year, login, untilOn, reason }) => ({ programme, year, login, untilOn, reason }),
  check(_scope, _values, before) {
    if (before && before.row.status !== 'PENDING') throw new Refusal('NOT_ALLOWED');
  },
  columns: ({ programme, year, accountId, untilOn, reason }, scope) => ({
    programme: String(programme),
    year: Number(year),
    accountId: String(accountId),
    until: instantInShanghai(String(untilOn)),
    reason: String(reason),
    askedBy: scope.actor.id,
  }),
});

const states: Readonly<Record<string, string>> = { approve: 'APPROVED', refuse: 'REFUSED' };

/** More time for one person: asked for by one officer, approved by another. */
export const extensionStore: Store = {
  ...plain,

  async save(scope, { values, ...at }) {
    const login = String(values.login ?? '')
      .trim()
      .toLowerCase();
    const [found] = await scope.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(or(eq(sql`lower(${accounts.loginName})`, login), eq(sql`lower(${accounts.email})`, login)))
      .limit(1);
    if (!found) throw fieldRefusal(scope, 'INVALID', 'login', { count: 1 });
    return await plain.save(scope, { ...at, values: { ...values, accountId: found.id } });
  },

  async act(scope, { action, ids, values }) {
    const state = states[action];
    if (!state) throw new Refusal('NOT_ALLOWED');
    for (const id of ids) await decide(scope, { id, action, state, reason: String(values.reason ?? '') });
    return null;
  },
};

async function decide(
  scope: ActorScope,
  { id, action, state, reason }: { id: string; action: string; state: string; reason: string },
): Promise<void> {
  const own = and(eq(extensions.tenantId, scope.tenantId), eq(extensions.id, id));
  const [before] = await scope.db.select().from(extensions).where(own);
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.state !== 'PENDING') throw new Refusal('NOT_ALLOWED');
  if (action === 'approve' && before.askedBy === scope.actor.id) throw new Refusal('SECOND_PERSON_NEEDED');
  await scope.db
    .update(extensions)
    .set({
      state,
      decidedBy: scope.actor.id,
      decidedAt: scope.now,
      updatedAt: scope.now,
      rev: sql`${extensions.rev} + 1`,
    })
    .where(own);
  const { name, code } = definitionOf(before.programme);
  const changes = [
    { field: 'status', before: before.state, after: state },
    ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
  ];
  await logAction(scope, { resource, id, title: `${name.CN} ${before.year}`, action, changes });
  if (state !== 'APPROVED') return;
  await tell(scope, extensionMessages.granted, {
    to: before.accountId,
    facts: { programme: name, code, due: dateTimeInShanghai(before.until) },
  });
}
