import { getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { applications } from '#features/casework/server/tables.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { pausing, reportDays } from '#features/payments/shared/report.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** A case whose result takes effect on `from` (YYYY-MM-DD), with what was submitted. */
export interface Granted {
  readonly application: Pick<typeof applications.$inferSelect, 'id' | 'ownerId' | 'programme' | 'year'>;
  readonly programme: Programme;
  readonly data: Data | undefined;
  readonly from: string;
}

/** Notes the reports that cases will owe, one for each year in effect; those that are noted already stay as they are. */
export async function planReports(scope: Scope, cases: readonly Granted[]): Promise<void> {
  const rows = cases.flatMap(({ application, programme, data = {}, from }) =>
    reportDays(from, programme).map((dueOn, index) => ({
      id: newId(),
      tenantId: scope.tenantId,
      applicationId: application.id,
      ownerId: application.ownerId,
      programme: application.programme,
      year: application.year,
      kind: 'YEARLY',
      number: index + 1,
      asCompany: isOfCompany(programme, data),
      dueOn,
      createdAt: scope.now,
      updatedAt: scope.now,
    })),
  );
  if (rows.length > 0) await scope.db.insert(grantReports).values(rows).onConflictDoNothing();
}

/** A result that is in effect no more owes no report, and what waits is decided by its end. */
export async function endReports({ db, tenantId, now }: Scope, applicationId: string): Promise<void> {
  await db
    .update(grantReports)
    .set({ state: 'VOID', updatedAt: now, rev: sql`${grantReports.rev} + 1` })
    .where(
      and(
        eq(grantReports.tenantId, tenantId),
        eq(grantReports.applicationId, applicationId),
        inArray(grantReports.state, ['DUE', ...pausing]),
      ),
    );
}

function isOfCompany({ types }: Programme, data: Data): boolean {
  return types?.asCompany?.includes(String(getPath(data, types.field))) ?? false;
}
