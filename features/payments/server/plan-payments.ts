import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Data } from '#core/forms/values.ts';
import { isIn, stateSets } from '#core/workflow/states.ts';
import { instalmentsFor } from '#features/casework/programmes/instalments.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { definitionOf, programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot, lastSnapshotsOf } from '#features/casework/server/applications/sections/snapshots.ts';
import { applications } from '#features/casework/server/tables.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { payeeIn } from '#features/payments/shared/bank-account.ts';
import { instalmentsOf, type Part, partsOf, payingProgrammes } from '#features/payments/shared/instalments.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, notExists, sql } from '#server/database/sql.ts';
import type { CaseMove } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';
import { storePayee } from './payees.ts';
import { post } from './post.ts';
import { claimBack } from './reclaims/claim-back.ts';
import { endReports, planReports } from './reports/plan-reports.ts';
import { stopPayments } from './stop-payments.ts';
import { payBudgets, payments } from './tables.ts';

type Application = typeof applications.$inferSelect;
type Budget = typeof payBudgets.$inferSelect;

/** A case that is granted gets its instalments; one whose result ends loses those that are not with the bank yet, and a revoked one owes what was paid. */
export async function followCase(scope: Scope, { id, from, to }: CaseMove): Promise<void> {
  if (isIn('granted', from) && !isIn('granted', to)) {
    await stopPayments(scope, id);
    await endReports(scope, id);
    if (to === 'REVOKED') await claimBack(scope, id);
  }
  if (isIn('granted', from) || !isIn('granted', to)) return;
  const [application] = await scope.db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)));
  if (!application || !isPaying(definitionOf(application.programme))) return;
  const [budget] = await scope.db
    .select()
    .from(payBudgets)
    .where(
      and(
        eq(payBudgets.tenantId, scope.tenantId),
        eq(payBudgets.programme, application.programme),
        eq(payBudgets.year, application.year),
      ),
    );
  if (budget) await plan(scope, application, budget);
}

/** Whether a programme pays money. */
export function isPaying(programme: Programme): boolean {
  return payingProgrammes.includes(programme.code) || (programme.instalments ?? []).length > 0;
}

/** Plans what was granted before the year had a budget; returns how many cases that were. */
export async function planGranted(scope: Scope, budget: Budget): Promise<number> {
  const waiting = await scope.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.programme, budget.programme),
        eq(applications.year, budget.year),
        inArray(applications.state, [...stateSets.granted]),
        notExists(scope.db.select({ one: sql`1` }).from(payments).where(eq(payments.applicationId, applications.id))),
      ),
    );
  // A year has its budget before its results, but for the few that were early.
  for (const application of waiting) await plan(scope, application, budget);
  return waiting.length;
}

async function plan(scope: Scope, application: Application, budget: Budget): Promise<void> {
  const { tenantId, now } = scope;
  const { id: applicationId, ownerId, programme: code, year } = application;
  const { programme, snapshot, instalments } = await instalmentsFrom(scope, application, budget);
  if (instalments.length === 0) return;
  const rows = instalments.map(({ key, title, amount, dueOn, conditions }, index) => ({
    id: newId(),
    tenantId,
    applicationId,
    ownerId,
    programme: code,
    year,
    key,
    amount,
    dueOn,
    conditions,
    titleCN: title.CN,
    titleEN: title.EN,
    number: index + 1,
    count: instalments.length,
    createdAt: now,
    updatedAt: now,
  }));
  await scope.db.insert(payments).values(rows);
  await post(
    scope,
    rows.map(({ id, amount }) => ({ kind: 'COMMIT', amount, paymentId: id, programme: code, year })),
  );
  const payee = payeeIn(snapshot?.data.bank);
  if (payee) await storePayee(scope, { applicationId, ownerId, payee, startsAt: now });
  const from = dayInShanghai(now.getTime());
  await planReports(scope, [{ application, programme, data: snapshot?.data, from }]);
  await tell(scope, payee ? paymentMessages.planned : paymentMessages.accountWanted, {
    to: ownerId,
    facts: { programme: programme.name, no: application.no, count: rows.length, id: applicationId },
  });
}

async function instalmentsFrom(scope: Scope, application: Application, budget: Budget) {
  const programme = await programmeOf(scope, application);
  const snapshot = await lastSnapshot(scope, programme, application.id);
  return { programme, snapshot, instalments: grantedToday(scope, { programme, data: snapshot?.data, budget }) };
}

interface Granted {
  readonly programme: Programme;
  /** What was submitted. */
  readonly data: Data | undefined;
  readonly budget: Pick<Budget, 'granted' | 'parts'> | undefined;
}

function grantedToday({ now }: Scope, { programme, data = {}, budget }: Granted) {
  const own = (budget?.parts ?? []) as readonly Part[];
  return instalmentsOf(budget?.granted ?? 0, {
    parts: own.length > 0 ? own : partsOf(instalmentsFor(programme, data)),
    from: dayInShanghai(now.getTime()),
  });
}

/**
 * What each of several cases would be paid if it were granted today, by its id, in fen: by its year's budget, without one
 * by what its programme declares. Two queries for all cases of one form.
 */
export async function sumsIfGranted(
  scope: Scope,
  cases: readonly Application[],
  budgets: readonly Budget[],
): Promise<ReadonlyMap<string, number>> {
  const forms = Map.groupBy(cases, ({ programme, year, formVersion }) => `${programme} ${year} ${formVersion}`);
  const sums = new Map<string, number>();
  for (const group of forms.values()) {
    const first = group[0]!;
    const programme = await programmeOf(scope, first);
    const budget = budgets.find((each) => each.programme === first.programme && each.year === first.year);
    const ids = group.map(({ id }) => id);
    const answers = new Map(
      (await lastSnapshotsOf(scope, programme, ids)).map(({ applicationId, data }) => [applicationId, data]),
    );
    for (const id of ids) {
      const instalments = grantedToday(scope, { programme, data: answers.get(id), budget });
      sums.set(
        id,
        instalments.reduce((sum, { amount }) => sum + amount, 0),
      );
    }
  }
  return sums;
}
