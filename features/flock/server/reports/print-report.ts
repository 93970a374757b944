import sharp from 'sharp';
import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { flockPdfCall } from '#features/flock/calls.ts';
import { getFarm } from '#features/flock/server/entries/lock-farm.ts';
import { flockWords } from '#features/flock/server/flock-words.ts';
import { flockEntries, flockPhotos } from '#features/flock/server/tables.ts';
import type { FlockFacts } from '#features/flock/shared/documents/facts.ts';
import { flockReport, reportFileName } from '#features/flock/shared/documents/flock-report.ts';
import { scoredPhotos } from '#features/flock/shared/documents/photos.ts';
import { historyFacts } from '#features/flock/shared/documents/trend-facts.ts';
import { usedDrawings } from '#features/flock/shared/documents/used-drawings.ts';
import { drawSvg } from '#features/flock/shared/scoring/drawings/draw.ts';
import { farmDoc, type Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm, readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { and, eq, isNotNull, isNull } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

type Wanted = InputOf<typeof flockPdfCall>;

/** A report as PDF in a language, as the server knows it. NOT_FOUND for farms of others and reports that are not there. */
export async function printReport(call: SlowActorCall, wanted: Wanted): Promise<FileAnswer> {
  const { documents, photoKeys } = await call.read(async (scope) => {
    await getFarm(scope, wanted.farmId);
    return { documents: await readDocuments(scope, wanted.farmId), photoKeys: await readPhotoKeys(scope, wanted) };
  });
  const told = documents.get(wanted.reportId);
  if (!told || wanted.reportId === farmDoc) throw new Refusal('NOT_FOUND');
  const farm = readFarm(wanted.farmId, documents.get(farmDoc) ?? new Map());
  const report = readReport(wanted.reportId, told);
  if (report.isGone) throw new Refusal('NOT_FOUND');
  const words = await flockWords(wanted.locale);
  const result = resultOf(report, farm);
  const reports = [...documents].flatMap(([doc, values]) => (doc === farmDoc ? [] : [readReport(doc, values)]));
  const history = { farm, report, reports };
  const photos = scoredPhotos({ report, farm }, words);
  const drawings = [
    ...usedDrawings({ report, result, farm }).map(({ key }) => key),
    ...photos.flatMap(({ drawing }) => (drawing ? [drawing.key] : [])),
  ];
  const facts: FlockFacts = {
    farm,
    report,
    result,
    offset: wanted.offset,
    printedAt: call.now,
    ...historyFacts(history, result, words),
    images: Object.fromEntries(
      await Promise.all([
        ...[...new Set(drawings)].map(async (key) => [`drawing:${key}`, await picture(Buffer.from(drawSvg(key)))]),
        ...[...photoKeys].map(async ([id, key]) => [
          `photo:${id}`,
          await picture(await call.services.storage.bytes(key)),
        ]),
      ]),
    ),
  };
  const content = await renderPdf(flockReport(facts, words));
  const name = reportFileName({ farm, report }, 'pdf');
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

/** Everything of a farm, document by document. */
async function readDocuments({ db, tenantId }: ActorScope, farmId: string): Promise<Map<string, Values>> {
  const { doc, key, value } = flockEntries;
  const rows = await db
    .select({ doc, key, value })
    .from(flockEntries)
    .where(and(eq(flockEntries.tenantId, tenantId), eq(flockEntries.farmId, farmId), isNotNull(value)))
    .orderBy(doc, key);
  return new Map(
    [...Map.groupBy(rows, (row) => row.doc)].map(([name, own]) => [
      name,
      new Map(own.map((row) => [row.key, row.value])),
    ]),
  );
}

/** Where the photos of a report are stored, by their id. */
async function readPhotoKeys({ db, tenantId }: ActorScope, { farmId, reportId }: Wanted): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: flockPhotos.photoId, key: files.objectKey })
    .from(flockPhotos)
    .innerJoin(files, eq(files.id, flockPhotos.fileId))
    .where(
      and(
        eq(flockPhotos.tenantId, tenantId),
        eq(flockPhotos.farmId, farmId),
        eq(flockPhotos.doc, reportId),
        isNull(files.deletedAt),
      ),
    );
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Pixels of a picture on paper: half of a column of A4 at 96 dots per inch, drawn at scale 2. */
const box = { width: 330, height: 248 } as const;

async function picture(bytes: Uint8Array): Promise<string> {
  const jpeg = await sharp(bytes)
    .rotate()
    .resize({ ...box, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
