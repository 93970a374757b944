import type { FileValue, Values } from '#core/forms/values.ts';
import { grantReport as resource } from '#features/payments/resources/grant-report.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { type ReportKind, reportKinds, reportName, reportStatuses } from '#features/payments/shared/report.ts';
import { isOnOneOf } from '#server/base/filters.ts';
import { sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import { moveReport } from './move-report.ts';
import { readReport, selectReports } from './read-reports.ts';

/** Reports and changes, as finance looks at them. */
export const reportStore = {
  ...readings({
    resource,
    select: selectReports,
    keyword: ['no', 'applicant'],
    filters: {
      dueOn: (days) => isOnOneOf('dueOn', days),
      what: (change) => [sql`answers ->> 'what' = ${String(change)}`],
    },
    present,
  }),
  hold: holdRows(grantReports),
  async files(scope, id) {
    const { answers } = await readReport(scope, id);
    const label = { CN: '证明材料', EN: 'Documents' };
    return (((answers as Values).files ?? []) as FileValue[]).map((file) => ({ ...file, label }));
  },
  async act(scope, { action, ids, values }) {
    for (const id of ids) await moveReport(scope, { id, action, values });
    return null;
  },
} satisfies Store;

function present(row: Row): Row {
  const { id, rev, no, applicant, dueOn, reportedAt, status, unpaid, reason, updatedAt, share, applicationId } = row;
  const outcome = reportStatuses[String(row.outcome) as keyof typeof reportStatuses]?.label ?? null;
  const isAmended = row.outcome === 'AMENDED';
  return {
    ...{ id, rev, no, applicant, dueOn, reportedAt, status, unpaid, reason, updatedAt, applicationId },
    programme: programmeName(String(row.programme), Number(row.year)),
    kind: reportKinds[String(row.kind) as ReportKind] ?? null,
    name: reportName({ kind: String(row.kind), number: Number(row.number), values: row.answers as Values }),
    outcome: outcome && (isAmended ? { CN: `${outcome.CN} ${share}%`, EN: `${outcome.EN} ${share}%` } : outcome),
    byName: row.byName ?? '',
  };
}
