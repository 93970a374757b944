import { type ErrorKey, errorText, Refusal } from '#core/errors.ts';
import { reportMessages } from '#features/data-centre/messages.ts';
import { reportForm as resource } from '#features/data-centre/resources/report-form.ts';
import { periods } from '#features/data-centre/shared/report.ts';
import { nextRun } from '#features/data-centre/shared/times.ts';
import { newObjectKey, removeObjects } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, desc, eq, inArray, lte } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { definitionOf, scheduleOf, textsIn } from './read-form.ts';
import { readPivot } from './read-pivot.ts';
import { splitRecipients } from './recipients.ts';
import { scopeOfMaker } from './scope-of-maker.ts';
import { reportForms, reportRuns } from './tables.ts';
import { writeXlsx } from './write-file.ts';

type ReportRow = typeof reportForms.$inferSelect;

/** Folder of storage that belongs to the files of reports. */
export const reportFolder = 'reports/';

/** Runs of a report that are kept with their files. */
const keptRuns = 24;

/**
 * Counts a report in the sight of the scope, keeps its file and tells its recipients; those without the right to the
 * dataset, or who see less of it than whoever made the report, are left out. Throws what counting throws.
 */
export async function runReport(
  scope: ActorScope,
  id: string,
  { isScheduled }: { isScheduled: boolean },
): Promise<string> {
  const { db, tenantId, now } = scope;
  const [report] = await db
    .select()
    .from(reportForms)
    .where(and(eq(reportForms.tenantId, tenantId), eq(reportForms.id, id)));
  if (!report) throw new Refusal('NOT_FOUND');
  const values = report.values as Record<string, unknown>;
  const definition = definitionOf(values);
  const pivot = await readPivot(scope, definition);
  const file = await writeXlsx(scope, { name: report.name, definition, pivot });
  const { reached, leftOut } = await splitRecipients(scope, report, textsIn(values.mailTo));
  const objectKey = newObjectKey(reportFolder);
  await scope.services.storage.put(objectKey, file.content);
  try {
    const runId = newId();
    await db.insert(reportRuns).values({
      id: runId,
      tenantId,
      reportId: id,
      state: 'DONE',
      isScheduled,
      byName: scope.actor.nickname,
      rows: pivot.rows.length,
      sent: reached.length,
      leftOut: leftOut.length,
      objectKey,
      fileName: file.name,
      fileSize: file.content.length,
      at: now,
    });
    await db.update(reportForms).set({ lastAt: now }).where(eq(reportForms.id, id));
    const days = periods.find(({ value }) => value === definition.period)!.label;
    await tell(scope, reportMessages.ready, {
      to: reached,
      facts: { id, report: report.name, days, rows: pivot.rows.length },
    });
    await logAction(scope, {
      resource,
      id,
      title: report.name,
      action: 'run',
      changes: [{ field: 'mailTo', before: null, after: `${reached.length} / ${reached.length + leftOut.length}` }],
    });
    await forgetOld(scope, id);
    return runId;
  } catch (error) {
    await removeObjects(scope.services, [objectKey]);
    throw error;
  }
}

/** Runs what is due, each in the sight of whoever made it; returns how many. Safe to run twice at once. */
export async function runDueReports(services: Services): Promise<number> {
  const now = services.clock();
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: reportForms.id, tenantId: reportForms.tenantId })
      .from(reportForms)
      .where(and(eq(reportForms.status, 'ON'), lte(reportForms.nextAt, now)))
      .limit(200),
  );
  let ran = 0;
  for (const { id, tenantId } of due) {
    const report = await takeUp(services, { id, tenantId, now });
    if (!report) continue;
    ran++;
    await services.database
      .transaction(tenantId, async (db) => {
        await runReport(await scopeOfMaker(services, db, report), id, { isScheduled: true });
      })
      .catch(async (error: Error) => {
        if (!(error instanceof Refusal)) services.log.error(`report ${id}: ${error.message}`);
        await noteFailure(services, report, error instanceof Refusal ? error.key : 'UNEXPECTED');
      });
  }
  return ran;
}

/** Moves the report on to its next time; nothing when another node was first. */
function takeUp(services: Services, { id, tenantId, now }: { id: string; tenantId: string; now: Date }) {
  return services.database.transaction(tenantId, async (db) => {
    const isDue = and(eq(reportForms.id, id), eq(reportForms.status, 'ON'), lte(reportForms.nextAt, now));
    const [report] = await db.select().from(reportForms).where(isDue).for('update', { skipLocked: true });
    if (!report) return undefined;
    const nextAt = nextRun(scheduleOf(report.values as Record<string, unknown>), now);
    await db.update(reportForms).set({ nextAt }).where(eq(reportForms.id, id));
    return report;
  });
}

async function noteFailure(services: Services, report: ReportRow, error: ErrorKey): Promise<void> {
  const { id, tenantId, name, madeBy, madeByName } = report;
  const now = services.clock();
  await services.database.transaction(tenantId, async (db) => {
    const scope = systemScope(services, { db, tenantId, now });
    await db.insert(reportRuns).values({
      id: newId(),
      tenantId,
      reportId: id,
      state: 'FAILED',
      isScheduled: true,
      byName: madeByName,
      error,
      at: now,
    });
    const params = { name: report.dataset };
    const words = { CN: errorText(error, 'CN', params), EN: errorText(error, 'EN', params) };
    await tell(scope, reportMessages.failed, {
      to: madeBy,
      facts: { id, report: name, words: { CN: `${words.CN}。`, EN: `${words.EN}.` } },
    });
  });
}

/** Removes the runs of a report that is deleted, and their files. */
export async function forgetRuns(scope: ActorScope, reportId: string): Promise<void> {
  const gone = await scope.db
    .delete(reportRuns)
    .where(and(eq(reportRuns.tenantId, scope.tenantId), eq(reportRuns.reportId, reportId)))
    .returning({ objectKey: reportRuns.objectKey });
  await removeObjects(scope.services, keysIn(gone));
}

async function forgetOld(scope: ActorScope, reportId: string): Promise<void> {
  const isOf = and(eq(reportRuns.tenantId, scope.tenantId), eq(reportRuns.reportId, reportId));
  const old = await scope.db
    .select({ id: reportRuns.id, objectKey: reportRuns.objectKey })
    .from(reportRuns)
    .where(isOf)
    .orderBy(desc(reportRuns.at), desc(reportRuns.id))
    .offset(keptRuns);
  if (old.length === 0) return;
  await scope.db.delete(reportRuns).where(
    and(
      isOf,
      inArray(
        reportRuns.id,
        old.map(({ id }) => id),
      ),
    ),
  );
  await removeObjects(scope.services, keysIn(old));
}

function keysIn(rows: readonly { objectKey: string | null }[]): string[] {
  return rows.flatMap(({ objectKey }) => objectKey ?? []);
}
