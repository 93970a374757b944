import { isFile } from '#core/forms/kinds/files.ts';
import { changedPaths } from '#core/forms/merge.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { storeSection } from '#features/casework/server/applications/sections/store-section.ts';
import { addEvent } from '#features/casework/server/applications/status/transition.ts';
import { applications } from '#features/casework/server/tables.ts';
import { attachFiles } from '#server/base/files/attach.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { filesWithin, recordsOf } from './records.ts';
import { dataUses } from './tables.ts';

type Use = typeof dataUses.$inferSelect;

/** Whether an application has never been handed in, so that nobody relies on it. */
export function isOnlyDraft({ state, submittedAt }: Pick<ApplicationRecord, 'state' | 'submittedAt'>): boolean {
  return state === 'DRAFT' && submittedAt === null;
}

/**
 * Ends the caller's uses in a programme, or of a record. Drafts lose the linked files; what was handed in keeps all it
 * holds, and its history says that the consent was withdrawn.
 */
export async function endUses(
  scope: ActorScope,
  { programme, recordId }: { programme?: string; recordId?: string },
): Promise<void> {
  const rows = await scope.db
    .select({ use: dataUses, application: applications })
    .from(dataUses)
    .innerJoin(applications, eq(applications.id, dataUses.applicationId))
    .where(
      and(
        eq(dataUses.tenantId, scope.tenantId),
        eq(dataUses.ownerId, scope.actor.id),
        isNull(dataUses.overAt),
        isNull(applications.deletedAt),
        programme === undefined ? undefined : eq(applications.programme, programme),
        recordId === undefined ? undefined : eq(dataUses.recordId, recordId),
      ),
    )
    // Saves of these wait until the links are gone.
    .for('update', { of: applications });
  const records = new Map((await recordsOf(scope, scope.actor.id)).map((record) => [record.id, record]));
  for (const found of Map.groupBy(rows, ({ application }) => application.id).values()) {
    const { application } = found[0]!;
    const uses = found.map(({ use }) => use);
    if (!isOnlyDraft(application)) {
      await addEvent(scope, application, { action: 'reuse-over', as: 'applicant' });
      continue;
    }
    const linked = uses.flatMap(({ recordId: id, field }) => filesWithin(records.get(id)?.values[field]));
    await unlink(scope, { application, uses, files: new Set(linked.map(({ id }) => id)) });
  }
  const ids = [...new Set(rows.map(({ use }) => use.applicationId))];
  if (ids.length === 0) return;
  await scope.db
    .update(dataUses)
    .set({ overAt: scope.now })
    .where(
      and(
        eq(dataUses.tenantId, scope.tenantId),
        inArray(dataUses.applicationId, ids),
        recordId === undefined ? sql`true` : eq(dataUses.recordId, recordId),
      ),
    );
}

/** Takes files out of the sections of a draft; answers that were filled in stay, as the person's own words. */
async function unlink(
  scope: ActorScope,
  { application, uses, files }: { application: ApplicationRecord; uses: readonly Use[]; files: ReadonlySet<string> },
): Promise<void> {
  const programme = await programmeOf(scope, application);
  const stored = await readSections(scope, programme, application.id);
  for (const key of new Set(uses.map(({ section }) => section))) {
    const section = programme.sections.find((each) => each.key === key);
    const before = stored.get(key);
    if (!section || !before) continue;
    const after = without(before.values, files) as Values;
    const changed = changedPaths(before.values, after, key);
    if (changed.length === 0) continue;
    const values = await attachFiles(scope, { applicationId: application.id, section, values: after });
    await storeSection(scope, {
      programme,
      application,
      section,
      data: { ...dataOf(stored), [key]: values },
      changed,
      input: { id: application.id, section: key, baseRev: before.rev, patch: {}, clientTx: newId() },
    });
    stored.set(key, { ...before, values, rev: before.rev + 1 });
  }
}

function without(value: unknown, files: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.filter((each) => !(isFile(each) && files.has(each.id))).map((each) => without(each, files));
  if (!isRecord(value) || isFile(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, files)]));
}
