import { csvStart } from '#core/files/csv.ts';
import { readFarm } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { type ReadScores, readScores } from '#features/flock/shared/scoring/entries/read-scores.ts';
import { dataMost, type ReadData, readReportJson } from '#features/flock/shared/scoring/entries/report-data.ts';
import type { Picture } from '#features/flock/shared/scoring/entries/report-zip.ts';

/** What a file that somebody chose holds. */
export interface ReadFile {
  readonly told: ReadData | Extract<ReadScores, { kind: 'cell' }>;
  readonly pictures: readonly Picture[];
  /** A sheet: scores and who gave them, nothing more. */
  readonly isOfScores: boolean;
}

/** Reads a report out of a file, which by its first bytes is a ZIP or JSON, and else a sheet. */
export async function readFile(file: File): Promise<ReadFile> {
  const head = new TextDecoder().decode(await file.slice(0, 64).arrayBuffer());
  if (head.startsWith('PK')) {
    const { readReportZip } = await import('#features/flock/shared/scoring/entries/report-zip.ts');
    const { data, pictures } = readReportZip(new Uint8Array(await file.arrayBuffer()));
    return { told: data, pictures, isOfScores: false };
  }
  const plain = { pictures: [], isOfScores: false } as const;
  if (file.size > dataMost) return { told: { kind: 'tooLarge' }, ...plain };
  const text = await file.text();
  const isSheet = !/^[{[]/.test(text.replace(csvStart, '').trimStart()) && !/\.json$/i.test(file.name);
  if (!isSheet) return { told: readReportJson(text), ...plain };
  const scores = readScores(text);
  if (scores.kind === 'cell') return { told: scores, ...plain };
  const farm = readFarm('', new Map([['name', scores.farm]]));
  return { told: { kind: 'read', farm, report: scores.report, photosLeftOut: 0 }, pictures: [], isOfScores: true };
}
