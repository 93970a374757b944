import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { readEntries } from '#features/flock/server/entries/read-entries.ts';
import { flockPhotos } from '#features/flock/server/tables.ts';
import type { flockSharedCall } from '#features/flock/share-calls.ts';
import { type Entry, farmDoc, type Values } from '#features/flock/shared/scoring/entries/entries.ts';
import type { ReportHead } from '#features/flock/shared/scoring/report.ts';
import { and, eq, inArray, isNull } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { Scope } from '#server/scope.ts';
import { blindEntries, photosOf } from './blind.ts';
import { noteOpening } from './share-links.ts';
import { getShare } from './share-report.ts';
import { sharedPhotoPath } from './shared-photo.ts';

/** What a link shows: a report and what is needed of its farm to read it, no more than photos of a blind one. */
export async function readShared(
  scope: Scope,
  { link }: InputOf<typeof flockSharedCall>,
): Promise<OutputOf<typeof flockSharedCall>> {
  const { share } = await getShare(scope, link);
  const { farmId, doc } = share;
  await noteOpening(scope, share);
  const report = await readEntries(scope, share);
  const isHidden = share.isBlind && share.reading === null;
  const wanted = isHidden ? photosOf(report).map(({ id }) => id) : undefined;
  return {
    reportId: doc,
    farm: farmEntries(await readEntries(scope, { farmId, doc: farmDoc }), report),
    report: isHidden ? blindEntries(report) : shownEntries(report),
    photos: await listPhotos(scope, { shareId: share.id, farmId, doc, wanted }),
    isHidden,
    validUntil: share.validUntil.toISOString(),
  };
}

/** Of the farm what a report is read with, and its own house: nobody's telephone, no other house's story. */
const farmKeys: readonly string[] = ['name', 'type', 'birds', 'genetics', 'breed', 'breedText', 'area'];

function farmEntries(farm: Values, report: Values): Entry[] {
  const { houseId } = (report.get('head') ?? {}) as Partial<ReportHead>;
  return [...farmKeys, `house:${houseId}`].flatMap((key) => (farm.has(key) ? [{ key, value: farm.get(key) }] : []));
}

/** Who stores a photo is nobody's business; the addresses stand beside. */
function shownEntries(report: Values): Entry[] {
  return [...report].map(([key, value]) =>
    key.startsWith('photo:') ? { key, value: { ...(value as object), fileId: null } } : { key, value },
  );
}

interface Photos {
  readonly shareId: string;
  readonly farmId: string;
  readonly doc: string;
  /** Only these. */
  readonly wanted: readonly string[] | undefined;
}

async function listPhotos(scope: Scope, { shareId, farmId, doc, wanted }: Photos) {
  const { db, tenantId } = scope;
  if (wanted?.length === 0) return [];
  const rows = await db
    .select({ id: flockPhotos.photoId, fileId: flockPhotos.fileId })
    .from(flockPhotos)
    .innerJoin(files, eq(files.id, flockPhotos.fileId))
    .where(
      and(
        eq(flockPhotos.tenantId, tenantId),
        eq(flockPhotos.farmId, farmId),
        eq(flockPhotos.doc, doc),
        isNull(files.deletedAt),
        wanted ? inArray(flockPhotos.photoId, [...wanted]) : undefined,
      ),
    )
    .orderBy(flockPhotos.photoId);
  return rows.map(({ id, fileId }) => ({ id, url: sharedPhotoPath(scope, { shareId, fileId }) }));
}
