import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { isBankAccount } from '#core/forms/identifiers/bank-account.ts';
import { maskName } from '#core/forms/masks.ts';
import type { Text } from '#core/texts/text.ts';
import { isIn } from '#core/workflow/states.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { changePayeeCall, confirmConditionsCall, grantsCall } from '#features/payments/calls.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { payeeIn } from '#features/payments/shared/bank-account.ts';
import { checksOf, confirmableFrom } from '#features/payments/shared/checks.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq, gt, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { currentPayee, storePayee } from './payees.ts';
import { readOwnReclaim } from './reclaims/own-reclaim.ts';
import { isPausedBy, readOwnReports } from './reports/own-reports.ts';
import { payees, payments } from './tables.ts';

type Grants = OutputOf<typeof grantsCall>;
type Grant = Grants['rows'][number];

/** Whether a row is the caller's. */
export function isMine({ tenantId, actor }: ActorScope) {
  return and(eq(payments.tenantId, tenantId), eq(payments.ownerId, actor.id));
}

/** What the caller was granted, a case each, the newest first. */
export async function readGrants(scope: ActorScope, { applicationId }: InputOf<typeof grantsCall>): Promise<Grants> {
  const rows = await scope.db
    .select({ payment: payments, application: applications })
    .from(payments)
    .innerJoin(
      applications,
      and(eq(applications.tenantId, payments.tenantId), eq(applications.id, payments.applicationId)),
    )
    .where(and(isMine(scope), applicationId === undefined ? undefined : eq(payments.applicationId, applicationId)))
    .orderBy(asc(payments.number));
  const byCase = Map.groupBy(rows, ({ application }) => application.id);
  const grants = [];
  // Somebody has one or two.
  for (const parts of byCase.values()) grants.push(await grantOf(scope, parts));
  return { rows: grants.sort((a, b) => ((a.no ?? '') < (b.no ?? '') ? 1 : -1)) };
}

type Part = { payment: typeof payments.$inferSelect; application: typeof applications.$inferSelect };

async function grantOf(scope: ActorScope, parts: readonly Part[]): Promise<Grant> {
  const { application } = parts[0]!;
  const payee = await currentPayee(scope, application.id);
  const [next] = await scope.db
    .select()
    .from(payees)
    .where(
      and(
        eq(payees.tenantId, scope.tenantId),
        eq(payees.applicationId, application.id),
        gt(payees.startsAt, scope.now),
      ),
    )
    .orderBy(sql`${payees.startsAt} desc`)
    .limit(1);
  const reports = await readOwnReports(scope, application.id);
  const live = parts.filter(({ payment }) => payment.state !== 'STOPPED');
  const sum = (of: readonly Part[]) => of.reduce((total, { payment }) => total + payment.amount, 0) / 100;
  return {
    applicationId: application.id,
    no: application.no,
    programme: application.programme,
    name: { ...programmeName(application.programme, application.year) },
    granted: sum(live),
    paid: sum(parts.filter(({ payment }) => payment.state === 'PAID')),
    instalments: parts.map((part) => presentPart(scope, part, { payee, reports })),
    reports,
    isPaused: isPausedBy(reports),
    canReport: isIn('granted', application.state),
    payee: payee
      ? {
          holder: maskName(payee.holder),
          bank: `${payee.bank} ${payee.branch}`.trim(),
          tail: payee.tail,
          isValid: payee.isValid,
        }
      : null,
    reclaim: await readOwnReclaim(scope, application.id),
    nextPayee: next ? { bank: next.bank, tail: next.tail, startsAt: next.startsAt.toISOString() } : null,
  };
}

const open = ['PLANNED', 'CHECKED', 'APPROVED'];

function presentPart(
  scope: ActorScope,
  { payment, application }: Part,
  { payee, reports }: { payee: typeof payees.$inferSelect | undefined; reports: Grant['reports'] },
): Grant['instalments'][number] {
  const { id, number, count, amount, state, dueOn, paidOn, tail, reason, confirmedOn } = payment;
  const conditions = (payment.conditions as Text[]).map(({ CN, EN }) => ({ CN, EN }));
  const checks = open.includes(state)
    ? checksOf({
        caseState: application.state,
        isRevoking: application.revocation !== null,
        isWithdrawing: application.withdrawalAskedAt !== null,
        dueOn,
        today: dayInShanghai(scope.now.getTime()),
        conditions: conditions.length,
        confirmedOn,
        reportDue: missingFor(dueOn, reports),
        isPaused: isPausedBy(reports),
        tail: payee?.tail ?? null,
        isAccountValid: payee?.isValid ?? false,
        budgetLeft: 0,
        // What the office has in its budget is not the applicant's business.
      }).filter(({ key }) => key !== 'budget')
    : [];
  return {
    id,
    number,
    count,
    state,
    dueOn,
    paidOn,
    tail,
    reason,
    conditions,
    confirmedOn,
    title: { CN: payment.titleCN, EN: payment.titleEN },
    amount: amount / 100,
    confirmFrom: conditions.length > 0 && confirmedOn === null && open.includes(state) ? confirmableFrom(dueOn) : null,
    checks: checks.map((check) => ({ ...check, label: { ...check.label }, found: { ...check.found } })),
  };
}

/** The day on which a report was due that an instalment due on `dueOn` waits for. */
function missingFor(dueOn: string, reports: Grant['reports']): string | null {
  return reports.find((each) => ['DUE', 'OVERDUE'].includes(each.state) && each.dueOn <= dueOn)?.dueOn ?? null;
}

/**
 * Notes that the applicant meets the conditions of an instalment. NOT_FOUND for that of somebody else, NOT_ALLOWED before
 * the day from which they can be confirmed.
 */
export async function confirmConditions(
  scope: ActorScope,
  { id }: InputOf<typeof confirmConditionsCall>,
): Promise<OutputOf<typeof confirmConditionsCall>> {
  const [payment] = await scope.db
    .select()
    .from(payments)
    .where(and(isMine(scope), eq(payments.id, id)))
    .for('update');
  if (!payment) throw new Refusal('NOT_FOUND');
  const confirmedOn = dayInShanghai(scope.now.getTime());
  const isTooEarly = confirmedOn < confirmableFrom(payment.dueOn);
  if (payment.confirmedOn !== null || !open.includes(payment.state) || isTooEarly) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(payments)
    .set({ confirmedOn, updatedAt: scope.now, rev: sql`${payments.rev} + 1` })
    .where(and(isMine(scope), eq(payments.id, id)));
  await logBusiness(scope, {
    module: 'PAYMENT',
    action: 'CONFIRM',
    objectType: 'payment',
    objectId: id,
    title: payment.titleCN,
    text: { CN: '确认符合拨付条件', EN: 'Confirmed the conditions of a payment' },
    changes: [{ field: 'confirmedOn', before: null, after: confirmedOn }],
  });
  return { confirmedOn };
}

/** Days after which another account is paid to: time to object for whoever did not ask for it. */
const waitingDays = 7;

/**
 * Names the account to pay to; the first one counts at once, another one after seven days. NOT_FOUND for the case of
 * somebody else, BANK_ACCOUNT_WRONG for a number whose digits do not check.
 */
export async function changePayee(
  scope: ActorScope,
  { applicationId, reqId: _, ...told }: InputOf<typeof changePayeeCall>,
): Promise<OutputOf<typeof changePayeeCall>> {
  const application = await getOwn(scope, { id: applicationId });
  const [some] = await scope.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isMine(scope), eq(payments.applicationId, applicationId)))
    .limit(1)
    .for('update');
  if (!some) throw new Refusal('NOT_FOUND');
  const account = told.account.replace(/\s/g, '');
  const payee = payeeIn({ ...told, account });
  if (!payee) throw fieldRefusal(scope, 'INVALID', 'holder', { count: 1 });
  if (!isBankAccount(account)) throw fieldRefusal(scope, 'BANK_ACCOUNT_WRONG', 'account');
  const before = await currentPayee(scope, applicationId);
  const startsAt = before?.isValid ? new Date(scope.now.getTime() + waitingDays * 86_400_000) : scope.now;
  await storePayee(scope, { applicationId, ownerId: scope.actor.id, payee, startsAt });
  await logBusiness(scope, {
    module: 'PAYMENT',
    action: 'CHANGE-PAYEE',
    objectType: 'application',
    objectId: applicationId,
    title: application.no ?? '',
    text: { CN: '更换收款账户', EN: 'Named another account to pay to' },
    changes: [{ field: 'account', before: before?.tail ?? null, after: account.slice(-4) }],
  });
  await tell(scope, paymentMessages.accountChanged, {
    to: scope.actor.id,
    facts: { tail: account.slice(-4), day: dayInShanghai(startsAt.getTime()), id: applicationId },
  });
  return { startsAt: startsAt.toISOString() };
}
