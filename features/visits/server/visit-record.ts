import { Refusal } from '#core/errors.ts';
import type { Data } from '#core/forms/values.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { type EntryRow, getEntry, lastSnapshots } from '#features/competition/server/entry-record.ts';
import { type CheckItem, checklistOf } from '#features/visits/shared/checklist.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { visitors, visitPhotos, visits } from './tables.ts';

export type VisitRow = typeof visits.$inferSelect;
export type PhotoRow = typeof visitPhotos.$inferSelect;

/** Whether anything is taken for a visit now, and why not. */
export type Closing = 'VISIT_FINISHED' | 'VISIT_STAGE_OVER';

/** A visit of the tenant, held until the transaction ends; throws NOT_FOUND. */
export async function lockVisit(scope: Scope, id: string): Promise<VisitRow> {
  const [row] = await scope.db.select().from(visits).where(isThis(scope, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** A visit of the tenant; throws NOT_FOUND. */
export async function getVisit(scope: Scope, id: string): Promise<VisitRow> {
  const [row] = await scope.db.select().from(visits).where(isThis(scope, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function isThis({ tenantId }: Scope, id: string) {
  return and(eq(visits.id, id), eq(visits.tenantId, tenantId));
}

/** Who goes to each visit, by its id, in the order of their names. */
export async function visitorsOf(scope: Scope, ids: readonly string[]) {
  const found = new Map<string, { id: string; name: string }[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await scope.db
    .selectDistinct({ visitId: visitors.visitId, id: visitors.accountId, name: accounts.nickname })
    .from(visitors)
    .innerJoin(accounts, eq(accounts.id, visitors.accountId))
    .where(and(eq(visitors.tenantId, scope.tenantId), eq(visitors.isHeld, true), inArray(visitors.visitId, [...ids])))
    .orderBy(asc(accounts.nickname), asc(visitors.accountId));
  for (const { visitId, id, name } of rows) found.get(visitId)!.push({ id, name });
  return found;
}

/** The pictures of visits, the first taken first. */
export function photosOf(scope: Scope, ids: readonly string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return scope.db
    .select()
    .from(visitPhotos)
    .where(and(eq(visitPhotos.tenantId, scope.tenantId), inArray(visitPhotos.visitId, [...ids])))
    .orderBy(asc(visitPhotos.takenAt), asc(visitPhotos.id));
}

/** What was handed in last of all forms of an entry, section by section. */
export async function declaredOf(scope: Scope, entryId: string): Promise<Data> {
  const snapshots = await lastSnapshots(scope, entryId);
  return Object.assign({}, ...snapshots.map(({ data }) => data));
}

/** The checklist of an entry as it stands now. */
export async function currentChecklist(scope: Scope, entry: EntryRow): Promise<CheckItem[]> {
  return checklistOf(await getEdition(scope, entry.editionId), await declaredOf(scope, entry.id));
}

/** Why nothing is taken for a visit any more; undefined while it is. Throws NOT_FOUND for an entry that was deleted. */
export async function closingOf(scope: Scope, visit: VisitRow): Promise<Closing | undefined> {
  if (visit.state === 'FINISHED') return 'VISIT_FINISHED';
  const entry = await getEntry(scope, visit.entryId);
  return visit.state === 'SET' && entry.state === 'VISIT' ? undefined : 'VISIT_STAGE_OVER';
}
