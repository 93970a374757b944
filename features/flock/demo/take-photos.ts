import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { tellingScore } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ItemSection } from '#features/flock/shared/sections/sections.ts';
import { announceUpload } from '#server/base/files/announce-upload.ts';
import { completeUpload } from '#server/base/files/complete-upload.ts';
import { receivePart } from '#server/base/files/receive-part.ts';
import { newId } from '#server/base/ids.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { photograph } from './photograph.ts';

/** A section and the number of an item in it. */
export type Pictured = `${ItemSection}:${number}`;

/**
 * Takes a photo of each item named and sends it as a phone does: at once the entry that there is one, then the upload with
 * all its checks, then the entry with its file. Each photo shows what the item was scored.
 */
export async function takePhotos(
  call: SlowActorCall,
  { report, farm }: { report: Report; farm: Pick<Farm, 'type' | 'breed' | 'genetics'> },
  pictured: readonly Pictured[],
): Promise<(Entry & { readonly at: Date })[]> {
  const entries: (Entry & { at: Date })[] = [];
  for (const name of pictured) {
    const { section, item } = pictureOf(report, name);
    const score = tellingScore(section, item);
    if (!score) throw new Error(`the story has a photo of ${name}, which was not scored`);
    const jpeg = await photograph(
      drawingOf(score.scale, score.score, report.head.scales, birdKind(farm)),
      `${report.id} ${name}`,
    );
    const key = `photo:photo-${item.id}`;
    const photo = { of: `${section}:${item.id}`, name: cameraName(item.at), size: jpeg.length, fileId: null };
    entries.push({ key, value: photo, at: new Date(item.at) });
    entries.push({ key, value: { ...photo, fileId: await upload(call, photo.name, jpeg) }, at: call.now });
  }
  return entries;
}

/** The item of a report that a name says. */
export function pictureOf(report: Report, name: Pictured): { section: ItemSection; item: Report[ItemSection][number] } {
  const [section, no] = name.split(':') as [ItemSection, string];
  const item = (report[section] as readonly Report[ItemSection][number][]).find((each) => each.no === Number(no));
  if (!item) throw new Error(`the story has a photo of ${name}, which is not there`);
  return { section, item };
}

const cameraName = (at: string) => `IMG_${at.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')}.jpg`;

async function upload(call: SlowActorCall, name: string, jpeg: Buffer): Promise<string> {
  const [size, sha256] = [jpeg.length, createHash('sha256').update(jpeg).digest('hex')];
  const announced = { purpose: 'flock-photo', name, size, sha256, mime: 'image/jpeg', reqId: newId() };
  const { uploadId } = await call.transact((scope) => announceUpload(scope, announced));
  await receivePart(call, { uploadId, index: 0, size, sha256 }, Readable.from([jpeg]));
  return (await completeUpload(call, { uploadId })).id;
}
