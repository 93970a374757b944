import { type MediaType, mediaTypes } from '../media-types.ts';
import { utf8Length } from '../wire/utf8.ts';

/** Longest stored name, in bytes of UTF-8. */
export const nameLimit = 150;

/**
 * A name as it is stored: the last part of what was sent, in NFC, without control and direction characters, at most 150
 * bytes; it ends as its type demands.
 */
export function cleanFileName(name: string, type: MediaType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const { stem, extension } = split(clean);
  const extensions: readonly string[] = mediaTypes[type].extensions;
  const isOwn = extensions.includes(extension.toLowerCase());
  const ending = `.${isOwn ? extension : extensions[0]}`;
  return `${shorten(stem || 'file', nameLimit - utf8Length(ending))}${ending}`;
}

function split(name: string): { stem: string; extension: string } {
  const point = name.lastIndexOf('.');
  if (point < 0) return { stem: name, extension: '' };
  return { stem: name.slice(0, point).replace(/^\.+/, ''), extension: name.slice(point + 1) };
}

/** Cut between characters as people see them, never inside one. */
function shorten(text: string, limit: number): string {
  let result = '';
  let left = limit;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= utf8Length(segment);
    if (left < 0) break;
    result += segment;
  }
  return result;
}
