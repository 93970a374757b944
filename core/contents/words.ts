/** Cuts a text into the words a search looks up: Chinese by its dictionary, the rest by spaces; folded, signs left out. */
export function cutWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    // Quotes and backslashes end words for PostgreSQL; nothing else in a word does.
    if (isWordLike && segment.length <= longest) words.push(segment.replace(/['\\]/g, ''));
  }
  return words.filter(Boolean);
}

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
/** UTF-16 units; anything longer is no word that somebody looks for. */
const longest = 60;
