import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { kitFinishCall, kitPhotoCall, kitReportCall } from '#features/visits/calls.ts';
import type { CheckItem } from '#features/visits/shared/checklist.ts';
import { missingSpots, mostPhotos, type PhotoState } from '#features/visits/shared/photos.ts';
import { isSettled, mergeSeen, type Seen, seenOfSent, varianceOf, verdictOf } from '#features/visits/shared/seen.ts';
import { signedText } from '#features/visits/shared/signed.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { isVisitedBy } from './arrange.ts';
import { takeOnce } from './once.ts';
import { visitPhotos, visits } from './tables.ts';
import { tellOfVisit } from './tell-visit.ts';
import { closingOf, photosOf, type VisitRow } from './visit-record.ts';

/**
 * Takes what was seen so far and which pictures were taken. Two visitors may send: of each item the later word counts. What
 * names no item of the checklist is passed over. Throws NOT_FOUND for whoever does not go there, VISIT_FINISHED, VISIT_STAGE_OVER.
 */
export async function takeReport(
  scope: ActorScope,
  { id, tx, begunAt, items: sentItems, photos }: InputOf<typeof kitReportCall>,
): Promise<OutputOf<typeof kitReportCall>> {
  const visit = await lockOwnVisit(scope, id);
  const items = sentItems.map(seenOfSent);
  return takeOnce(scope, { visitId: id, tx, content: [begunAt, items, photos] }, async () => {
    await requireOpen(scope, visit);
    const seen = mergeSeen(visit.seen as Seen[], weighed(visit, items));
    const began = earlier(visit.begunAt, new Date(begunAt));
    await scope.db
      .update(visits)
      .set({ seen, begunAt: began, updatedAt: scope.now, rev: visit.rev + 1 })
      .where(isVisit(scope, id));
    if (!visit.begunAt) await note(scope, visit, 'BEGIN');
    const known = await photosOf(scope, [id]);
    const added = photos.filter((photo) => known.every(({ photoId }) => photoId !== photo.id));
    if (known.length + added.length > mostPhotos)
      throw new Refusal('INVALID', { params: { count: 1 }, cause: 'too many photos' });
    if (added.length > 0)
      await scope.db
        .insert(visitPhotos)
        .values(
          added.map(({ id: photoId, takenAt, point = null, ...photo }) => ({
            id: newId(),
            tenantId: scope.tenantId,
            visitId: id,
            accountId: scope.actor.id,
            photoId,
            ...photo,
            point,
            takenAt: new Date(takenAt),
            at: scope.now,
          })),
        )
        .onConflictDoNothing();
    return { items: seen, photos: statesOf(await photosOf(scope, [id])) };
  });
}

/**
 * Gives a stored file to a picture that was told of before. What arrived is compared with the hash that was noted when it
 * was taken: where they differ the picture is kept and marked, and organisers are told. Throws NOT_FOUND for an unknown
 * picture or a file that is not the caller's, and what `takeReport` does.
 */
export async function takePhoto(
  scope: ActorScope,
  { id, tx, photo: photoId, file: fileId }: InputOf<typeof kitPhotoCall>,
): Promise<OutputOf<typeof kitPhotoCall>> {
  const visit = await lockOwnVisit(scope, id);
  return takeOnce(scope, { visitId: id, tx, content: [photoId, fileId] }, async () => {
    await requireOpen(scope, visit);
    const photo = (await photosOf(scope, [id])).find((each) => each.photoId === photoId);
    const [file] = await scope.db
      .select()
      .from(files)
      .where(
        and(
          eq(files.id, fileId),
          eq(files.tenantId, scope.tenantId),
          eq(files.ownerId, scope.actor.id),
          eq(files.purpose, 'visit-photo'),
        ),
      );
    const arrived = (file?.facts as { arrived?: string } | undefined)?.arrived;
    if (!photo || photo.accountId !== scope.actor.id || !file || !arrived) throw new Refusal('NOT_FOUND');
    // What is marked stays marked: a second file does not wash the first one clean.
    if (photo.state !== 'TOLD') return { state: photo.state as PhotoState };
    const state: PhotoState = arrived === photo.sha256 ? 'VERIFIED' : 'ALTERED';
    await scope.db
      .update(visitPhotos)
      .set({ fileId, state, arrivedSha256: arrived, keptSha256: file.sha256.toString('hex'), at: scope.now })
      .where(and(eq(visitPhotos.id, photo.id), eq(visitPhotos.tenantId, scope.tenantId)));
    if (state === 'ALTERED') {
      await note(scope, visit, 'ALTERED');
      await tellOfVisit(scope, visit, { organisers: 'altered' });
    }
    return { state };
  });
}

/**
 * Locks a visit under both signatures. Throws VISIT_INCOMPLETE while an item is not looked at, a difference not explained
 * or a picture not here, VISIT_CHANGED where what came is not what was signed, and what `takeReport` does.
 */
export async function finishVisit(
  scope: ActorScope,
  input: InputOf<typeof kitFinishCall>,
): Promise<OutputOf<typeof kitFinishCall>> {
  const { id, tx, begunAt, finishedAt, photos: photoIds, signatures, signed: digest } = input;
  const items = input.items.map(seenOfSent);
  const visit = await lockOwnVisit(scope, id);
  const sent = [begunAt, finishedAt, items, photoIds, signatures, digest];
  return takeOnce(scope, { visitId: id, tx, content: sent }, async () => {
    await requireOpen(scope, visit);
    const photos = (await photosOf(scope, [id])).filter(({ photoId }) => photoIds.includes(photoId));
    const content = signedText(id, {
      begunAt,
      items,
      photos: photos.map(({ photoId, spot, takenAt, sha256 }) => ({
        id: photoId,
        spot: spot as 'DOOR',
        takenAt: takenAt.toISOString(),
        sha256,
      })),
    });
    if (createHash('sha256').update(content).digest('hex') !== digest) throw new Refusal('VISIT_CHANGED');
    const checklist = visit.checklist as CheckItem[];
    const seen = weighed(visit, items);
    const of = (item: CheckItem) => seen.find(({ key }) => key === item.key);
    const isWhole = checklist.every((item) => isSettled(item, of(item))) && photos.length === photoIds.length;
    if (!isWhole || missingSpots(photos).length > 0 || photos.some(({ state }) => state === 'TOLD'))
      throw new Refusal('VISIT_INCOMPLETE');
    const differences = checklist.filter((item) => varianceOf(item, of(item)).verdict === 'DIFFERS').length;
    await scope.db
      .update(visits)
      .set({
        state: 'FINISHED',
        seen,
        signatures,
        digest,
        differences,
        begunAt: new Date(begunAt),
        finishedAt: new Date(finishedAt),
        updatedAt: scope.now,
        rev: visit.rev + 1,
      })
      .where(isVisit(scope, id));
    await note(scope, visit, 'FINISH');
    await tellOfVisit(scope, visit, { organisers: 'finished', count: differences });
    return { finishedAt: new Date(finishedAt).toISOString(), differences };
  });
}

/** A visit that the caller goes to, held until the transaction ends; throws NOT_FOUND. */
async function lockOwnVisit(scope: ActorScope, id: string): Promise<VisitRow> {
  const [visit] = await scope.db
    .select()
    .from(visits)
    .where(and(isVisit(scope, id), isVisitedBy(scope)))
    .for('update');
  if (!visit) throw new Refusal('NOT_FOUND');
  return visit;
}

async function requireOpen(scope: ActorScope, visit: VisitRow): Promise<void> {
  const closing = await closingOf(scope, visit);
  if (closing) throw new Refusal(closing);
}

/** What was seen of items of the checklist, each with the verdict that follows from it. */
function weighed({ checklist }: VisitRow, items: readonly Seen[]): Seen[] {
  return items.flatMap((seen) => {
    const item = (checklist as CheckItem[]).find(({ key }) => key === seen.key);
    if (!item) return [];
    const isWord = item.kind === 'number' ? typeof seen.value === 'number' : typeof seen.value === 'string';
    const value = isWord ? seen.value : null;
    return [{ ...seen, value, verdict: verdictOf(item, { ...seen, value }) }];
  });
}

function statesOf(photos: Awaited<ReturnType<typeof photosOf>>) {
  return photos.map(({ photoId, state }) => ({ id: photoId, state: state as PhotoState }));
}

function earlier(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}

const names = {
  BEGIN: { CN: '开始实地考察', EN: 'began a field visit' },
  FINISH: { CN: '完成实地考察', EN: 'finished a field visit' },
  ALTERED: { CN: '考察照片与拍摄时指纹不符', EN: 'A photo of a visit is not what was taken' },
} as const;

async function note(scope: ActorScope, visit: VisitRow, action: keyof typeof names): Promise<void> {
  await logBusiness(scope, {
    module: 'VISIT',
    action,
    objectType: 'itec-visit',
    objectId: visit.id,
    title: visit.address,
    text: names[action],
  });
}

function isVisit({ tenantId }: ActorScope, id: string) {
  return and(eq(visits.id, id), eq(visits.tenantId, tenantId));
}
