import { Readable } from 'node:stream';
import { isMediaType } from '#core/files/media-types.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import type { ByteRange } from '#server/storage.ts';
import { thumbKey } from './objects.ts';
import { getReadableFile, type StoredFile } from './queries.ts';

/**
 * A picture or PDF for showing inside the product, whole or the part that `range` (an HTTP header) asks for; with
 * `thumb` the small copy of a picture, at most 320 pixels a side. Throws NOT_FOUND.
 */
export async function viewFile(
  scope: Scope,
  { rid, thumb = false }: { rid: string; thumb?: boolean },
  range: string | undefined,
): Promise<FileAnswer> {
  const file = await getReadableFile(scope, rid);
  if (thumb && file.hasThumb) return showThumb(scope, file);
  const isShown = isMediaType(file.type);
  const whole = {
    kind: 'file',
    name: file.name,
    type: isShown ? file.type : 'application/octet-stream',
    disposition: isShown ? 'inline' : 'attachment',
    cache: file.isPublic ? publicCache : privateCache,
  } as const;
  const part = parseRange(range, file.size);
  if (part === 'unsatisfiable') return { ...whole, ...refusedRange(file.size) };
  const content = await scope.services.storage.read(file.objectKey, part);
  if (!part) return { ...whole, size: file.size, headers: { ...shownHeaders, 'accept-ranges': 'bytes' }, content };
  return {
    ...whole,
    status: 206,
    size: part.end - part.start + 1,
    headers: { ...shownHeaders, 'content-range': `bytes ${part.start}-${part.end}/${file.size}` },
    content,
  };
}

/** A file to keep, under its own name; an operator's download is in the business log. Throws NOT_FOUND. */
export async function downloadFile(scope: Scope, rid: string): Promise<FileAnswer> {
  const file = await getReadableFile(scope, rid);
  if (!file.isPublic && file.ownerId !== scope.actor?.id) {
    await logBusiness(scope, {
      module: 'FILE',
      action: 'download',
      objectType: 'file',
      objectId: file.id,
      title: file.purpose,
      text: { CN: '下载了申报材料', EN: 'Downloaded a document of an application' },
    });
  }
  const { name, type, size, objectKey } = file;
  return {
    kind: 'file',
    name,
    type: isMediaType(type) ? type : 'application/octet-stream',
    size,
    disposition: 'attachment',
    headers: shownHeaders,
    content: await scope.services.storage.read(objectKey),
  };
}

const privateCache = 'private, max-age=300';
export const publicCache = 'public, max-age=31536000, immutable';

/** Whatever the bytes are, they run nothing, and no other site shows them. Packing them again would break ranges. */
export const shownHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-encoding': 'identity',
} as const;

async function showThumb({ services }: Scope, file: StoredFile): Promise<FileAnswer> {
  const content = await services.storage.bytes(thumbKey(file.objectKey));
  return {
    kind: 'file',
    name: file.name,
    type: 'image/jpeg',
    size: content.length,
    disposition: 'inline',
    cache: privateCache,
    headers: shownHeaders,
    content,
  };
}

function refusedRange(size: number) {
  return {
    status: 416,
    size: 0,
    headers: { ...shownHeaders, 'content-range': `bytes */${size}` },
    content: Readable.from([]),
  };
}

/** One range as readers of PDF and video ask for; several at once are answered with the whole file. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
