import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { companyReportsCall } from '#features/payments/calls.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { and, asc, desc, eq, or, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { presentReport, toldOf } from './own-reports.ts';

/** Reports of a company that are shown. */
const most = 200;

/**
 * The reports on what the company was granted, by case, the newest case first: for everybody who acts for it, in the
 * programmes they act in, whoever of its people applied. Throws what `employers.require` throws.
 */
export async function readCompanyReports(scope: ActorScope): Promise<OutputOf<typeof companyReportsCall>> {
  const { code, programmes: allowed } = await scope.services.features.employers.require(scope);
  const rows = await scope.db
    .select({ report: grantReports, no: applications.no })
    .from(grantReports)
    .innerJoin(
      applications,
      and(eq(applications.tenantId, grantReports.tenantId), eq(applications.id, grantReports.applicationId)),
    )
    .where(isOfCompany(scope, sql`${code}`, allowed))
    .orderBy(
      desc(grantReports.year),
      desc(grantReports.applicationId),
      asc(grantReports.dueOn),
      asc(grantReports.number),
    )
    .limit(most);
  const today = dayInShanghai(scope.now.getTime());
  const byCase = Map.groupBy(rows, ({ report }) => report.applicationId);
  return {
    rows: [...byCase].map(([applicationId, own]) => {
      const { report, no } = own[0]!;
      return {
        applicationId,
        no,
        programme: programmeName(report.programme, report.year),
        isMine: report.ownerId === scope.actor.id,
        reports: toldOf(
          own.map((each) => each.report),
          today,
        ).map((each) => ({ ...presentReport(each, today), values: { ...(each.values as Values) } })),
      };
    }),
  };
}

/**
 * Whether a report is on what was granted to the company with a credit code: in the programmes in which somebody applies
 * for a company, by the code that stands in the form; of `allowed` alone where it is told.
 */
export function isOfCompany({ tenantId }: Pick<Scope, 'tenantId'>, code: SQL, allowed: readonly string[] | null): SQL {
  const own = programmes.flatMap(({ code: programme, types }) => {
    if (!types?.companyCode || (allowed !== null && !allowed.includes(programme))) return [];
    const [section = '', field = ''] = types.companyCode.split('.');
    return [
      and(
        eq(grantReports.programme, programme),
        sql`exists (select 1 from application_sections s
          where s.application_id = ${grantReports.applicationId} and s.key = ${section}
            and s.values ->> ${field} = ${code})`,
      ),
    ];
  });
  const isIts = or(...own);
  return isIts ? and(eq(grantReports.tenantId, tenantId), sql`${grantReports.asCompany}`, isIts)! : sql`false`;
}
