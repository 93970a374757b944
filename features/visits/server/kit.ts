import type { OutputOf } from '#core/contracts/contract.ts';
import type { Point } from '#core/distance.ts';
import { displayField } from '#core/forms/kinds.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { entries } from '#features/competition/server/tables.ts';
import { contactSection } from '#features/competition/shared/form/further-sections.ts';
import type { kitCall } from '#features/visits/calls.ts';
import type { CheckItem } from '#features/visits/shared/checklist.ts';
import type { GeoPoint, PhotoSpot, PhotoState } from '#features/visits/shared/photos.ts';
import type { Seen } from '#features/visits/shared/seen.ts';
import { and, asc, eq, gte, inArray, or } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isVisitedBy } from './arrange.ts';
import { visits } from './tables.ts';
import { declaredOf, type PhotoRow, photosOf, type VisitRow, visitorsOf } from './visit-record.ts';

/** Finished visits stay on the list so long. */
const shownMs = 14 * 86_400_000;

/** The visits of the caller that are agreed, and those finished lately, with all that a device needs without a network. */
export async function readKit(scope: ActorScope): Promise<OutputOf<typeof kitCall>> {
  const since = new Date(scope.now.getTime() - shownMs);
  const rows = await scope.db
    .select({ visit: visits, entry: entries })
    .from(visits)
    .innerJoin(entries, and(eq(entries.id, visits.entryId), eq(entries.tenantId, visits.tenantId)))
    .where(
      and(
        eq(visits.tenantId, scope.tenantId),
        isVisitedBy(scope),
        inArray(visits.state, ['SET', 'FINISHED']),
        or(eq(visits.state, 'SET'), gte(visits.finishedAt, since)),
        gte(visits.startAt, new Date(since.getTime() - shownMs)),
      ),
    )
    .orderBy(asc(visits.startAt), asc(visits.id))
    .limit(60);
  const ids = rows.map(({ visit }) => visit.id);
  const going = await visitorsOf(scope, ids);
  const photos = await photosOf(scope, ids);
  const answer = [];
  for (const { visit, entry } of rows) {
    const edition = await getEdition(scope, entry.editionId);
    const taken = photos.filter(({ visitId }) => visitId === visit.id);
    const { contact = {} } = await declaredOf(scope, entry.id);
    answer.push({
      id: visit.id,
      state: visit.state,
      no: entry.no ?? '',
      project: entry.project,
      company: entry.company,
      group: edition.groups.find(({ key }) => key === entry.groupKey)?.name ?? null,
      prize: edition.prizes.find(({ key }) => key === entry.prize)?.name ?? null,
      contact: { name: String(contact.contactName ?? entry.applicant), phone: phoneOf(contact.phone) },
      address: visit.address,
      point: pointOf(visit, taken),
      startAt: visit.startAt!.toISOString(),
      endAt: visit.endAt!.toISOString(),
      visitors: going.get(visit.id)!.map(({ name }) => name),
      isOpen: visit.state === 'SET' && entry.state === 'VISIT',
      checklist: visit.checklist as CheckItem[],
      begunAt: visit.begunAt?.toISOString() ?? null,
      seen: visit.seen as Seen[],
      photos: taken.map(presentTaken),
      finishedAt: visit.finishedAt?.toISOString() ?? null,
      differences: visit.differences,
    });
  }
  return { visits: answer };
}

function pointOf({ point }: VisitRow, taken: readonly PhotoRow[]): Point | null {
  const found = (point ?? taken.find((photo) => photo.point)?.point) as Point | undefined;
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}

function presentTaken({ photoId, spot, takenAt, point, sha256, state }: PhotoRow) {
  return {
    id: photoId,
    spot: spot as PhotoSpot,
    takenAt: takenAt.toISOString(),
    point: point as GeoPoint | null,
    sha256,
    state: state as PhotoState,
  };
}

const phoneField = contactSection.fields.find(({ key }) => key === 'phone')!;

function phoneOf(value: unknown): string {
  return value ? displayField(phoneField, value, 'CN', {}) : '';
}
