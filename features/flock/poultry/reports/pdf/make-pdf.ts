import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import type { ReportView } from '#features/flock/poultry/reports/parts/report-view.ts';
import { loadPhoto } from '#features/flock/poultry/store/photo-url.ts';
import type { FlockFacts } from '#features/flock/shared/documents/facts.ts';
import { flockReport, reportFileName } from '#features/flock/shared/documents/flock-report.ts';
import { scoredPhotos } from '#features/flock/shared/documents/photos.ts';
import { historyFacts } from '#features/flock/shared/documents/trend-facts.ts';
import { usedDrawings } from '#features/flock/shared/documents/used-drawings.ts';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { FetchedFile } from '#web/kit/files/download.ts';
import { drawPdf } from './draw-pdf.ts';
import { fetchPicture, paperPicture } from './pictures.ts';

/** The report as PDF, drawn on this device. */
export async function makePdf({ reports, ...view }: ReportView & { reports: readonly Report[] }): Promise<FetchedFile> {
  const { farm, report, result, words, offset } = view;
  const history = { farm, report, reports };
  const facts: FlockFacts = {
    farm,
    report,
    result,
    offset,
    ...historyFacts(history, result, words),
    printedAt: new Date(),
    images: await picturesOf(view),
  };
  return { name: reportFileName({ farm, report }, 'pdf'), blob: await drawPdf(flockReport(facts, words)) };
}

async function picturesOf({ farm, report, result, words }: ReportView): Promise<Record<string, string>> {
  const photos = scoredPhotos({ report, farm }, words);
  const drawings = new Set<DrawingKey>([
    ...usedDrawings({ report, result, farm }).map(({ key }) => key),
    ...photos.flatMap(({ drawing }) => (drawing ? [drawing.key] : [])),
  ]);
  const pictures: Record<string, string> = {};
  const add = async (name: string, blob: Blob | null) => {
    const address = blob && (await paperPicture(blob));
    if (address) pictures[name] = address;
  };
  await Promise.all([
    ...photos.map(async ({ photo }) => add(`photo:${photo.id}`, await loadPhoto(photo))),
    ...[...drawings].map(async (key) =>
      add(`drawing:${key}`, await fetchPicture(drawingUrl(key, 'large'), drawingUrl(key, 'double'))),
    ),
  ]);
  return pictures;
}
