/** Longest text a draft may hold in one field, in UTF-16 units. */
export const draftTextLimit = 50_000;

/**
 * Number of characters as a reader counts them: a Chinese character is one, a letter with its marks and an emoji of
 * several parts, too. A pile of marks counts as one for every `mostParts` of them: nothing hides in it.
 */
export function countCharacters(text: string): number {
  if (!joins.test(text)) return [...text].length;
  let count = 0;
  for (const { segment } of clusters.segment(text)) count += Math.ceil([...segment].length / mostParts);
  return count;
}

/** Code points of one character; the longest emoji have ten. */
const mostParts = 16;
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** What may join signs to one character; a text without it is counted faster. */
const joins = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Script=Hangul}|\u200d|\r/u;

const wordsPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+(?:['’.\-][[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+)*/gv;

/** Number of words: each Chinese or Japanese character is one, other letters and digits count by the word. */
export function countWords(text: string): number {
  return text.match(wordsPattern)?.length ?? 0;
}

/** A line without outer or doubled spaces; middle dots of names become `·`. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b\ufeff\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[•‧∙・⋅]/g, '·')
    .trim();
}

/** A code, phone or number with full-width characters folded and all spaces removed. */
export function foldCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b\ufeff\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a draft may hold the value in a line of text: null, or text within the draft limit. */
export function isShortText(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.length <= draftTextLimit);
}
