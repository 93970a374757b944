import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { isWorkingDay } from '#core/calendar/working-days.ts';
import { withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
import { stateSets } from '#core/workflow/states.ts';
import { earlierPeople } from '#features/casework/demo/earlier/people.ts';
import { tellStory } from '#features/casework/demo/story.ts';
import { instalmentsFor } from '#features/casework/programmes/instalments.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { applications } from '#features/casework/server/tables.ts';
import { sendToBank } from '#features/payments/server/batch-store.ts';
import { storePayee } from '#features/payments/server/payees.ts';
import { post } from '#features/payments/server/post.ts';
import { selectPayments } from '#features/payments/server/read-payments.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { type Granted, planReports } from '#features/payments/server/reports/plan-reports.ts';
import { payBudgets, payees, paymentApprovals, payments } from '#features/payments/server/tables.ts';
import { instalmentsOf, type Part, partsOf } from '#features/payments/shared/instalments.ts';
import { pausing } from '#features/payments/shared/report.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, exists, inArray, lte, ne, notExists, or, type SQL, sql } from '#server/database/sql.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Player, Stage } from '#server/demo/demo-room.ts';
import type { Row } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * What the cases of the earlier system are paid: at the end of each month its results get their instalments, and what
 * was due is paid, each with its entries in the ledger. Carried over as the cases are, without the steps of a payment.
 */
export function earlierPayments(stage: Stage): Happening[] {
  const until = stage.time.at(2, '18:30');
  const year = Number(dayInShanghai(until.getTime()).slice(0, 4)) - 1;
  const first = `${year}-01-01`;
  const earlier = earlierPeople.map(({ login }) => stage.player(login).id);
  const recognised = recognisedBy(stage, first).map((login) => stage.player(login).id);
  const which = or(
    inArray(applications.ownerId, earlier),
    and(eq(applications.year, year), inArray(applications.ownerId, recognised)),
  )!;
  // One of them has not reported yet, so that what was due afterwards waits.
  const overdue = stage.player('applicant24@example.com').id;
  const approvers = [stage.player('finance'), stage.player('director')];
  const months: Happening[] = [];
  for (let next = moveDate(first, { months: 1 }); ; next = moveDate(next, { months: 1 })) {
    const end = new Date(Date.parse(`${next}T00:00:00+08:00`) - 6.5 * 3_600_000);
    const at = end < until ? end : until;
    const part = { player: stage.player('finance'), tenant: 'yunting', at };
    months.push({
      at,
      act: () =>
        asOfficer(stage, part, async (scope) => {
          await planEarlier(scope, which);
          await nameAccounts(scope, which);
          await reportEarlier(scope, which, overdue);
          await payEarlier(scope, which, approvers);
        }),
    });
    if (end >= until) return months;
  }
}

/** Whoever of the story was recognised in its first year, but for the person whose instalments are told one by one. */
function recognisedBy(stage: Stage, first: string): string[] {
  const next = moveDate(first, { months: 12 });
  return tellStory(stage.time)
    .filter(
      ({ programme, turns: [begun] }) =>
        programme === 'talentapply' && begun && dayInShanghai(begun.at.getTime()) < next,
    )
    .flatMap(({ login }) => (login.startsWith('applicant') ? [login] : []));
}

/** Results without instalments get those of their year. */
async function planEarlier(scope: ActorScope, which: SQL): Promise<void> {
  const { db, tenantId, now } = scope;
  const granted = await db
    .select({ application: applications, budget: payBudgets })
    .from(applications)
    .innerJoin(
      payBudgets,
      and(
        eq(payBudgets.tenantId, applications.tenantId),
        eq(payBudgets.programme, applications.programme),
        eq(payBudgets.year, applications.year),
      ),
    )
    .where(
      and(
        eq(applications.tenantId, tenantId),
        which,
        inArray(applications.state, [...stateSets.granted]),
        notExists(db.select({ one: sql`1` }).from(payments).where(eq(payments.applicationId, applications.id))),
      ),
    );
  const rows: (typeof payments.$inferInsert)[] = [];
  const owed: Granted[] = [];
  for (const { application, budget } of granted) {
    const { id: applicationId, ownerId, programme: code, year, decidedAt } = application;
    const from = dayInShanghai((decidedAt ?? now).getTime());
    const programme = getProgramme(code);
    owed.push({ application, programme, data: sampleOf(programme, from), from });
    const own = budget.parts as readonly Part[];
    const parts = own.length > 0 ? own : partsOf(instalmentsFor(programme, sampleOf(programme, from)));
    const instalments = instalmentsOf(budget.granted, { parts, from });
    rows.push(
      ...instalments.map(({ key, title, amount, dueOn, conditions }, at) => ({
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
        number: at + 1,
        count: instalments.length,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  if (rows.length === 0) return;
  await db.insert(payments).values(rows);
  await planReports(scope, owed);
  await post(
    scope,
    rows.map(({ id, amount, programme, year }) => ({ kind: 'COMMIT', amount, paymentId: id, programme, year })),
  );
}

/** Who is paid and named no account has one at the bank of the demo. */
async function nameAccounts(scope: ActorScope, which: SQL): Promise<void> {
  const { db, tenantId, now } = scope;
  const nameless = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, tenantId),
        which,
        exists(db.select({ one: sql`1` }).from(payments).where(eq(payments.applicationId, applications.id))),
        notExists(db.select({ one: sql`1` }).from(payees).where(eq(payees.applicationId, applications.id))),
      ),
    );
  for (const { id: applicationId, ownerId, applicant, no, decidedAt } of nameless) {
    const digits = (no ?? '').replace(/\D/g, '').slice(-9);
    const account = withLuhnDigit(
      `6217${String(1100_0000_0000 + Number(digits) * 7919)
        .padStart(14, '0')
        .slice(-14)}`,
    );
    const payee = { holder: applicant ?? '', bank: '云汀银行', branch: '人才大道支行', account };
    await storePayee(scope, { applicationId, ownerId, payee, startsAt: decidedAt ?? now });
  }
}

/** Reports that were due some weeks ago were handed in, but for one person's. */
async function reportEarlier({ db, tenantId, now }: ActorScope, which: SQL, overdue: string): Promise<void> {
  const today = dayInShanghai(now.getTime());
  await db
    .update(grantReports)
    .set({
      state: 'GIVEN',
      reminders: 1,
      values: {
        isStill: 'YES',
        employer: '云汀智造科技有限公司',
        position: '工程师',
        results: '按计划完成全年研发任务，成果已在产线应用。',
      },
      reportedAt: new Date(now.getTime() - 12 * 86_400_000),
      updatedAt: now,
    })
    .where(
      and(
        eq(grantReports.tenantId, tenantId),
        eq(grantReports.state, 'DUE'),
        ne(grantReports.ownerId, overdue),
        lte(grantReports.dueOn, moveDate(today, { days: -10 })),
        inArray(grantReports.applicationId, db.select({ id: applications.id }).from(applications).where(which)),
      ),
    );
}

/** What was due by the end of a month is paid by one file for the bank, but for the last week: that still goes its way. */
async function payEarlier(scope: ActorScope, which: SQL, approvers: readonly Player[]): Promise<void> {
  const { db, tenantId, now } = scope;
  const due = await db
    .update(payments)
    .set({ state: 'APPROVED', confirmedOn: sql`${payments.dueOn}`, updatedAt: now })
    .where(
      and(
        eq(payments.tenantId, tenantId),
        inArray(payments.applicationId, db.select({ id: applications.id }).from(applications).where(which)),
        eq(payments.state, 'PLANNED'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(grantReports)
            .where(
              and(
                eq(grantReports.applicationId, payments.applicationId),
                or(
                  and(eq(grantReports.state, 'DUE'), lte(grantReports.dueOn, payments.dueOn)),
                  inArray(grantReports.state, [...pausing]),
                ),
              ),
            ),
        ),
        lte(payments.dueOn, moveDate(dayInShanghai(now.getTime()), { days: -7 })),
      ),
    )
    .returning();
  if (due.length === 0) return;
  await db.insert(paymentApprovals).values(
    due.flatMap(({ id: paymentId }) =>
      approvers.map(({ id: byId, nickname: byName }) => ({
        tenantId,
        paymentId,
        round: 1,
        byId,
        byName,
        at: now,
      })),
    ),
  );
  const entries = (kind: 'APPROVE' | 'PAY') =>
    due.map(({ id, amount, programme, year }) => ({ kind, amount, paymentId: id, programme, year }));
  await post(scope, entries('APPROVE'));
  const ids = due.map(({ id }) => id);
  const { rows } = await db.execute<Row>(
    sql`select * from (${selectPayments(scope)}) found where id = any(${sql.param(ids)}::text[]) order by no, part`,
  );
  const paidOn = workingDay(dayInShanghai(now.getTime()));
  await sendToBank(scope, { rows, payOn: paidOn });
  await db.update(payments).set({ state: 'PAID', paidOn }).where(inArray(payments.id, ids));
  await post(scope, entries('PAY'));
}

/** The day itself, or the last working day before it. */
function workingDay(day: string): string {
  let found = day;
  while (!isWorkingDay(found, mainlandChina)) found = moveDate(found, { days: -1 });
  return found;
}
