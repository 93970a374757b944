import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { dataMost, type ReadData, readReportJson, reportJson } from './report-data.ts';

/** Largest photo that is taken, in bytes. */
const photoMost = 10 * 1024 * 1024;
const dataName = 'report.json';
const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
type PhotoType = keyof typeof endings;

/** A picture as it is kept, by the id of its photo. */
export interface Picture {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A report as a ZIP: its data as JSON, and its photos as they are. */
export function reportZip(report: Report, farm: Farm, pictures: readonly Picture[]): Uint8Array<ArrayBuffer> {
  const photos = pictures.map(({ id, type, bytes }) => {
    const ending = endings[type as PhotoType] ?? 'jpg';
    // Pictures are compressed as they are.
    return [`photos/${id}.${ending}`, [bytes, { level: 0 }]] as const;
  });
  return zipSync({ [dataName]: strToU8(reportJson(report, farm)), ...Object.fromEntries(photos) });
}

/** The same read back, with every rule of the JSON; a photo without its picture is left out and counted. */
export function readReportZip(file: Uint8Array): { data: ReadData; pictures: readonly Picture[] } {
  const foreign = { data: { kind: 'foreign' } as const, pictures: [] };
  let files: Record<string, Uint8Array>;
  try {
    // What is larger than it may be is not even unpacked.
    files = unzipSync(file, {
      filter: ({ name, originalSize }) =>
        name === dataName ? originalSize <= dataMost : /^photos\/[^/]+$/.test(name) && originalSize <= photoMost,
    });
  } catch {
    return foreign;
  }
  const json = files[dataName];
  if (!json) return foreign;
  const pictures = Object.entries(files).flatMap(([name, bytes]): Picture[] => {
    const [, id, ending] = /^photos\/([\w-]+)\.(jpg|png|webp)$/.exec(name) ?? [];
    const type = Object.keys(endings).find((each) => endings[each as PhotoType] === ending);
    return id && type ? [{ id, type, bytes: Uint8Array.from(bytes) }] : [];
  });
  const data = readReportJson(strFromU8(json), new Set(pictures.map(({ id }) => id)));
  const used = data.kind === 'read' ? new Set(data.report.photos.map(({ id }) => id)) : new Set<string>();
  return { data, pictures: pictures.filter(({ id }) => used.has(id)) };
}
