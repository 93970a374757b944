/** A piece of a text: plain, or the words between `<tag>` and `</tag>`. */
export interface TextPiece {
  readonly words: string;
  readonly tag?: string;
}

/** The pieces of a text in which `<name>…</name>` marks words that lead somewhere; tags do not nest. */
export function piecesOf(text: string): TextPiece[] {
  return text.split(/(<\w+>.*?<\/\w+>)/).flatMap((piece) => {
    const [, tag, words] = /^<(\w+)>(.*)<\//.exec(piece) ?? [];
    if (tag) return [{ words: words!, tag }];
    return piece ? [{ words: piece }] : [];
  });
}
