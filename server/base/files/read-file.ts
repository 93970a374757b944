import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isMediaType } from '#core/media-types.ts';
import { materials } from '#core/purposes.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import type { ByteRange } from '#server/storage.ts';
import { thumbKey } from './objects.ts';
import { getReadableFile, type StoredFile } from './queries.ts';

/** What a request asks for of a file: headers `range` and `if-range`, or its head alone. */
export interface PartAsked {
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
  readonly isHead?: boolean;
}

/** Reads it from a request. */
export function partAsked({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): PartAsked {
  const ifRange = headers['if-range'];
  return { range: headers.range, ifRange: Array.isArray(ifRange) ? ifRange[0] : ifRange, isHead: method === 'HEAD' };
}

/**
 * A picture, PDF, film or captions for showing inside the product, whole or the part that is asked for (206; 416 for one
 * that is not there); a part of what another `if-range` names is answered whole. With `thumb` the small copy of a
 * picture, at most 320 pixels a side. Throws NOT_FOUND.
 */
export async function viewFile(
  scope: Scope,
  { rid, thumb = false }: { rid: string; thumb?: boolean },
  { range, ifRange, isHead = false }: PartAsked = {},
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
  // What is stored under an id never changes.
  const etag = `"${file.id}"`;
  const headers = { ...shownHeaders, 'accept-ranges': 'bytes', etag };
  const isSame = ifRange === undefined || ifRange.trim() === etag;
  // The head says how large the whole is (RFC 9110, 14.2).
  const part = isSame && !isHead ? parseRange(range, file.size) : undefined;
  if (part === 'unsatisfiable') return { ...whole, ...refusedRange(file.size) };
  if (isHead) return { ...whole, size: file.size, headers, content: Readable.from([]) };
  const content = await scope.services.storage.read(file.objectKey, part);
  if (!part) return { ...whole, size: file.size, headers, content };
  return {
    ...whole,
    status: 206,
    size: part.end - part.start + 1,
    headers: { ...headers, 'content-range': `bytes ${part.start}-${part.end}/${file.size}` },
    content,
  };
}

/** A file to keep, under its own name; an operator's download is in the business log. Throws NOT_FOUND. */
export async function downloadFile(scope: Scope, rid: string): Promise<FileAnswer> {
  const file = await getReadableFile(scope, rid);
  if (!file.isPublic && file.ownerId !== scope.actor?.id && !materials.includes(file.purpose)) {
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

/**
 * One range as readers of PDF and video ask for; several at once are answered with the whole file, one that is empty, runs
 * back or is no range at all with 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (header === undefined || header.includes(',')) return undefined;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return 'unsatisfiable';
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return end < start ? 'unsatisfiable' : { start, end };
}
