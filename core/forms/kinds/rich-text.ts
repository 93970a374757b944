import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { countCharacters } from '../text-values.ts';

/** Text of an editor's work, never of an application. */
export interface RichTextField extends FieldBase {
  kind: 'rich-text';
  /** Characters that a reader sees. */
  max: number;
}

/** Longest rich text a draft may hold, in UTF-16 units of its HTML. */
const draftLimit = 200_000;

/** A text with headings, lists, tables and pictures, as HTML; limited in the characters that a reader sees. The server cleans it before it is stored. */
export const richTextKind: KindDefinition<RichTextField> = {
  kind: 'rich-text',
  missing: 'REQUIRED',
  empty: () => '',
  normalise(_, value) {
    if (typeof value !== 'string') return value;
    const html = value.normalize('NFC').trim();
    return isEmptyHtml(html) ? '' : html;
  },
  fits: (_, value) => value === null || (typeof value === 'string' && value.length <= draftLimit),
  isEmpty: (_, value) => value === null || value === undefined || (typeof value === 'string' && isEmptyHtml(value)),
  validate(field, value) {
    if (typeof value !== 'string') return [{ path: '', key: 'WRONG_TYPE' }];
    const count = countCharacters(visibleText(value));
    return count > field.max ? [{ path: '', key: 'TOO_LONG', params: { count, max: field.max } }] : [];
  },
  display: (_, value) => (typeof value === 'string' ? visibleText(value) : ''),
  mask: maskText,
  wrong: (field) => '字'.repeat(field.max + 1),
};

/** What a reader sees of rich text, on one line: for counting, for search, for a summary. */
export function visibleText(html: string): string {
  return html
    .replace(/<\/(?:p|h[1-6]|li|t[dhr]|caption|blockquote|figcaption)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' } as const;

function isEmptyHtml(html: string): boolean {
  return !/<(?:img|hr|table)\b/i.test(html) && visibleText(html) === '';
}
