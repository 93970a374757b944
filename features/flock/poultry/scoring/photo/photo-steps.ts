import { editItem, type Target } from '#features/flock/poultry/scoring/item/edit-items.ts';
import type { Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { photoOf } from '#features/flock/shared/scoring/photos.ts';
import type { Photo, Report } from '#features/flock/shared/scoring/report.ts';

/** A photo of the item under hand, which is made if there is none yet; it takes the place of those before. */
export function addPhoto(report: Report, target: Target, { name, blob }: { name: string; blob: Blob }): Step {
  const step = editItem(report, target, (item) => item);
  const of = step.entries[0]!.key;
  const id = newDeviceId();
  const value = { of, name: name.slice(0, 200) || 'photo.jpg', size: blob.size, fileId: null };
  const former = gone(report.photos.filter((photo) => photo.of === of));
  return { ...step, entries: [...step.entries, ...former, { key: `photo:${id}`, value }], photos: [{ id, blob }] };
}

/** The photo of an item with its colours put right, beside the one that was taken. */
export function addBalanced(report: Report, target: Target, { of, blob }: { of: string; blob: Blob }): Step | null {
  const { taken } = photoOf(report, of);
  if (!taken) return null;
  const id = newDeviceId();
  const value = { of, name: taken.name, size: blob.size, fileId: null, balanceOf: taken.id };
  return {
    entries: [...gone(balancedOf(report, of)), { key: `photo:${id}`, value }],
    photos: [{ id, blob }],
    where: target,
  };
}

/** Back to the photo as it was taken. */
export function removeBalanced(report: Report, target: Target, of: string): Step {
  return { entries: gone(balancedOf(report, of)), where: target };
}

/** The photo of an item and the one with its colours put right. */
export function removePhotos(report: Report, target: Target, of: string): Step {
  return { entries: gone(report.photos.filter((photo) => photo.of === of)), where: target };
}

function balancedOf(report: Report, of: string): Photo[] {
  return report.photos.filter((photo) => photo.of === of && photo.balanceOf !== undefined);
}

function gone(photos: readonly Photo[]) {
  return photos.map(({ id }) => ({ key: `photo:${id}`, value: null }));
}
