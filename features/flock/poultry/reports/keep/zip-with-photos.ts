import { loadPhoto } from '#features/flock/poultry/store/photo-url.ts';
import type { Picture } from '#features/flock/shared/scoring/entries/report-zip.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';

/** A report with its photos as a ZIP, and how many of these are at hand neither here nor on the server. */
export async function zipWithPhotos(report: Report, farm: Farm): Promise<{ blob: Blob; missing: number }> {
  const { reportZip } = await import('#features/flock/shared/scoring/entries/report-zip.ts');
  const pictures: Picture[] = [];
  for (const photo of report.photos) {
    const blob = await loadPhoto(photo);
    if (blob) pictures.push({ id: photo.id, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) });
  }
  const zip = reportZip(report, farm, pictures);
  return { blob: new Blob([zip], { type: 'application/zip' }), missing: report.photos.length - pictures.length };
}
