import type { PrintNode } from './print.ts';
import { type Marking, type StructureElement, structureOf } from './structure.ts';

/** The little of a document of pdfkit that is used here. */
export interface Kit {
  /** Of the definition that it draws, by which its structure is found. */
  readonly images?: object;
  readonly page: { readonly markings: readonly unknown[] } | null;
  text(text: string, x?: number, y?: number, options?: { features?: unknown }): Kit;
  image(source: unknown, ...more: unknown[]): Kit;
  addPage(...options: unknown[]): Kit;
  addContent(data: string): Kit;
  markContent(tag: string, options?: object | null): Kit;
  endMarkedContent(): Kit;
  markStructureContent(tag: string): object;
  struct(type: string, options: object, kids: readonly object[]): object;
  addStructure(element: object): Kit;
}

/** What one document has marked so far. */
interface Tags {
  readonly root: StructureElement;
  /** Pictures that are still to be drawn, by name. */
  readonly figures: Map<string, StructureElement[]>;
  readonly marked: Map<StructureElement, object[]>;
  kit: Kit | null;
  /** What is being marked; nothing before the first and after each page. */
  open: StructureElement | 'ornament' | null;
  /** How many states of the graphics a drawing has saved that is under way; null while there is none. */
  depth: number | null;
  /** The library draws one thing in several steps: no mark is set between them. */
  isBusy: boolean;
}

const tagsOf = new WeakMap<object, Tags>();

/** Makes a definition of pdfmake one whose PDF is tagged, once `learnTagging` knows the library. The definition is written into. */
export function tagDefinition<D extends { content: PrintNode; images: object }>(definition: D): D & { tagged: true } {
  const marking: Marking = {
    // Empty, so that no feature of the font is asked for: a list is carried along as it is.
    text: (element) => ({ fontFeatures: Object.assign([], { element }) }),
    drawing: (element) => ({
      // Read when the drawing begins.
      get isMarked() {
        beginDrawing(tags, element);
        return true;
      },
    }),
  };
  const { content, root, figures } = structureOf(definition.content, marking);
  const waiting = new Map([...figures].map(([name, all]) => [name, [...all]]));
  const tags: Tags = { root, figures: waiting, marked: new Map(), kit: null, open: null, depth: null, isBusy: false };
  tagsOf.set(definition.images, tags);
  return Object.assign(definition, { content, tagged: true as const });
}

/** Hangs the structure into a document whose pages are drawn and which is not ended yet. */
export function endTagging(kit: Kit) {
  const tags = kit.images && tagsOf.get(kit.images);
  if (!tags) return;
  close(tags);
  const element = build(kit, tags, tags.root);
  if (element) kit.addStructure(element);
}

function build(kit: Kit, tags: Tags, element: StructureElement): object | null {
  const kids = element.kids.map((kid) => build(kit, tags, kid)).filter((kid) => kid !== null);
  const own = tags.marked.get(element) ?? [];
  // A cell without words keeps its column.
  const isCell = element.type === 'TD' || element.type === 'TH';
  if (kids.length + own.length === 0 && !isCell) return null;
  const { alt, scope } = element;
  return kit.struct(element.type, { ...(alt && { alt }), ...(scope && { scope }) }, [...own, ...kids]);
}

const learned = new WeakSet<object>();

/**
 * Teaches the library, by any document of it, to mark what it draws. pdfmake hands neither its document nor its nodes
 * out while it draws, and marks nothing itself: what it calls on the document is heard here.
 */
export function learnTagging(any: object) {
  const kits = Object.getPrototypeOf(any) as Kit;
  if (learned.has(kits)) return;
  learned.add(kits);
  const { text, image, addPage, addContent } = kits;
  kits.text = function (this: Kit, words, x, y, options) {
    const tags = tagsAt(this);
    if (!tags || tags.depth !== null) return text.call(this, words, x, y, options);
    turnTo(tags, (options?.features as { element?: StructureElement } | undefined)?.element ?? 'ornament');
    return busy(tags, () => text.call(this, words, x, y, options));
  };
  kits.image = function (this: Kit, source, ...more) {
    const tags = tagsAt(this);
    if (!tags || tags.depth !== null) return image.call(this, source, ...more);
    const waiting = tags.figures.get(String(source));
    turnTo(tags, (waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0]) ?? 'ornament');
    return busy(tags, () => image.call(this, source, ...more));
  };
  kits.addPage = function (this: Kit, ...options) {
    const tags = tagsAt(this);
    if (tags) close(tags);
    return tags ? busy(tags, () => addPage.call(this, ...options)) : addPage.call(this, ...options);
  };
  kits.addContent = function (this: Kit, data) {
    const tags = tagsAt(this);
    if (!tags || tags.isBusy) return addContent.call(this, data);
    if (tags.depth !== null) {
      const done = addContent.call(this, data);
      if (data === 'q') tags.depth++;
      if (data === 'Q' && --tags.depth === 0) {
        tags.depth = null;
        close(tags);
      }
      return done;
    }
    // Lines and grounds begin with a point or a box.
    if (/ (?:m|re)$/.test(data)) turnTo(tags, 'ornament');
    return addContent.call(this, data);
  };
}

function tagsAt(kit: Kit): Tags | undefined {
  const tags = kit.images && tagsOf.get(kit.images);
  if (tags) tags.kit = kit;
  return tags;
}

function beginDrawing(tags: Tags, element: StructureElement) {
  if (!tags.kit || tags.depth !== null) return;
  turnTo(tags, element);
  tags.depth = 0;
}

function turnTo(tags: Tags, next: StructureElement | 'ornament') {
  const { kit, open, marked } = tags;
  if (open === next || !kit?.page) return;
  close(tags);
  busy(tags, () => {
    if (next === 'ornament') kit.markContent('Artifact');
    else marked.set(next, [...(marked.get(next) ?? []), kit.markStructureContent(next.type)]);
  });
  tags.open = next;
}

function close(tags: Tags) {
  if (tags.open === null || !tags.kit) return;
  tags.open = null;
  const { kit } = tags;
  busy(tags, () => kit.endMarkedContent());
}

function busy<T>(tags: Tags, act: () => T): T {
  const { isBusy } = tags;
  tags.isBusy = true;
  try {
    return act();
  } finally {
    tags.isBusy = isBusy;
  }
}
