import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import { isRecord } from '#core/forms/values.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { SavedSection } from '#server/features.ts';
import type { ActorScope } from '#server/scope.ts';
import { findConsent } from './consents.ts';
import { type DataRecord, filesWithin, recordsOf } from './records.ts';
import { dataUses } from './tables.ts';

/**
 * Notes which verified fields an application uses after a save, and which no more. A file that was verified in another
 * programme is held with consent only: REUSE_CONSENT.
 */
export async function noteUses(
  scope: ActorScope,
  { applicationId, form, section, values, changed }: SavedSection,
): Promise<void> {
  const records = await recordsOf(scope, scope.actor.id, { section: section.key, except: applicationId });
  if (records.length === 0) return;
  const fields = [...new Set(changed.map((path) => path.split(/[.[]/)[1] ?? ''))];
  const hits = fields.flatMap((field) => {
    const record = records.find((each) => isTaken(each, field, values[field]));
    return record ? [{ field, record }] : [];
  });
  const isAllowed = (await findConsent(scope, scope.actor.id, form)) !== undefined;
  if (!isAllowed) {
    const isForeign = hits.some(({ field, record }) => record.kind !== form && filesWithin(values[field]).length > 0);
    if (isForeign) throw new Refusal('REUSE_CONSENT');
    return;
  }
  const own = { tenantId: scope.tenantId, ownerId: scope.actor.id, applicationId, section: section.key };
  const left = fields.filter((field) => !hits.some((hit) => hit.field === field));
  if (left.length > 0)
    await scope.db
      .delete(dataUses)
      .where(
        and(
          eq(dataUses.tenantId, scope.tenantId),
          eq(dataUses.applicationId, applicationId),
          eq(dataUses.section, section.key),
          inArray(dataUses.field, left),
        ),
      );
  if (hits.length === 0) return;
  await scope.db
    .insert(dataUses)
    .values(hits.map(({ field, record }) => ({ ...own, field, recordId: record.id, at: scope.now })))
    .onConflictDoUpdate({
      target: [dataUses.applicationId, dataUses.section, dataUses.field],
      set: { recordId: sql`excluded.record_id`, at: scope.now, overAt: null },
    });
}

/** The same value, one of the same rows, or one of the same files. */
function isTaken({ values }: DataRecord, field: string, value: unknown): boolean {
  const known = values[field];
  if (known === undefined || value === undefined || value === null) return false;
  if (isSame(known, value)) return true;
  const files = new Set(filesWithin(known).map(({ id }) => id));
  if (filesWithin(value).some(({ id }) => files.has(id))) return true;
  return (
    Array.isArray(known) &&
    Array.isArray(value) &&
    value.some((row) => isRecord(row) && known.some((each) => isSame(each, row)))
  );
}
