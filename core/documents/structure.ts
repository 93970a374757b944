import type { PrintNode } from './print.ts';

/** An element of a PDF's structure tree: what a screen reader is told that is drawn, and in which order. */
export interface StructureElement {
  readonly type: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Figure';
  /** What a figure shows. */
  readonly alt?: string;
  /** Whether a head of a table is that of a column or of a row. */
  readonly scope?: 'Column' | 'Row';
  readonly kids: StructureElement[];
}

/** What is to be drawn of a document, and its structure; `figures` are the pictures by name, in the order in which they are drawn. */
export interface Structured {
  readonly content: PrintNode;
  readonly root: StructureElement;
  readonly figures: ReadonlyMap<string, readonly StructureElement[]>;
}

/** Tells what draws a document which element a text or drawing belongs to. */
export interface Marking {
  /** A property that a text carries to where it is drawn. */
  text(element: StructureElement): Readonly<Record<string, unknown>>;
  /** A property that a drawing carries. */
  drawing(element: StructureElement): Readonly<Record<string, unknown>>;
}

type Node = { readonly [key: string]: unknown };

/**
 * Reads the structure of a document from what it is made of. `headlineLevel` 1 to 3 makes a text a heading, a table of
 * more than one row and column is one, `headerRows` are its heads; `alt` says what a picture or drawing shows, without
 * it they are ornament.
 */
export function structureOf(content: PrintNode, marking: Marking): Structured {
  const root: StructureElement = { type: 'Document', kids: [] };
  const figures = new Map<string, StructureElement[]>();

  function walk(node: PrintNode, into: StructureElement): PrintNode {
    if (typeof node === 'string' || typeof node === 'number') return leaf({ text: node }, into);
    if (Array.isArray(node)) return node.map((each) => walk(each, into));
    const own = node as Node;
    if ('text' in own) return leaf(own, into);
    for (const many of ['stack', 'columns'] as const)
      if (Array.isArray(own[many])) return { ...own, [many]: own[many].map((each: PrintNode) => walk(each, into)) };
    for (const list of ['ul', 'ol'] as const)
      if (Array.isArray(own[list])) return { ...own, [list]: items(own[list], into) };
    if (own.table) return table(own, into);
    if (own.image ?? own.svg) return picture(own, into);
    return own;
  }

  function leaf(node: Node, into: StructureElement): PrintNode {
    if (node.text === '' || node.text === ' ') return node;
    const level = node.headlineLevel;
    const type = level === 1 || level === 2 || level === 3 ? (`H${level}` as const) : 'P';
    return { ...node, ...marking.text(added(into, { type, kids: [] })) };
  }

  function items(all: readonly PrintNode[], into: StructureElement): PrintNode[] {
    const list = added(into, { type: 'L', kids: [] });
    return all.map((each) => {
      const item = added(list, { type: 'LI', kids: [] });
      return walk(each, added(item, { type: 'LBody', kids: [] }));
    });
  }

  function table(node: Node, into: StructureElement): PrintNode {
    const { body, headerRows = 0, ...more } = node.table as { body: PrintNode[][]; headerRows?: number };
    // What is laid out in one row or column is read in its order.
    const isTable = body.length > 1 && body[0]!.length > 1;
    const told = isTable ? added(into, { type: 'Table', kids: [] }) : into;
    const rows = body.map((cells, index) => {
      const row = isTable ? added(told, { type: 'TR', kids: [] }) : told;
      return cells.map((cell, column) => {
        if (!isTable || isSpanned(cell)) return walk(cell, row);
        const head =
          index < headerRows ? ('Column' as const) : column === 0 && headerRows > 0 ? ('Row' as const) : null;
        return walk(cell, added(row, head ? { type: 'TH', scope: head, kids: [] } : { type: 'TD', kids: [] }));
      });
    });
    return { ...node, table: { ...more, headerRows, body: rows } };
  }

  function picture(node: Node, into: StructureElement): PrintNode {
    if (typeof node.alt !== 'string' || node.alt === '') return node;
    const figure = added(into, { type: 'Figure', alt: node.alt, kids: [] });
    if (node.svg) return { ...node, options: marking.drawing(figure) };
    const name = String(node.image);
    figures.set(name, [...(figures.get(name) ?? []), figure]);
    return node;
  }

  return { content: walk(content, root), root, figures };
}

/** A cell that another one reaches over holds nothing. */
const isSpanned = (cell: PrintNode) => typeof cell === 'object' && Object.keys(cell).length === 0;

function added(into: StructureElement, element: StructureElement): StructureElement {
  into.kids.push(element);
  return element;
}
