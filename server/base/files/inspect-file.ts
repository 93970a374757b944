import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { Refusal } from '#core/errors.ts';
import { fileTypeNames } from '#core/forms/kinds/files.ts';
import { type MediaType, mediaTypes } from '#core/media-types.ts';
import type { PurposeRule } from '#core/purposes.ts';
import { inspectCaptions } from './inspect-captions.ts';
import { inspectImage } from './inspect-image.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectVideo } from './inspect-video.ts';
import { inspectWebm } from './inspect-webm.ts';

/** What may be kept of an uploaded file; without `content` it is the file as it came. */
export interface CheckedFile {
  readonly type: MediaType;
  /** Bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  readonly content: Buffer | null;
  /** A picture of at most 320 pixels a side, as JPEG. */
  readonly thumb: Buffer | null;
  readonly facts: Readonly<Record<string, number>>;
}

export interface Inspected {
  readonly path: string;
  /** As announced. */
  readonly type: MediaType;
  readonly rule: PurposeRule;
  /** The stored file may not be larger, either. */
  readonly maxBytes: number;
}

/**
 * Checks that a file is what it says it is and harmless: pictures are drawn anew, PDF files are read object by object.
 * of films the length is read, of captions every line.
 * Throws FILE_TYPE, FILE_BROKEN, FILE_CAPTIONS, FILE_PROTECTED, FILE_ACTIVE, FILE_TOO_LONG or FILE_REFUSED.
 */
export async function inspectFile(file: Inspected): Promise<CheckedFile> {
  if (mediaTypes[file.type].kind === 'captions') return taken(file, await inspectCaptions(file.path));
  const found = await fileTypeFromFile(file.path);
  if (sameType(found?.mime) !== file.type)
    throw new Refusal('FILE_TYPE', {
      params: { types: fileTypeNames(file.rule.types) },
      cause: `it is ${found?.mime}`,
    });
  if (mediaTypes[file.type].kind === 'image') return inspectImage(file);
  if (mediaTypes[file.type].kind === 'pdf') return taken(file, await inspectPdf(file.path));
  const inspect = file.type === 'video/webm' ? inspectWebm : inspectVideo;
  return taken(file, await inspect(file.path, file.rule));
}

/** A file that is kept as it came. */
async function taken({ path, type }: Inspected, facts: CheckedFile['facts']): Promise<CheckedFile> {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { type, size, sha256: hash.digest(), content: null, thumb: null, facts };
}

/** An animated PNG is a PNG: only its first picture is kept. */
function sameType(mime: string | undefined): string | undefined {
  return mime === 'image/apng' ? 'image/png' : mime;
}
