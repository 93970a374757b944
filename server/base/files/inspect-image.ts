import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#core/errors.ts';
import type { MediaType } from '#core/media-types.ts';
import type { CheckedFile, Inspected } from './inspect-file.ts';
import { createTurns } from './turns.ts';

// One picture at a time, on one thread: the other core is for everybody else.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = createTurns({ atOnce: 1, queue: 30 });

/** Most pixels a picture may have; a small file can hold very many. */
const maxPixels = 40_000_000;
/** Pixels of the long side of stored pictures and of their small copies. */
const maxSide = 4096;
const thumbSide = 320;
const seconds = 10;

/**
 * Draws a picture anew, upright, without anything but its pixels: no place, camera or profile, no bytes behind its end.
 * Of an animation the first picture is kept. Throws FILE_BROKEN, and FILE_REFUSED for one of too many pixels.
 */
export function inspectImage(file: Inspected): Promise<CheckedFile> {
  return inTurn(async () => {
    await checkPixels(file.path);
    const type = storedType(file);
    const content = await draw(file, type).catch(broken);
    const thumb = await sharp(content)
      .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .timeout({ seconds })
      .toBuffer()
      .catch(broken);
    const { width, height } = await sharp(content).metadata();
    const sha256 = createHash('sha256').update(content).digest();
    return { type, size: content.length, sha256, content, thumb, facts: { width, height } };
  });
}

/** Reads the header only, so that a bomb costs nothing. */
async function checkPixels(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(broken);
  if (width * height > maxPixels)
    throw new Refusal('FILE_REFUSED', { reason: 'pixels', cause: `${width} × ${height} pixels` });
}

function storedType({ type, rule }: Inspected): MediaType {
  if (type !== 'image/gif') return type;
  return rule.types.includes('image/png') ? 'image/png' : 'image/jpeg';
}

/** Tries again smaller when the drawn picture is larger than what came in was allowed to be. */
async function draw(file: Inspected, type: MediaType): Promise<Buffer> {
  for (const { side, quality } of [
    { side: maxSide, quality: 88 },
    { side: maxSide, quality: 75 },
    { side: 2896, quality: 75 },
    { side: 2048, quality: 75 },
  ]) {
    const picture = sharp(file.path, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds });
    const content = await encode(picture, type, quality).toBuffer();
    if (content.length <= file.maxBytes) return content;
  }
  throw new Refusal('FILE_REFUSED', { reason: 'pixels', cause: 'too large when drawn anew' });
}

function encode(picture: Sharp, type: MediaType, quality: number): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 8 });
  if (type === 'image/webp') return picture.webp({ quality });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality });
}

function broken(error: unknown): never {
  if (error instanceof Refusal) throw error;
  throw new Refusal('FILE_BROKEN', { cause: error instanceof Error ? error.message : String(error) });
}
