import type { FlockFacts } from '#core/documents/flock/facts.ts';
import { scoredPhotos } from '#core/documents/flock/photos.ts';
import { historyFacts } from '#core/documents/flock/trend-facts.ts';
import { usedDrawings } from '#core/documents/flock/used-drawings.ts';
import { flockReport, reportFileName } from '#core/documents/flock-report.ts';
import type { DrawingKey } from '#core/scoring/drawings/drawing-keys.ts';
import type { Report } from '#core/scoring/report.ts';
import type { FetchedFile } from '../../../../kit/download.ts';
import { drawingUrl } from '../../../drawings/drawings.ts';
import { loadPhoto } from '../../../store/photo-url.ts';
import type { ReportView } from '../parts/report-view.ts';
import { drawPdf } from './draw-pdf.ts';
import { fetchPicture, paperPicture } from './pictures.ts';

/** The report as PDF, drawn on this device. */
export async function makePdf({ reports, ...view }: ReportView & { reports: readonly Report[] }): Promise<FetchedFile> {
  const { farm, report, result, words, offset } = view;
  const history = { farm, report, reports };
  const facts: FlockFacts = {
    ...{ farm, report, result, offset },
    ...historyFacts(history, result, words),
    printedAt: new Date(),
    images: await picturesOf(view),
  };
  return { name: reportFileName({ farm, report }, 'pdf'), blob: await drawPdf(flockReport(facts, words)) };
}

async function picturesOf({ report, result, words }: ReportView): Promise<Record<string, string>> {
  const photos = scoredPhotos(report, words);
  const drawings = new Set<DrawingKey>([
    ...usedDrawings(report, result).map(({ key }) => key),
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
      add(`drawing:${key}`, await fetchPicture(drawingUrl(key, 'large'), drawingUrl(key, 'small'))),
    ),
  ]);
  return pictures;
}
