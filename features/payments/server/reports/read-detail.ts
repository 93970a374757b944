import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { reportDetailCall } from '#features/payments/calls.ts';
import type { ActorScope } from '#server/scope.ts';
import { readReport } from './read-reports.ts';

/** What the drawer of a report shows beside its row: what was filled in, and who decided. */
export async function readReportDetail(
  scope: ActorScope,
  { id }: InputOf<typeof reportDetailCall>,
): Promise<OutputOf<typeof reportDetailCall>> {
  const row = await readReport(scope, id);
  return {
    kind: String(row.kind),
    asCompany: row.asCompany === true,
    values: { ...(row.answers as Values) },
    reason: String(row.reason),
    by: row.byName === null ? null : String(row.byName),
    second: row.secondName === null ? null : String(row.secondName),
    answer: String(row.answer),
  };
}
