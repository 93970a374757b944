import type { Locale } from '../texts/text.ts';
import type { PrintNode } from './print.ts';
import { type Run, setTexts } from './set-texts.ts';

/** Names under which renderers know the fonts: one with every Chinese character, one with every letter of Latin script. */
export const printFonts = { han: 'Noto', latin: 'Latin' } as const;
export type PrintFont = (typeof printFonts)[keyof typeof printFonts];

/** The font that most of a document in this language is set in. */
export function fontOfLocale(locale: Locale): PrintFont {
  return locale === 'CN' ? printFonts.han : printFonts.latin;
}

/**
 * Letters that the Chinese font lacks: of Turkish and others (Latin Extended-A and B), and Vietnamese ones, so that one
 * word is of one font.
 */
const latinOnly = /[\u0100-\u024f\u1e00-\u1eff]/;
/** What the font of Latin script has: everything else is set in the Chinese one. */
const inLatin = /[\u0000-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122\u2202-\u2265]|\p{M}/u;

/** Sets every text of a document in fonts that have its letters; `base` is that of the whole document. */
export function lettered(node: PrintNode, base: PrintFont): PrintNode {
  return setTexts(node, base, {
    text: (text) => (isAllIn(text, base) ? undefined : runsOf(text, base)),
    drawing: (svg) => fontOfDrawing(svg, base),
  });
}

/** A drawing has one font: Chinese where there is a Chinese character in it. */
function fontOfDrawing(svg: string, base: PrintFont): PrintFont {
  const text = svg.replace(/<[^>]*>/g, '');
  if ([...text].some((sign) => !inLatin.test(sign))) return printFonts.han;
  return latinOnly.test(text) ? printFonts.latin : base;
}

function isAllIn(text: string, base: PrintFont): boolean {
  return [...text].every((sign) => fontOfSign(sign, base) === base);
}

/** Runs of one font each; words of Latin script are not cut in two. */
function runsOf(text: string, base: PrintFont): Run[] {
  const runs: { text: string; font: PrintFont }[] = [];
  for (const part of text.match(/(?:[\p{Script=Latin}\p{N}'’.-]|\p{M})+|[^\p{Script=Latin}\p{N}]/gu) ?? []) {
    const font = [...part].map((sign) => fontOfSign(sign, base)).find((each) => each !== base) ?? base;
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ text: part, font });
  }
  return runs;
}

function fontOfSign(sign: string, base: PrintFont): PrintFont {
  if (base === printFonts.latin) return inLatin.test(sign) ? printFonts.latin : printFonts.han;
  return latinOnly.test(sign) ? printFonts.latin : printFonts.han;
}

/** Every sign of a document, for whoever has to fetch fonts; `hasHan` when the Chinese font is needed. */
export function signsOf(node: unknown, base: PrintFont): { signs: Set<string>; hasHan: boolean } {
  const signs = new Set<string>();
  collect(node, signs);
  return { signs, hasHan: base === printFonts.han || [...signs].some((sign) => !inLatin.test(sign)) };
}

function collect(node: unknown, signs: Set<string>): void {
  if (typeof node === 'string') for (const sign of node) signs.add(sign);
  else if (Array.isArray(node)) for (const each of node) collect(each, signs);
  else if (node && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) if (key !== 'image') collect(value, signs);
}
