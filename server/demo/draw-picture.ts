import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fileFolder, newObjectKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import type { Services } from '#server/services.ts';
import type { PrintedFile } from './public-files.ts';

/** Draws an SVG as a JPEG and puts it into storage. It is slow: not for the inside of a transaction. */
export async function drawPicture(services: Services, svg: string, name: string): Promise<PrintedFile> {
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
  const objectKey = newObjectKey(fileFolder);
  await services.storage.put(objectKey, content);
  const file = { id: `pub_${newId()}`, name, size: content.length, type: 'image/jpeg' };
  return { file, objectKey, sha256: createHash('sha256').update(content).digest() };
}
