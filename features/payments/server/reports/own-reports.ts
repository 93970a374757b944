import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isIn } from '#core/workflow/states.ts';
import { lockOwn } from '#features/casework/server/applications/find-own.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import type { changeReportCall, grantsCall, yearlyReportCall } from '#features/payments/calls.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { payments } from '#features/payments/server/tables.ts';
import {
  changeSection,
  formOf,
  isNegative,
  pausing,
  reportName,
  reportOpensOn,
} from '#features/payments/shared/report.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { attachFiles } from '#server/base/files/attach.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

type Report = typeof grantReports.$inferSelect;
type Own = OutputOf<typeof grantsCall>['rows'][number]['reports'];

/** What was reported of a case and what is due next, the oldest first; years further ahead are left out. */
export async function readOwnReports(scope: ActorScope, applicationId: string): Promise<Own> {
  const rows = await scope.db
    .select()
    .from(grantReports)
    .where(and(eq(grantReports.tenantId, scope.tenantId), eq(grantReports.applicationId, applicationId)))
    .orderBy(asc(grantReports.dueOn), asc(grantReports.number));
  const today = dayInShanghai(scope.now.getTime());
  return toldOf(rows, today).map((row) => presentReport(row, today));
}

/** Of the reports of one case, the oldest first, those that are told of by `today`: years further ahead are left out. */
export function toldOf(rows: readonly Report[], today: string): Report[] {
  const next = rows.find(({ state }) => state === 'DUE');
  return rows.filter(
    (row) => row.state !== 'VOID' && (row.state !== 'DUE' || row.id === next?.id || row.dueOn <= today),
  );
}

/** A report as those it is due from read it; `today` and all days are YYYY-MM-DD. */
export function presentReport(row: Report, today: string): Own[number] {
  const { id, kind, number, asCompany, dueOn, reportedAt, share } = row;
  const isDecided = ['GOES_ON', 'AMENDED', 'STOPPED'].includes(row.state);
  return {
    id,
    kind,
    asCompany,
    dueOn,
    name: { ...reportName({ kind, number, values: row.values as Values }) },
    state: row.state === 'DUE' && dueOn < today ? 'OVERDUE' : row.state,
    opensOn: row.state === 'DUE' ? reportOpensOn(dueOn, definitionOf(row.programme)) : null,
    reportedOn: reportedAt && dayInShanghai(reportedAt.getTime()),
    share: isDecided ? share : null,
    reason: isDecided ? row.reason : '',
  };
}

/** Whether something that was reported keeps all instalments waiting. */
export function isPausedBy(reports: Own): boolean {
  return reports.some(({ state }) => pausing.some((each) => each === state));
}

/**
 * Hands in a yearly report; one that says that what was promised does not hold any more waits for the office. NOT_FOUND
 * for that of somebody else, NOT_ALLOWED before its days, twice, or once the result has ended, INVALID by field,
 * FILE_REFUSED for a file that is not the caller's.
 */
export async function handInReport(
  scope: ActorScope,
  { id, values }: InputOf<typeof yearlyReportCall>,
): Promise<OutputOf<typeof yearlyReportCall>> {
  const [report] = await scope.db
    .select()
    .from(grantReports)
    .where(
      and(eq(grantReports.tenantId, scope.tenantId), eq(grantReports.ownerId, scope.actor.id), eq(grantReports.id, id)),
    )
    .for('update');
  if (!report) throw new Refusal('NOT_FOUND');
  const application = await lockOwn(scope, { id: report.applicationId });
  const opensOn = reportOpensOn(report.dueOn, definitionOf(report.programme));
  const isOpen = report.state === 'DUE' && opensOn <= dayInShanghai(scope.now.getTime());
  if (!isOpen || !isIn('granted', application.state)) throw new Refusal('NOT_ALLOWED');
  const kept = await readAnswers(scope, { id, applicationId: application.id, form: formOf(report), values });
  const state = isNegative(kept) ? 'OPEN' : 'GIVEN';
  const [after] = await scope.db
    .update(grantReports)
    .set({ state, values: kept, reportedAt: scope.now, updatedAt: scope.now, rev: sql`${grantReports.rev} + 1` })
    .where(and(eq(grantReports.tenantId, scope.tenantId), eq(grantReports.id, id)))
    .returning();
  await noteReport(scope, after!, application.no);
  return { state };
}

/**
 * Tells of a change, which pauses what is not paid yet until the office has decided. NOT_FOUND for the case of somebody
 * else, NOT_ALLOWED where nothing was granted or the same change waits already; otherwise as for a yearly report.
 */
export async function reportChange(
  scope: ActorScope,
  { applicationId, values }: InputOf<typeof changeReportCall>,
): Promise<OutputOf<typeof changeReportCall>> {
  const { db, tenantId, actor, now } = scope;
  const application = await lockOwn(scope, { id: applicationId });
  const { programme, year } = application;
  const isPaid = await db.$count(
    payments,
    and(eq(payments.tenantId, tenantId), eq(payments.applicationId, applicationId)),
  );
  if (!isIn('granted', application.state) || isPaid === 0) throw new Refusal('NOT_ALLOWED');
  const earlier = await db
    .select()
    .from(grantReports)
    .where(
      and(
        eq(grantReports.tenantId, tenantId),
        eq(grantReports.applicationId, applicationId),
        eq(grantReports.kind, 'CHANGE'),
      ),
    );
  const id = newId();
  const kept = await readAnswers(scope, { id, applicationId, form: changeSection, values });
  const isSame = (each: Report) => (each.values as Values).what === kept.what;
  if (earlier.some((each) => pausing.some((state) => state === each.state) && isSame(each)))
    throw new Refusal('NOT_ALLOWED', { cause: 'the same change waits already' });
  const [report] = await db
    .insert(grantReports)
    .values({
      id,
      tenantId,
      applicationId,
      ownerId: actor.id,
      programme,
      year,
      kind: 'CHANGE',
      number: earlier.length + 1,
      dueOn: dayInShanghai(now.getTime()),
      state: 'OPEN',
      values: kept,
      reportedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await noteReport(scope, report!, application.no);
  return { state: 'OPEN' };
}

interface Answers {
  readonly id: string;
  readonly applicationId: string;
  readonly form: Section;
  readonly values: Values;
}

/** What was filled in, checked as in the form, its files tied to the application under the report they belong to. */
async function readAnswers(scope: ActorScope, { id, applicationId, form, values }: Answers): Promise<Values> {
  const read = readFields(scope, form, values);
  return await attachFiles(scope, { applicationId, section: { ...form, key: `report-${id}` }, values: read });
}

async function noteReport(scope: ActorScope, report: Report, no: string | null): Promise<void> {
  const { id, kind, number, state, applicationId } = report;
  const name = reportName({ kind, number, values: report.values as Values });
  await logBusiness(scope, {
    module: 'GRANTREPORT',
    action: kind === 'CHANGE' ? 'REPORT-CHANGE' : 'HAND-IN',
    objectType: 'grant-report',
    objectId: id,
    title: `${no ?? ''} ${name.CN}`.trim(),
    text: { CN: `提交${name.CN}`, EN: `Reported: ${name.EN}` },
    changes: [{ field: 'status', before: kind === 'CHANGE' ? null : 'DUE', after: state }],
  });
  if (state !== 'OPEN') return;
  await tell(scope, paymentMessages.paused, { to: scope.actor.id, facts: { name, no, id: applicationId } });
}
