import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { stateSets } from '#core/workflow/states.ts';
import { findHead, type ProgrammeHead } from '#features/casework/programmes/heads.ts';
import { applications } from '#features/casework/server/tables.ts';
import { isActing } from '#features/companies/server/company-policy.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import type { companypermListCall, companypermOneCall } from '#features/company-rights/calls.ts';
import { type RightStatus, rightSection } from '#features/company-rights/shared/right.ts';
import { openSection } from '#server/base/sensitive/seal.ts';
import { and, desc, eq, inArray, notInArray, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { companyRights } from './tables.ts';

export type RightRecord = typeof companyRights.$inferSelect;

type Row = OutputOf<typeof companypermListCall>['rows'][number];

/** A right in force: who may declare how many for what, until when. */
export interface Right {
  readonly id: string;
  readonly granted: number;
  readonly validTo: string;
}

/** The rights of the selected company to a service. Throws NOT_FOUND for no service, and what `requireCompany` throws. */
export async function readRights(
  scope: ActorScope,
  { type }: InputOf<typeof companypermListCall>,
): Promise<OutputOf<typeof companypermListCall>> {
  const head = serviceOf(type);
  const { id, name, code } = await requireCompany(scope, type);
  const rows = await scope.db
    .select()
    .from(companyRights)
    .where(
      and(
        eq(companyRights.tenantId, scope.tenantId),
        eq(companyRights.companyId, id),
        eq(companyRights.programme, type),
      ),
    )
    .orderBy(desc(companyRights.createdAt), desc(companyRights.id))
    .limit(50);
  const right = await findRight(scope, { companyId: id, programme: type });
  const used = await countUsed(scope, { companyId: id, codes: [type] });
  return {
    company: { id, name, code },
    title: head.name,
    rows: rows.map((row) => presentRight(row, scope.now)),
    current: right && { ...right, used: used.get(type) ?? 0 },
    canAdd: !rows.some(({ state }) => state === 'DRAFT' || state === 'SUBMITTED'),
  };
}

/** One right with its form; throws NOT_FOUND for one of a company the caller does not act for. */
export async function readRight(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof companypermOneCall>> {
  const row = await getRight(scope, id);
  return { ...presentRight(row, scope.now), rev: row.rev, values: valuesOf(scope, row) };
}

/** The right of a company to a service that is in force today; null without one. */
export async function findRight(
  scope: Scope,
  { companyId, programme }: { companyId: string; programme: string },
): Promise<Right | null> {
  return (await readInForce(scope, { companyId, codes: [programme] })).get(programme) ?? null;
}

/** The rights of a company in force today by their services, of several the one that lasts longest. */
export async function readInForce(
  scope: Scope,
  { companyId, codes }: { companyId: string; codes: readonly string[] },
): Promise<Map<string, Right>> {
  const today = dayInShanghai(scope.now.getTime());
  const rows = await scope.db
    .select()
    .from(companyRights)
    .where(
      and(
        eq(companyRights.tenantId, scope.tenantId),
        eq(companyRights.companyId, companyId),
        inArray(companyRights.programme, [...codes]),
        eq(companyRights.state, 'APPROVED'),
        sql`${today}::date between ${companyRights.validFrom} and ${companyRights.validTo}`,
      ),
    )
    .orderBy(companyRights.validTo);
  return new Map(
    rows.map(({ id, programme, granted, validTo }) => [
      programme,
      { id, granted: granted ?? 0, validTo: validTo ?? '' },
    ]),
  );
}

/** Live cases of a company's staff by their programmes: what counts against its rights. */
export async function countUsed(
  scope: Scope,
  { companyId, codes }: { companyId: string; codes: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ programme: applications.programme, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.employerId, companyId),
        inArray(applications.programme, [...codes]),
        notInArray(applications.state, ['DRAFT', ...stateSets.ended]),
        sql`${applications.deletedAt} is null`,
      ),
    )
    .groupBy(applications.programme);
  return new Map(rows.map(({ programme, count }) => [programme, count]));
}

/** A right of a company the caller acts for; `lock` holds it until the transaction ends. */
export async function getRight(scope: ActorScope, id: string, lock = false): Promise<RightRecord> {
  const query = scope.db
    .select({ right: companyRights })
    .from(companyRights)
    .innerJoin(companies, eq(companies.id, companyRights.companyId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(
      and(
        eq(companyRights.tenantId, scope.tenantId),
        eq(companyRights.id, id),
        isActing(scope, companyRights.programme),
      ),
    );
  const [row] = await (lock ? query.for('update', { of: companyRights }) : query);
  if (!row) throw new Refusal('NOT_FOUND');
  return row.right;
}

/** What the form says, opened. */
export function valuesOf(scope: Scope, { id, data }: RightRecord): Values {
  return openSection(scope, cellOf(id), rightSection, data as Values);
}

/** Where a right's sealed values stand. */
export function cellOf(row: string) {
  return { table: 'company_rights', column: 'data', row };
}

/** The service of a code; throws NOT_FOUND for one that takes no applications. */
export function serviceOf(type: string): ProgrammeHead {
  const head = findHead(type);
  if (!head) throw new Refusal('NOT_FOUND', { cause: `no service ${type}` });
  return head;
}

function presentRight(row: RightRecord, now: Date): Row {
  const state = standingOf(row, now);
  const { id, programme: type, asked, granted, validFrom, validTo, reason, updatedAt } = row;
  return {
    id,
    type,
    asked,
    granted,
    validFrom,
    validTo,
    reason,
    state,
    title: findHead(type)?.name ?? { CN: type, EN: type },
    updatedAt: updatedAt.toISOString(),
    actions: state === 'DRAFT' ? ['edit', 'delete'] : state === 'SUBMITTED' ? ['back'] : [],
  };
}

/** How a right stands today. */
export function standingOf({ state, validTo }: RightRecord, now: Date): RightStatus {
  const isPast = state === 'APPROVED' && validTo !== null && validTo < dayInShanghai(now.getTime());
  return isPast ? 'EXPIRED' : (state as RightStatus);
}
