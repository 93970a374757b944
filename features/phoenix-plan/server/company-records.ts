import { stateOf } from '#core/workflow/states.ts';
import { companyTypes } from '#features/casework/programmes/phoenix/company-types.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import { companyMembers } from '#features/companies/server/tables.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { and, desc, eq, exists, isNull, ne, not, or, type SQL, sql } from '#server/database/sql.ts';
import type { CompanyRecord } from '#server/features.ts';
import type { ActorScope } from '#server/scope.ts';

type Case = typeof applications.$inferSelect;

const tones = { todo: 'warn', open: 'soon', attention: 'warn', done: 'open', ended: 'bad' } as const;

/**
 * Applications to the Phoenix Plan in which the caller's company stands in the middle, by whoever acts for it; drafts are
 * their writers' own business. Throws what `requireMembership` throws.
 */
export async function readPhoenixRecords(scope: ActorScope): Promise<CompanyRecord[]> {
  const { company, programmes } = await requireMembership(scope);
  if (programmes !== null && !programmes.includes(phoenixCode)) return [];
  const { db, tenantId, actor } = scope;
  const says = (section: string, field: string, test: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(applicationSections)
        .where(
          and(
            eq(applicationSections.applicationId, applications.id),
            eq(applicationSections.key, section),
            sql`${applicationSections.values} ->> ${field} ${test}`,
          ),
        ),
    );
  const rows = await db
    .select({ application: applications })
    .from(applications)
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.tenantId, applications.tenantId),
        eq(companyMembers.accountId, applications.ownerId),
        eq(companyMembers.companyId, company.id),
        eq(companyMembers.state, 'ACTIVE'),
      ),
    )
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.programme, phoenixCode),
        isNull(applications.deletedAt),
        or(eq(applications.ownerId, actor.id), ne(applications.state, 'DRAFT')),
        says('choice', 'type', sql`= any(${sql.param([...companyTypes])}::text[])`),
        // A draft may not name its company yet; it is shown to its writer alone.
        or(
          says('unit', 'code', sql`= ${company.code}`),
          and(eq(applications.state, 'DRAFT'), not(says('unit', 'code', sql`<> ''`))),
        ),
      ),
    )
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(50);
  return rows.map(({ application }) => present(application, actor.id));
}

function present(row: Case, caller: string): CompanyRecord {
  const { ownerId, no, year, subjectCN, subjectEN, submittedAt, createdAt } = row;
  const title = titleOf(definitionOf(phoenixCode), { CN: subjectCN, EN: subjectEN });
  const { name, tone } = stateOf(row.state);
  return {
    title: { CN: `${title.CN} ${year}`, EN: `${title.EN} ${year}` },
    no,
    state: name,
    tone: tones[tone],
    people: null,
    at: submittedAt ?? createdAt,
    next: ownerId === caller ? nextOf(row) : null,
  };
}

function nextOf({ id, state }: Case): CompanyRecord['next'] {
  if (state === 'DRAFT') return { step: 'FINISH', path: `/phoenixplan/apply/edit/${id}` };
  const step = state === 'SUPPLEMENT' || state === 'UNIT_RETURNED' ? 'CORRECT' : 'SEE';
  return { step, path: `/phoenixplan/apply/dtl/${id}` };
}
