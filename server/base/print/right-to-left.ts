import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A letter, by which the script of a word is known. */
const letter = /(?!\p{Script=Common}|\p{Script=Inherited})./u;

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

let algorithm: Bidi | undefined;

/** Loaded by the first text that needs it. */
export async function learnRightToLeft(): Promise<void> {
  if (algorithm) return;
  const { default: bidiFactory } = await import('bidi-js');
  algorithm = bidiFactory();
  learnOrder();
}

/** The level of each sign of a text (odd ones are read from right to left); undefined where all are read from the left. */
export function levelsOf(text: string): Uint8Array | undefined {
  return algorithm && isRightToLeft(text) ? algorithm.getEmbeddingLevels(text).levels : undefined;
}

/** Brackets and their like, as they are drawn in a text that is read from right to left. */
export function mirrored(text: string): string {
  return [...text].map((sign) => algorithm?.getMirroredCharacter(sign) ?? sign).join('');
}

/** What pdfmake knows of a line that it is about to draw. */
interface Line {
  readonly inlines: {
    text: string;
    x: number;
    readonly width: number;
    readonly trailingCut?: number;
    readonly font?: { readonly font?: { readonly GSUB?: unknown } };
  }[];
}

interface Renderer {
  renderLine(line: Line, x: number, y: number): void;
}

/** pdfmake shapes letters but lays words from left to right: their order is set when a line is whole. */
function learnOrder() {
  const require = createRequire(import.meta.url);
  const { prototype } = (require('pdfmake/js/Renderer.js') as { default: { prototype: Renderer } }).default;
  const { renderLine } = prototype;
  const done = new WeakSet<Line['inlines']>();
  prototype.renderLine = function (this: Renderer, line, x, y) {
    // The head of a table is drawn on every page.
    if (!done.has(line.inlines)) orderWords(line.inlines);
    done.add(line.inlines);
    renderLine.call(this, line, x, y);
  };
}

/** Gives the words of a line, which stand in the order of reading, their places from left to right. */
export function orderWords(words: Line['inlines']): void {
  const levels = levelsOf(words.map(({ text }) => text).join(''));
  if (!levels) return;
  let from = 0;
  const leveled = words.map((word) => {
    const own = levels.slice(from, from + word.text.length);
    const strong = Math.max(0, word.text.search(/\S/));
    from += word.text.length;
    return { word, level: own[strong] ?? 0 };
  });
  const last = leveled.at(-1);
  let x = Math.min(...words.map((word) => word.x));
  for (const { word, level } of visualOrder(leveled)) {
    // The blank behind the last word of a line is drawn left of it and takes no room.
    const cut = word === last?.word && level % 2 === 1 ? (word.trailingCut ?? 0) : 0;
    word.x = x - cut;
    if (level % 2 === 1 && !isTurned(word)) word.text = reversed(word.text);
    x += word.width - cut;
  }
}

/** Letters are turned by what shapes them; signs without any are not, and no letters of a font that has no rules for that. */
function isTurned({ text, font }: Line['inlines'][number]): boolean {
  return letter.test(text) && (font?.font === undefined || font.font.GSUB !== undefined);
}

function reversed(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Reverses what is read from right to left, the innermost first (rule L2 of the algorithm). */
function visualOrder<T extends { readonly level: number }>(items: readonly T[]): T[] {
  const order = [...items];
  for (let level = Math.max(...items.map((item) => item.level)); level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && order[end]!.level >= level) end++;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return order;
}
