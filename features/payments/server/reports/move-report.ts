import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { grantReport as resource } from '#features/payments/resources/grant-report.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { stopPayments } from '#features/payments/server/stop-payments.ts';
import { type ReportStatus, reportName, reportStatuses } from '#features/payments/shared/report.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Row, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { amendPayments } from './amend-payments.ts';
import { readReport } from './read-reports.ts';

type Columns = Partial<typeof grantReports.$inferInsert> & { state: ReportStatus };

/** What can be decided about a report: money that stops needs one person, money that goes on needs two. */
const steps: Readonly<Record<string, (scope: ActorScope, row: Row, values: Values) => Promise<Columns>>> = {
  'go-on': async (scope, row, { reason }) =>
    propose(scope, row, { outcome: 'GOES_ON', reason: String(reason), share: null }),
  amend: async (scope, row, { reason, share }) =>
    propose(scope, row, { outcome: 'AMENDED', reason: String(reason), share: Number(share) }),

  async stop(scope, row, { reason }) {
    requireState(row, 'OPEN');
    const text = String(reason);
    await stopPayments(scope, String(row.applicationId), { CN: text, EN: text });
    return { state: 'STOPPED', outcome: 'STOPPED', reason: text, ...asFirst(scope) };
  },

  async confirm(scope, row) {
    requireSecond(scope, row);
    if (row.outcome === 'AMENDED') await amendPayments(scope, String(row.applicationId), Number(row.share));
    return { state: row.outcome as ReportStatus, secondName: scope.actor.nickname };
  },

  async decline(scope, row, { reason }) {
    requireSecond(scope, row);
    return { state: 'OPEN', outcome: null, share: null, secondName: scope.actor.nickname, answer: String(reason) };
  },
};

/**
 * The only writer of what the office decides about a report: row, instalments, entries, log and message in one
 * transaction. NOT_ALLOWED where its state does not have the step, SECOND_PERSON_NEEDED for whoever proposed it.
 */
export async function moveReport(
  scope: ActorScope,
  { id, action, values }: { id: string; action: string; values: Values },
): Promise<void> {
  const step = steps[action];
  if (!step) throw new Refusal('NOT_ALLOWED');
  const row = await readReport(scope, id);
  const after = await step(scope, row, values);
  await scope.db
    .update(grantReports)
    .set({ ...after, updatedAt: scope.now, rev: sql`${grantReports.rev} + 1` })
    .where(and(eq(grantReports.tenantId, scope.tenantId), eq(grantReports.id, id)));
  const name = reportName({ kind: String(row.kind), number: Number(row.number), values: row.answers as Values });
  const reason = String(values.reason ?? '');
  await logAction(scope, {
    resource,
    id,
    title: `${String(row.no)} ${name.CN}`,
    action,
    changes: [
      { field: 'status', before: row.status, after: after.state },
      ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
    ],
  });
  if (!['GOES_ON', 'AMENDED', 'STOPPED'].includes(after.state)) return;
  await tell(scope, paymentMessages.reportDecided, {
    to: String(row.ownerId),
    facts: {
      name,
      outcome: outcomeText(after.state, Number(row.share)),
      reason: after.reason ?? String(row.reason),
      no: String(row.no),
      id: String(row.applicationId),
    },
  });
}

function outcomeText(state: ReportStatus, share: number): Text {
  const { label } = reportStatuses[state];
  return state === 'AMENDED'
    ? { CN: `${label.CN}，未付各期按 ${share}% 拨付`, EN: `${label.EN}: ${share}% of what is left is paid` }
    : label;
}

function propose(scope: ActorScope, row: Row, columns: Partial<Columns>): Columns {
  requireState(row, 'OPEN');
  return { ...columns, ...asFirst(scope), state: 'PROPOSED', secondName: null, answer: '' };
}

function asFirst({ actor }: ActorScope) {
  return { byId: actor.id, byName: actor.nickname };
}

function requireState(row: Row, state: ReportStatus): void {
  if (row.state !== state) throw new Refusal('NOT_ALLOWED');
}

function requireSecond(scope: ActorScope, row: Row): void {
  requireState(row, 'PROPOSED');
  if (row.byId === scope.actor.id) throw new Refusal('SECOND_PERSON_NEEDED');
}
