import { helpEntries, helpGrants } from '#features/casework/server/help-tables.ts';
import { sectionSaves } from '#features/casework/server/save-tables.ts';
import {
  applicationEvents,
  applicationSections,
  applications,
  caseJudges,
  correctionItems,
  employerMarks,
  expertReviews,
  marks,
  opinions,
  receipts,
  snapshots,
} from '#features/casework/server/tables.ts';
import type { Queryable } from '#server/database/database.ts';
import { inArray, sql } from '#server/database/sql.ts';
import { applicationFiles } from '#server/database/tables/files.ts';

/**
 * Takes everything out of applications that says whose they are or what was written, for good; their bare rows stay for
 * figures. Files that nothing else holds are purged as loose ones.
 */
export async function emptyApplications(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const holders = [applicationSections, sectionSaves, applicationFiles, snapshots, correctionItems, marks, opinions];
  for (const table of [...holders, caseJudges, expertReviews, employerMarks, receipts, helpEntries, helpGrants])
    await db.delete(table).where(inArray(table.applicationId, [...ids]));
  await db
    .update(applicationEvents)
    .set({
      reason: null,
      actorName: sql`case when ${applicationEvents.actorKind} = 'applicant' then '' else ${applicationEvents.actorName} end`,
    })
    .where(inArray(applicationEvents.applicationId, [...ids]));
  await db
    .update(applications)
    .set({
      applicant: '',
      subjectCN: '',
      subjectEN: '',
      personKey: null,
      employerId: null,
      region: null,
      result: null,
      revocation: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(inArray(applications.id, [...ids]));
}
