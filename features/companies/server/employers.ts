import { companyNameIn } from '#core/texts/company-name.ts';
import { type AnyColumn, and, eq, exists, ne, sql } from '#server/database/sql.ts';
import type { Features } from '#server/features.ts';
import { isActing, isAuthorised } from './company-policy.ts';
import { findPassed, requireMembership } from './own.ts';
import { standingOf } from './standing.ts';
import { companies, companyMembers } from './tables.ts';

/** What those who receive applications ask about the employers of applicants. */
export const employers: Features['employers'] = {
  async find(scope, code, programme) {
    const company = await findPassed(scope, code.trim().toUpperCase());
    if (!company || standingOf(company, scope.now) !== 'PASSED') return 'NOT_REGISTERED';
    const others = await scope.db.$count(
      companyMembers,
      and(
        eq(companyMembers.tenantId, scope.tenantId),
        eq(companyMembers.companyId, company.id),
        isAuthorised(scope, programme),
        ne(companyMembers.accountId, scope.actor.id),
      ),
    );
    return others > 0 ? { id: company.id, name: company.name } : 'NOBODY_ELSE';
  },

  async require(scope, programme) {
    const { company, programmes, isOwner } = await requireMembership(scope, programme);
    const { id, code, validTo } = company;
    return { id, code, validTo, programmes, isOwner, name: companyNameIn(company, scope.locale) };
  },

  async members(scope, companyId, programme) {
    const rows = await scope.db
      .select({ id: companyMembers.accountId })
      .from(companyMembers)
      .where(
        and(
          eq(companyMembers.tenantId, scope.tenantId),
          eq(companyMembers.companyId, companyId),
          isAuthorised(scope, programme),
        ),
      );
    return rows.map(({ id }) => id);
  },

  isActingFor: (scope, companyId: AnyColumn, programme: AnyColumn) =>
    exists(
      scope.db
        .select({ one: sql`1` })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.companyId))
        .where(and(isActing(scope, programme), eq(companies.id, companyId))),
    ),
};
