import { Refusal } from '#core/errors.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Data } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { KeptSections } from '#server/base/drafts/kept-sections.ts';
import { and, desc, eq, isNull } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { claims, entries, entrySnapshots } from './tables.ts';

export type EntryRow = typeof entries.$inferSelect;
export type ClaimRow = typeof claims.$inferSelect;

/** One entry of the caller; throws NOT_FOUND. */
export async function getOwnEntry(scope: ActorScope, id: string): Promise<EntryRow> {
  const [row] = await scope.db.select().from(entries).where(isOwn(scope, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The same, held until the transaction ends. */
export async function lockOwnEntry(scope: ActorScope, id: string): Promise<EntryRow> {
  const [row] = await scope.db.select().from(entries).where(isOwn(scope, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** One entry of the tenant, as the organiser acts on it; throws NOT_FOUND. */
export async function getEntry(scope: Scope, id: string): Promise<EntryRow> {
  const isThis = and(eq(entries.id, id), eq(entries.tenantId, scope.tenantId), isNull(entries.deletedAt));
  const [row] = await scope.db.select().from(entries).where(isThis);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The sections of an entry as forms want them, those of other forms left out. */
export function entryData(form: OwnForm, entry: Pick<EntryRow, 'sections'>): Data {
  const kept = entry.sections as KeptSections;
  return Object.fromEntries(
    form.sections.flatMap(({ key }) => {
      const values = kept[key]?.values;
      return isRecord(values) ? [[key, values]] : [];
    }),
  );
}

/** The claims of an entry's instalments, in their order. */
export function claimsOf(scope: Scope, entryId: string): Promise<ClaimRow[]> {
  return scope.db
    .select()
    .from(claims)
    .where(and(eq(claims.tenantId, scope.tenantId), eq(claims.entryId, entryId)))
    .orderBy(claims.no);
}

/** What was handed in last of each form of an entry, in the order of their first. */
export async function lastSnapshots(scope: Scope, entryId: string) {
  return scope.db
    .selectDistinctOn([entrySnapshots.form])
    .from(entrySnapshots)
    .where(and(eq(entrySnapshots.tenantId, scope.tenantId), eq(entrySnapshots.entryId, entryId)))
    .orderBy(entrySnapshots.form, desc(entrySnapshots.at));
}

function isOwn({ tenantId, actor }: ActorScope, id: string) {
  return and(
    eq(entries.id, id),
    eq(entries.tenantId, tenantId),
    eq(entries.ownerId, actor.id),
    isNull(entries.deletedAt),
  );
}
