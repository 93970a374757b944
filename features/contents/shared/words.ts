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

/**
 * What somebody looks for: the words of a key, each once. Chinese words that the dictionary does not know are cut into
 * single characters; those that stand side by side are one word again here: 租房, not 租 somewhere and 房 elsewhere.
 */
export function searchWords(key: string): string[] {
  const words: string[] = [];
  let isOpen = false;
  for (const word of cutWords(key)) {
    const isSingle = /^\p{Script=Han}$/u.test(word);
    if (isSingle && isOpen) words.push(words.pop() + word);
    else words.push(word);
    isOpen = isSingle;
  }
  return [...new Set(words)];
}
