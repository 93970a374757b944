import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { stateSets } from '#core/workflow/states.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { applications } from '#features/casework/server/tables.ts';
import { paymentMessages } from '#features/payments/messages.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { payments } from '#features/payments/server/tables.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { reportName } from '#features/payments/shared/report.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, asc, eq, exists, inArray, lt, lte, notExists, or, sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { planReports } from './plan-reports.ts';

/** Days before a report is due on which people are reminded of it. */
const remindedBefore = 30;

/** Most rows of one run; what is left comes with the next. */
const most = 500;

/**
 * Reminds people of yearly reports a month before they are due and once they are overdue, and first notes the reports of
 * what was granted before its programme asked for any. Returns how many were reminded. Safe to run twice at once.
 */
export async function remindOfReports(services: Services): Promise<number> {
  await planMissing(services);
  const now = services.clock();
  const today = dayInShanghai(now.getTime());
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: grantReports.id, tenantId: grantReports.tenantId, reminders: grantReports.reminders })
      .from(grantReports)
      .where(
        and(
          eq(grantReports.state, 'DUE'),
          or(
            and(eq(grantReports.reminders, 0), lte(grantReports.dueOn, moveDate(today, { days: remindedBefore }))),
            and(eq(grantReports.reminders, 1), lt(grantReports.dueOn, today)),
          ),
        ),
      )
      .orderBy(asc(grantReports.dueOn))
      .limit(most),
  );
  let told = 0;
  for (const { id, tenantId, reminders } of due) {
    told += await services.database.transaction(tenantId, async (db) => {
      const [row] = await db
        .update(grantReports)
        .set({ reminders: reminders + 1 })
        .where(
          and(
            eq(grantReports.tenantId, tenantId),
            eq(grantReports.id, id),
            eq(grantReports.reminders, reminders),
            eq(grantReports.state, 'DUE'),
          ),
        )
        .returning();
      if (!row) return 0;
      const { kind, number, programme, year, dueOn, ownerId, applicationId } = row;
      await tell(
        systemScope(services, { db, tenantId, now }),
        dueOn < today ? paymentMessages.reportOverdue : paymentMessages.reportDue,
        {
          to: ownerId,
          facts: {
            name: reportName({ kind, number, values: row.values as Values }),
            programme: programmeName(programme, year),
            day: dueOn,
            id: applicationId,
          },
        },
      );
      return 1;
    });
  }
  return told;
}

/** Cases that are paid, of programmes that ask for reports, and have none noted yet. */
async function planMissing(services: Services): Promise<void> {
  const now = services.clock();
  const asking = programmes.filter(({ yearlyReport }) => yearlyReport).map(({ code }) => code);
  const missing = await services.database.asOwner((db) => {
    const ofCase = (table: typeof payments | typeof grantReports) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.tenantId, applications.tenantId), eq(table.applicationId, applications.id)));
    return db
      .select({ id: applications.id, tenantId: applications.tenantId })
      .from(applications)
      .where(
        and(
          inArray(applications.state, [...stateSets.granted]),
          inArray(applications.programme, asking),
          exists(ofCase(payments)),
          notExists(ofCase(grantReports)),
        ),
      )
      .limit(most);
  });
  for (const [tenantId, cases] of Map.groupBy(missing, (each) => each.tenantId)) {
    for (const { id } of cases)
      await services.database.transaction(tenantId, async (db) => {
        const scope = systemScope(services, { db, tenantId, now });
        const [application] = await db
          .select()
          .from(applications)
          .where(and(eq(applications.tenantId, tenantId), eq(applications.id, id)));
        if (!application) return;
        const programme = await programmeOf(scope, application);
        const snapshot = await lastSnapshot(scope, programme, id);
        const from = dayInShanghai((application.decidedAt ?? application.updatedAt).getTime());
        await planReports(scope, [{ application, programme, data: snapshot?.data, from }]);
      });
  }
}
