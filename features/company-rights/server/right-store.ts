import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Values as FormValues } from '#core/forms/values.ts';
import { companyName } from '#core/texts/company-name.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { isReachedCompany } from '#features/companies/server/company-policy.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { rightMessages } from '#features/company-rights/messages.ts';
import { companyperm as resource } from '#features/company-rights/resources/companyperm.ts';
import { rightForm } from '#features/company-rights/shared/right.ts';
import { tell } from '#server/base/mail/tell.ts';
import { filesOf } from '#server/base/own-forms/papers.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { companyRights } from './tables.ts';

/** Rights of companies as the back office grants them. */
export const rightStore: Store = {
  ...readings({ resource, select: selectOf, keyword: ['company', 'companyEN', 'code'], present }),

  hold: holdRows(companyRights),

  async files(scope, id) {
    const [row] = await scope.db
      .select({ data: companyRights.data })
      .from(companyRights)
      .where(and(eq(companyRights.tenantId, scope.tenantId), eq(companyRights.id, id)));
    return filesOf(rightForm, { right: (row?.data ?? {}) as FormValues });
  },

  async act(scope, { action, ids, values }) {
    for (const id of ids) await decide(scope, { id, action, values });
    return null;
  },
};

interface Decision {
  readonly id: string;
  readonly action: string;
  readonly values: Values;
}

/** One decision; nobody takes it about a company they act for. Throws NOT_FOUND, FOUR_EYES, NOT_ALLOWED. */
async function decide(scope: ActorScope, { id, action, values }: Decision): Promise<void> {
  const own = and(eq(companyRights.tenantId, scope.tenantId), eq(companyRights.id, id));
  const [found] = await scope.db
    .select({ right: companyRights, company: companies.name })
    .from(companyRights)
    .innerJoin(companies, eq(companies.id, companyRights.companyId))
    .where(and(own, isReachedCompany(scope)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { right, company } = found;
  const acting = await scope.db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, right.companyId), eq(companyMembers.accountId, scope.actor.id)),
  );
  if (acting > 0) throw new Refusal('FOUR_EYES');
  const set = effectOf(scope, right, { action, values });
  await scope.db
    .update(companyRights)
    .set({ ...set, decidedAt: scope.now, updatedAt: scope.now, rev: right.rev + 1 })
    .where(own);
  const changes = Object.entries(set).map(([field, after]) => ({ field, before: null, after }));
  await logAction(scope, { resource, id, title: company, action, changes });
  const programme = findHead(right.programme)?.name ?? { CN: right.programme, EN: right.programme };
  await tell(scope, rightMessages[set.state], {
    to: right.askedBy,
    facts: {
      id,
      company,
      programme,
      code: right.programme,
      count: String(set.granted ?? 0),
      validTo: set.validTo ?? right.validTo ?? '',
      reason: set.reason ?? '',
    },
  });
}

interface Effect {
  readonly state: 'APPROVED' | 'REJECTED' | 'ENDED';
  readonly granted?: number;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly reason?: string | null;
}

function effectOf(
  scope: ActorScope,
  right: typeof companyRights.$inferSelect,
  { action, values }: Pick<Decision, 'action' | 'values'>,
): Effect {
  const reason = values.reason ? String(values.reason) : null;
  if (action === 'end' && right.state === 'APPROVED') return { state: 'ENDED', reason };
  if (right.state !== 'SUBMITTED') throw new Refusal('NOT_ALLOWED', { cause: `${action} of ${right.state}` });
  if (action === 'reject') return { state: 'REJECTED', reason };
  const today = dayInShanghai(scope.now.getTime());
  const from = String((right.data as FormValues).from ?? today);
  return {
    state: 'APPROVED',
    granted: Number(values.granted),
    validFrom: from > today ? from : today,
    validTo: String(values.validTo),
    reason: null,
  };
}

function selectOf(scope: ActorScope) {
  const reached = isReachedCompany(scope, sql`c.region`) ?? sql`true`;
  const today = dayInShanghai(scope.now.getTime());
  return sql`
    select r.id, r.rev, c.name as company, c.name_en as "companyEN", c.code, r.programme, r.asked, r.granted, r.valid_to::text as "validTo",
           r.data ->> 'reason' as grounds, r.reason, r.submitted_at as "submittedAt", r.updated_at as "updatedAt",
           case when r.state = 'APPROVED' and r.valid_to < ${today}::date then 'EXPIRED' else r.state end as status
      from company_rights r join companies c on c.id = r.company_id and c.tenant_id = r.tenant_id
     where r.tenant_id = ${scope.tenantId} and r.state <> 'DRAFT' and ${reached}`;
}

function present(row: Row): Row {
  const code = String(row.programme);
  const company = companyName({ name: String(row.company), nameEN: String(row.companyEN) });
  return { ...row, company, service: findHead(code)?.short ?? { CN: code, EN: code } };
}
