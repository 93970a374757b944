import { readFileSync } from 'node:fs';
import { create, type Font, openSync } from 'fontkit';
import type { PrintDocument, PrintNode } from '#core/documents/print.ts';
import { printFonts } from '#core/documents/print-fonts.ts';
import { type Run, setTexts } from '#core/documents/set-texts.ts';
import type { Locale } from '#core/texts/text.ts';
import { fontFile, latinFontFile, otherFontFiles, type Weight } from './font-file.ts';
import { isRightToLeft, learnRightToLeft, levelsOf, mirrored } from './right-to-left.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Files of the fonts by name, in the order in which they are asked for a sign. */
export const fontFiles: Readonly<Record<string, (weight: Weight) => string>> = {
  [printFonts.han]: fontFile,
  [printFonts.latin]: latinFontFile,
  ...otherFontFiles,
};

/**
 * A document in which every text is set in fonts that have its signs, with the names of the further fonts it needs.
 * A sign that none has is told by its number, [U+20BB7], with a line about it at the end.
 */
export async function inEveryScript(document: PrintDocument): Promise<{ document: PrintDocument; fonts: string[] }> {
  const base = document.font ?? printFonts.han;
  const fonts = new Set<string>();
  let isShort = false;
  if (holdsRightToLeft(document.content)) await learnRightToLeft();
  const content = setTexts(document.content, base, {
    text: (text, font) => {
      const runs = runsOf(text, font);
      for (const run of runs ?? []) {
        fonts.add(run.font);
        isShort ||= run.isNumber === true;
      }
      return runs?.map(({ text, font }) => ({ text, font }));
    },
  });
  const note = { text: noteOf[document.locale], fontSize: 8.5, color: '#5B6B66', margin: [0, 10, 0, 0] };
  return {
    document: isShort ? { ...document, content: [content, note] } : { ...document, content },
    fonts: [...fonts].filter((font) => font in otherFontFiles),
  };
}

const noteOf: Readonly<Record<Locale, string>> = {
  CN: '[U+…] 为字库所缺之字的统一码编号，原字已按填写内容保存。',
  EN: '[U+…] is the Unicode number of a character that the fonts of this paper lack; it is kept as it was typed.',
  es: '[U+…] es el número Unicode de un carácter que falta en las fuentes de este documento; se conserva tal como se escribió.',
  pt: '[U+…] é o número Unicode de um caractere que falta nas fontes deste documento; ele fica guardado como foi digitado.',
  tr: '[U+…], bu belgenin yazı tiplerinde bulunmayan bir karakterin Unicode numarasıdır; yazıldığı gibi saklanır.',
  vi: '[U+…] là số Unicode của ký tự mà phông chữ của tài liệu này không có; ký tự được lưu đúng như đã nhập.',
};

function holdsRightToLeft(node: PrintNode): boolean {
  return isRightToLeft(JSON.stringify(node, (key, value: unknown) => (key === 'image' || key === 'svg' ? '' : value)));
}

interface SetRun extends Run {
  /** Stands for a sign that no font has. */
  readonly isNumber?: boolean;
}

/** What most texts consist of: the base fonts have it. */
const everyday = /^[\n\x20-\x7e\u4e00-\u9fa5\u3000-\u3002\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f·]*$/;
/** A word of Latin script stays in one font. */
const piece = /(?:[\p{Script=Latin}\p{N}'’.-]|(?<=\p{Script=Latin}\p{M}*)\p{M})+/uy;
/** What shapes or orders others and is not seen itself. */
const unseen = /\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/gu;
/** Would turn the order of what stands beside them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const asEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[#*0-9]\ufe0f?\u20e3/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Runs of one font and one direction each; undefined where the whole text is of the font it stands in. */
function runsOf(whole: string, base: string): SetRun[] | undefined {
  if (everyday.test(whole))
    return base === printFonts.han || !/[\u3000-\u9fff\uff00-\uffff]/.test(whole)
      ? undefined
      : [{ text: whole, font: printFonts.han }];
  const text = whole.replace(turning, '');
  const levels = levelsOf(text);
  const runs: (SetRun & { text: string; level: number })[] = [];
  for (const { at, part } of partsOf(text)) {
    const level = levels?.[at] ?? 0;
    const last = runs.at(-1);
    // Blanks of emoji are as wide as they are.
    const before = last && last.font !== 'Emoji' && last.level === level && isNeutral(part) ? [last.font] : [];
    const font = fontOf(part, [...before, base]);
    const told = font === undefined ? { text: numbersOf(part), font: base, isNumber: true } : { text: part, font };
    const shown = level % 2 === 1 ? mirrored(told.text) : told.text;
    if (last?.font === told.font && last.level === level && last.isNumber === told.isNumber) last.text += shown;
    else runs.push({ isNumber: undefined, ...told, text: shown, level });
  }
  return runs.length === 1 && runs[0]!.font === base && runs[0]!.text === whole ? undefined : runs;
}

/** Words of Latin script, and all else sign by sign as readers see them, each with where it begins. */
function* partsOf(text: string): Iterable<{ at: number; part: string }> {
  let reached = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    if (index < reached) continue;
    piece.lastIndex = index;
    const word = asEmoji.test(segment) ? undefined : piece.exec(text)?.[0];
    const part = word && word.length >= segment.length ? word : segment;
    reached = index + part.length;
    yield { at: index, part };
  }
}

const isNeutral = (part: string) => /^[\s\p{P}]+$/u.test(part);

/** The first font that has all of it, of those that are preferred, then of all. */
function fontOf(part: string, preferred: readonly string[]): string | undefined {
  const first = asEmoji.test(part) ? ['Emoji', ...preferred] : preferred;
  const seen = [...part.replace(unseen, '')].map((sign) => sign.codePointAt(0)!);
  return [...first, ...Object.keys(fontFiles)].find((font) => seen.every((sign) => sign < 32 || hasSign(font, sign)));
}

function numbersOf(part: string): string {
  return [...part.replace(unseen, '')]
    .map((sign) => `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('');
}

const opened = new Map<string, Font>();

/** Fonts are opened once, and only when a text asks for a sign that those before lack. */
function hasSign(name: string, sign: number): boolean {
  let font = opened.get(name);
  if (!font) {
    const file = fontFiles[name]!('normal');
    font = (file.endsWith('.woff') ? create(unpackedFont(file)) : openSync(file)) as Font;
    opened.set(name, font);
  }
  return font.hasGlyphForCodePoint(sign);
}

const unpacked = new Map<string, Buffer>();

/** A font of the web, unpacked once. */
export function unpackedFont(file: string): Buffer {
  const known = unpacked.get(file) ?? unpackWoff(readFileSync(file));
  unpacked.set(file, known);
  return known;
}
