import { createHash } from 'node:crypto';
import type { OutputOf } from '#core/contracts/contract.ts';
import { getEntry, getOwnEntry } from '#features/competition/server/entry-record.ts';
import type { ownVisitsCall, photosCheckCall, visitRecordCall } from '#features/visits/calls.ts';
import type { CheckItem } from '#features/visits/shared/checklist.ts';
import type { GeoPoint, PhotoState } from '#features/visits/shared/photos.ts';
import { type Seen, varianceOf } from '#features/visits/shared/seen.ts';
import type { Signature } from '#features/visits/shared/signed.ts';
import { shownState } from '#features/visits/shared/states.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { slotsOf } from './arrange.ts';
import { visitNotes, visitPhotos, visits } from './tables.ts';
import { getVisit, type PhotoRow, photosOf, type VisitRow, visitorsOf } from './visit-record.ts';
import { canWish, type Wish } from './wish.ts';

/** A visit as organisers read it. */
export async function readVisit(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof visitRecordCall>> {
  const visit = await getVisit(scope, id);
  const entry = await getEntry(scope, visit.entryId);
  const photos = await photosOf(scope, [id]);
  const notes = await scope.db
    .select({ id: visitNotes.id, text: visitNotes.text, by: accounts.nickname, at: visitNotes.at })
    .from(visitNotes)
    .innerJoin(accounts, eq(accounts.id, visitNotes.accountId))
    .where(and(eq(visitNotes.tenantId, scope.tenantId), eq(visitNotes.visitId, id)))
    .orderBy(asc(visitNotes.at), asc(visitNotes.id));
  const takers = await namesOf(
    scope,
    photos.map(({ accountId }) => accountId),
  );
  return {
    id,
    state: shownState(visit),
    entry: { id: entry.id, no: entry.no ?? '', project: entry.project, state: entry.state },
    ...timesOf(visit),
    visitors: (await visitorsOf(scope, [id])).get(id)!.map(({ name }) => name),
    slots: (await slotsOf(scope, id)).map(presentSlot),
    begunAt: visit.begunAt?.toISOString() ?? null,
    compared: compare(visit),
    photos: photos.map((photo) => presentPhoto(photo, takers.get(photo.accountId) ?? '')),
    signatures: visit.signatures as { visitor: Written; entrant: Written } | null,
    digest: visit.digest,
    notes: notes.map((each) => ({ ...each, at: each.at.toISOString() })),
  };
}

/** Visits to an entry of the caller, the newest first, as the entrant reads them; throws NOT_FOUND. */
export async function readOwnVisits(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof ownVisitsCall>> {
  const entry = await getOwnEntry(scope, id);
  const rows = await scope.db
    .select()
    .from(visits)
    .where(and(eq(visits.tenantId, scope.tenantId), eq(visits.entryId, id)))
    .orderBy(asc(visits.createdAt));
  const going = await visitorsOf(
    scope,
    rows.map((visit) => visit.id),
  );
  const answer = [];
  for (const visit of rows.reverse()) {
    const slots = visit.state === 'OFFERED' ? await slotsOf(scope, visit.id) : [];
    answer.push({
      id: visit.id,
      state: visit.state,
      ...timesOf(visit),
      visitors: visit.state === 'OFFERED' ? [] : going.get(visit.id)!.map(({ name }) => name),
      canPick: visit.state === 'OFFERED' && entry.state === 'VISIT',
      slots: slots.filter(({ startAt }) => startAt > scope.now).map(presentSlot),
      wish: wishOf(visit),
      wishAnswer: visit.wishAnswer,
      canWish: canWish(visit, entry, scope.now),
      compared: visit.state === 'FINISHED' ? compare(visit) : [],
    });
  }
  return { visits: answer };
}

function wishOf({ wish }: VisitRow): { startAt: string; reason: string } | null {
  if (!wish) return null;
  const { startAt, reason } = wish as Wish;
  return { startAt, reason };
}

/**
 * Hashes what is kept of the pictures anew: one that is gone, or no longer what was drawn of what arrived, is marked. What
 * was marked before stays so. Answers how each stands now.
 */
export async function checkPhotos(
  call: SlowActorCall,
  { id }: { id: string },
): Promise<OutputOf<typeof photosCheckCall>> {
  const kept = await call.read(async (scope) => {
    await getVisit(scope, id);
    const photos = (await photosOf(scope, [id])).filter(({ state }) => state === 'VERIFIED');
    const rows = await filesOf(scope, photos);
    return photos.map((photo) => ({ photo, key: rows.find((file) => file.id === photo.fileId)?.objectKey }));
  });
  const altered: string[] = [];
  for (const { photo, key } of kept) {
    const bytes = key === undefined ? undefined : await call.services.storage.bytes(key).catch(() => undefined);
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (hash !== photo.keptSha256) altered.push(photo.id);
  }
  return call.transact(async (scope) => {
    if (altered.length > 0)
      await scope.db
        .update(visitPhotos)
        .set({ state: 'ALTERED', at: scope.now })
        .where(and(eq(visitPhotos.tenantId, scope.tenantId), inArray(visitPhotos.id, altered)));
    const visit = await getVisit(scope, id);
    await logBusiness(scope, {
      module: 'VISIT',
      action: 'CHECK',
      objectType: 'itec-visit',
      objectId: id,
      title: visit.address,
      text: {
        CN: `复核考察照片，${altered.length} 张被改动`,
        EN: `checked the photos of a visit; altered: ${altered.length}`,
      },
    });
    const photos = await photosOf(scope, [id]);
    return { photos: photos.map(({ photoId, state }) => ({ id: photoId, state: state as PhotoState })) };
  });
}

/** What was declared beside what was seen; nothing before the time is agreed. */
export function compare({ checklist, seen }: Pick<VisitRow, 'checklist' | 'seen'>) {
  return (checklist as CheckItem[]).map((item) => {
    const found = (seen as Seen[]).find(({ key }) => key === item.key);
    return { item, value: found?.value ?? null, note: found?.note ?? '', ...varianceOf(item, found) };
  });
}

type Written = Omit<Signature, 'strokes'> & { strokes: number[][] };

function timesOf({ address, startAt, endAt, reason, finishedAt }: VisitRow) {
  return {
    address,
    reason,
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function presentSlot({ id, startAt, endAt, state }: Awaited<ReturnType<typeof slotsOf>>[number]) {
  return { id, startAt: startAt.toISOString(), endAt: endAt.toISOString(), state };
}

function presentPhoto({ photoId, spot, takenAt, point, sha256, state, fileId, arrivedSha256 }: PhotoRow, by: string) {
  return {
    id: photoId,
    spot,
    sha256,
    arrivedSha256,
    by,
    file: fileId,
    state: state as PhotoState,
    takenAt: takenAt.toISOString(),
    point: point as GeoPoint | null,
  };
}

async function namesOf(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: accounts.id, name: accounts.nickname })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function filesOf(scope: Scope, photos: readonly PhotoRow[]) {
  const ids = photos.flatMap(({ fileId }) => fileId ?? []);
  if (ids.length === 0) return Promise.resolve([]);
  return scope.db
    .select({ id: files.id, objectKey: files.objectKey })
    .from(files)
    .where(and(eq(files.tenantId, scope.tenantId), inArray(files.id, ids)));
}
