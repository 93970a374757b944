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

/**
 * Signs that nobody sees: without width, and those that turn the direction of writing (U+200E, U+200F, U+202A–E,
 * U+2066–9), with which a text would read as another than it is. The joiners that scripts and emoji need stay.
 */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without signs that nobody sees. */
export function dropUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** A line without outer or doubled spaces; middle dots of names become `·`. */
export function tidyText(text: string): string {
  return dropUnseen(text)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[•‧∙・⋅]/g, '·')
    .trim();
}

/** A code, phone or number with full-width characters folded and all spaces removed. */
export function foldCode(text: string): string {
  return dropUnseen(text).normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Whether a draft may hold the value in a line of text: null, or text within the draft limit. */
export function isShortText(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.length <= draftTextLimit);
}
