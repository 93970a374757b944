import type { PrintNode } from './print.ts';

/** A piece of a text in a font of its own. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

export interface Setting {
  /** The runs of a text that stands in a font; undefined where it can stand as it is. */
  text(text: string, font: string): readonly Run[] | undefined;
  /** The font of a drawing, for those who set them, too. */
  drawing?(svg: string): string;
}

/** A document, or a part of it, with every text in the runs that it is set in; `font` is that of what names none. */
export function setTexts(node: PrintNode, font: string, setting: Setting): PrintNode {
  if (typeof node === 'string') {
    const runs = setting.text(node, font);
    return runs ? { text: runs } : node;
  }
  if (Array.isArray(node)) return node.map((each: PrintNode) => setTexts(each, font, setting));
  if (typeof node !== 'object' || node === null) return node;
  const own = node as Node;
  const inner = typeof own.font === 'string' ? own.font : font;
  const set = Object.entries(own).map(([key, value]) => {
    if (key === 'text') return [key, textSet(value, inner, setting)];
    if (holdsNodes.has(key)) return [key, setTexts(value as PrintNode, inner, setting)];
    if (key === 'table') return [key, { ...(value as object), body: setTexts((value as Table).body, inner, setting) }];
    return [key, value];
  });
  if (own.svg !== undefined && setting.drawing) set.push(['font', setting.drawing(String(own.svg))]);
  return Object.fromEntries(set);
}

type Node = { readonly [key: string]: unknown };

interface Table {
  readonly body: PrintNode;
}

const holdsNodes = new Set(['stack', 'columns', 'ul', 'ol']);

function textSet(text: unknown, font: string, setting: Setting): unknown {
  if (typeof text === 'string') return setting.text(text, font) ?? text;
  return Array.isArray(text) ? text.flatMap((each) => pieces(each, font, setting)) : text;
}

/** A piece of a text keeps its look in each of its runs: what draws the document hands none down to texts in texts. */
function pieces(piece: unknown, font: string, setting: Setting): unknown {
  if (typeof piece === 'string') return setting.text(piece, font) ?? piece;
  const own = piece as Node;
  const inner = typeof own.font === 'string' ? own.font : font;
  if (typeof own.text !== 'string') return { ...own, text: textSet(own.text, inner, setting) };
  return setting.text(own.text, inner)?.map((run) => ({ ...own, ...run })) ?? own;
}
