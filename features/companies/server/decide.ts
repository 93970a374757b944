import { Refusal } from '#core/errors.ts';
import type { Data } from '#core/forms/values.ts';
import type { CompanyEvent } from '#features/companies/messages.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, inArray, notInArray, type SQL, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { isAuthorised, isLapsed, isReachedCompany } from './company-policy.ts';
import { handOver, keptLimits, nextRev, ownerOf } from './members/members.ts';
import { tellOf } from './note.ts';
import { findPassed } from './own.ts';
import type { CompanyRow } from './standing.ts';
import { factsOf } from './submit.ts';
import { companies, companyEvents, companyMembers } from './tables.ts';

/** One declared action on one company: its effect, history, log, and word to whoever acts for it. */
export async function decideCompany(scope: ActorScope, id: string, action: string, values: Values): Promise<void> {
  const before = await readCompany(scope, id);
  await refuseOwn(scope, before);
  const reason = values.reason ? String(values.reason) : null;
  const company = await steps[action as keyof typeof steps](scope, before, values);
  const { tenantId, now: at } = scope;
  await scope.db
    .insert(companyEvents)
    .values({ id: newId(), tenantId, companyId: id, action: action.toUpperCase(), reason, at });
  const noted = Object.entries(values).map(([field, after]) => ({ field, before: null, after }));
  await logAction(scope, { resource, id, title: before.name, action, changes: noted });
  const event = eventOf[action];
  if (!event) return;
  for (const accountId of await membersOf(scope, id, isAuthorised(scope)))
    await tellOf(scope, accountId, { company, event, reason });
}

/** Holds all companies of their codes, so that of two that are passed at once the second is refused. */
export async function holdCompanies(scope: ActorScope, ids: readonly string[]): Promise<void> {
  const { id, tenantId, code } = companies;
  const named = scope.db
    .select({ code })
    .from(companies)
    .where(and(eq(tenantId, scope.tenantId), inArray(id, [...ids])));
  await scope.db
    .select({ id })
    .from(companies)
    .where(and(eq(tenantId, scope.tenantId), inArray(code, named), isReachedCompany(scope)))
    .orderBy(id)
    .for('update');
}

async function readCompany(scope: ActorScope, id: string): Promise<CompanyRow> {
  const [found] = await scope.db
    .select()
    .from(companies)
    .where(and(eq(companies.tenantId, scope.tenantId), eq(companies.id, id), isReachedCompany(scope)));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Nobody decides on a company they act for, also while their authorisation has expired. */
async function refuseOwn(scope: ActorScope, { id }: CompanyRow): Promise<void> {
  const isOwn = (await membersOf(scope, id)).includes(scope.actor.id);
  if (isOwn) throw new Refusal('FOUR_EYES');
}

async function membersOf(scope: ActorScope, companyId: string, which?: SQL): Promise<string[]> {
  const { tenantId, accountId, state } = companyMembers;
  const rows = await scope.db
    .select({ accountId })
    .from(companyMembers)
    .where(and(eq(tenantId, scope.tenantId), eq(companyMembers.companyId, companyId), eq(state, 'ACTIVE'), which));
  return rows.map((row) => row.accountId);
}

type Step = (scope: ActorScope, company: CompanyRow, values: Values) => Promise<CompanyRow>;

const eventOf: Readonly<Record<string, CompanyEvent | undefined>> = {
  pass: 'PASS',
  reject: 'REJECT',
  revoke: 'REVOKE',
  block: 'BLOCK',
  unblock: 'UNBLOCK',
};

const steps = {
  pass: async (scope, company, values) => {
    const data = company.data as Data;
    const facts = factsOf(data);
    const passed = await findPassed(scope, facts.code);
    if (passed && passed.id !== company.id) throw new Refusal('DUPLICATE', { cause: 'another one passed' });
    const validTo = String(values.validTo);
    const next = await change(scope, company, { ...facts, state: 'PASSED', validTo, reason: null, isWaiting: false });
    // The session shows the first company of somebody without being asked to.
    await scope.db
      .update(accounts)
      .set({ otec: { id: next.id, name: next.name } })
      .where(and(eq(accounts.id, company.submittedBy), sql`${accounts.otec} is null`));
    return next;
  },
  reject: (scope, company, { reason }) =>
    change(scope, company, {
      ...(company.state === 'PENDING' ? { state: 'REJECTED' } : {}),
      isWaiting: false,
      reason: String(reason),
    }),
  revoke: (scope, company, { reason }) =>
    change(scope, company, { state: 'REVOKED', isWaiting: false, reason: String(reason) }),
  block: (scope, company, { reason }) => change(scope, company, { status: 'BLOCKED', reason: String(reason) }),
  unblock: (scope, company) => change(scope, company, { status: 'ON', reason: null }),
  transfer: async (scope, company, { to }) => {
    const [member] = await scope.db
      .select({
        id: companyMembers.id,
        accountId: companyMembers.accountId,
        role: companyMembers.role,
        validTo: companyMembers.validTo,
      })
      .from(companyMembers)
      .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
      .where(
        and(
          eq(companyMembers.companyId, company.id),
          eq(companyMembers.tenantId, scope.tenantId),
          mayOwn(),
          sql`lower(${accounts.loginName}) = lower(${String(to).trim()})`,
        ),
      );
    if (!member) throw fieldRefusal(scope, 'NOT_FOUND', 'to');
    // While there is an owner they renew it; nobody else could.
    if (isLapsed(member, scope.now) && (await ownerOf(scope, company.id)))
      throw fieldRefusal(scope, 'AGENT_EXPIRED', 'to');
    await handOver(scope, company.id, member.id);
    await tellOf(scope, member.accountId, { company, event: 'HANDOVER' });
    return change(scope, company, {});
  },
  merge: async (scope, company, { into }) => {
    const kept = await findPassed(scope, String(into));
    if (!kept || kept.id === company.id) throw fieldRefusal(scope, 'NOT_FOUND', 'into');
    const people = await membersOf(scope, company.id);
    const told = await membersOf(scope, company.id, isAuthorised(scope));
    const there = (await membersOf(scope, kept.id)).filter((id) => people.includes(id));
    const isHere = eq(companyMembers.companyId, company.id);
    const isKnown = and(eq(companyMembers.companyId, kept.id), eq(companyMembers.tenantId, scope.tenantId));
    if (people.length > 0)
      await scope.db
        .delete(companyMembers)
        .where(and(isKnown, inArray(companyMembers.accountId, people), sql`${companyMembers.state} <> 'ACTIVE'`));
    await scope.db
      .update(companyMembers)
      .set({
        companyId: kept.id,
        role: 'AGENT',
        decidedAt: scope.now,
        ...keptLimits,
        rev: nextRev,
      })
      .where(
        and(
          isHere,
          eq(companyMembers.state, 'ACTIVE'),
          eq(companyMembers.tenantId, scope.tenantId),
          there.length > 0 ? notInArray(companyMembers.accountId, there) : undefined,
        ),
      );
    await scope.db.delete(companyMembers).where(and(isHere, eq(companyMembers.tenantId, scope.tenantId)));
    for (const accountId of told) await tellOf(scope, accountId, { company: kept, event: 'MERGE' });
    return change(scope, company, { status: 'MERGED', mergedInto: kept.id, isWaiting: false });
  },
} satisfies Record<string, Step>;

/** Who acts for the company already; where nobody answers for it any more, also who asks to. */
function mayOwn() {
  return sql`(${companyMembers.state} = 'ACTIVE' or ${companyMembers.state} = 'ASKED' and not exists (
    select from company_members o where o.company_id = ${companyMembers.companyId} and o.role = 'OWNER'))`;
}

async function change(scope: ActorScope, { id, rev }: CompanyRow, set: Partial<CompanyRow>): Promise<CompanyRow> {
  const [row] = await scope.db
    .update(companies)
    .set({ ...set, decidedAt: scope.now, updatedAt: scope.now, rev: rev + 1 })
    .where(and(eq(companies.id, id), eq(companies.tenantId, scope.tenantId)))
    .returning();
  return row!;
}
