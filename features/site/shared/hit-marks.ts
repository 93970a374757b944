/** First unit and the one behind the last, in UTF-16 units. */
export type Mark = [from: number, to: number];

/** Where any of the words stands in a text, as cutWords cuts them: joined where they touch, in order. */
export function marksOf(text: string, words: readonly string[]): Mark[] {
  const folded = fold(text);
  const found = words.flatMap((word) => hitsOf(folded, word)).sort(([a], [b]) => a - b);
  const marks: Mark[] = [];
  for (const [from, to] of found) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** The stretch of a text around its first hit, the beginning when there is none; about `length` characters. */
export function snippetOf(text: string, words: readonly string[], length = 120): { text: string; marks: Mark[] } {
  const tidy = text.replace(/\s+/g, ' ').trim();
  const first = marksOf(tidy, words)[0]?.[0] ?? 0;
  const from = first < length / 2 ? 0 : wholeFrom(tidy, first - Math.floor(length / 3));
  const to = wholeFrom(tidy, Math.min(tidy.length, from + length));
  const cut = `${from > 0 ? '…' : ''}${tidy.slice(from, to)}${to < tidy.length ? '…' : ''}`;
  return { text: cut, marks: marksOf(cut, words) };
}

/** A Latin word counts from its beginning: `art` does not mark the middle of `part`. */
function hitsOf(folded: string, word: string): Mark[] {
  const hits: Mark[] = [];
  for (let at = folded.indexOf(word); at >= 0 && word; at = folded.indexOf(word, at + word.length)) {
    const isInside = isLetter(word[0]!) && isLetter(folded[at - 1] ?? '');
    if (!isInside) hits.push([at, at + word.length]);
  }
  return hits;
}

function isLetter(sign: string): boolean {
  return /[\p{Script=Latin}\p{N}]/u.test(sign);
}

/** Folded as the words are, unit by unit, so that marks stay what they are. */
function fold(text: string): string {
  return text.replace(/[^ -~]|[A-Z]/g, (sign) => {
    const folded = sign.normalize('NFKC').toLowerCase();
    return folded.length === sign.length ? folded : sign;
  });
}

/** Moves a cut off the middle of a pair of units, and of a Latin word when its beginning is near. */
function wholeFrom(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && isLetter(text[at]!) && at - space < 20 && space > 0) return space + 1;
  return /[\uDC00-\uDFFF]/.test(text[at]!) ? at - 1 : at;
}
