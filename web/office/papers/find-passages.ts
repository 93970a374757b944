/** A box in percent of what it lies in. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where passages stand in an element, a list of boxes each, in the order asked; none for one that is not there. White
 * space tells nothing: lines of a page end in the middle of sentences.
 */
export function findPassages(root: HTMLElement, passages: readonly string[]): Box[][] {
  const around = root.getBoundingClientRect();
  if (around.width === 0 || around.height === 0) return passages.map(() => []);
  const { text, letters } = readLetters(root);
  return passages.map((passage) => {
    const wanted = passage.replace(/\s+/gu, '');
    const from = wanted === '' ? -1 : text.indexOf(wanted);
    const first = letters[from];
    const last = letters[from + wanted.length - 1];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, width, height }) => ({
        left: (100 * (left - around.left)) / around.width,
        top: (100 * (top - around.top)) / around.height,
        width: (100 * width) / around.width,
        height: (100 * height) / around.height,
      }));
  });
}

function readLetters(root: HTMLElement): { text: string; letters: { node: Text; offset: number }[] } {
  const letters: { node: Text; offset: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    for (let offset = 0; offset < data.length; offset++) {
      if (/\s/u.test(data[offset]!)) continue;
      text += data[offset];
      letters.push({ node: node as Text, offset });
    }
  }
  return { text, letters };
}
