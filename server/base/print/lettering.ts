import { type Font, openSync } from 'fontkit';
import { fontFile, type Weight } from './font-file.ts';

/** In the font that the product's documents use, too: drawn as outlines, a machine without fonts shows the same. */
export interface Lettering {
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space between characters. */
  readonly spacing?: number;
}

/** A line of text as SVG outlines. */
export function letters(content: string, { x, y, anchor = 'start', ...how }: Lettering): string {
  const width = widthOf(content, how);
  const left = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width);
  const scale = round(how.size / unitsPerEm);
  let at = left;
  const outlines = [...content].map((character) => {
    const { outline, advance } = glyphOf(character, how.weight);
    const transform = `translate(${round(at)} ${round(y)}) scale(${scale} -${scale})`;
    at += (advance * how.size) / unitsPerEm + (how.spacing ?? 0);
    return outline && `<path transform="${transform}" d="${outline}"/>`;
  });
  return `<g fill="${how.fill ?? ink}">${outlines.join('')}</g>`;
}

/** Text in lines of at most `width`; `bottom` is the base line of the last one. */
export function paragraph(
  content: string,
  { width, leading, indent = 0, ...how }: Lettering & { width: number; leading: number; indent?: number },
): { svg: string; bottom: number } {
  const lines: string[] = [''];
  for (const part of content.match(/[\p{L}\p{N}.,:;'’()%-]+(?<![\p{Script=Han}])|./gsu) ?? []) {
    const room = width - (lines.length === 1 ? indent : 0);
    const line = `${lines.at(-1)}${part}`;
    const isClosing = /^[，。、；：）》”！？]/u.test(part);
    if (widthOf(line, how) <= room || isClosing) lines[lines.length - 1] = line;
    else lines.push(part.trimStart());
  }
  const svg = lines.map((line, index) =>
    letters(line, { ...how, x: how.x + (index === 0 ? indent : 0), y: how.y + index * leading }),
  );
  return { svg: svg.join(''), bottom: how.y + (lines.length - 1) * leading };
}

/** Text along the upper half of a circle, as on a round seal. */
export function lettersOnArc(
  content: string,
  { cx, cy, radius, size, fill }: { cx: number; cy: number; radius: number; size: number; fill: string },
): string {
  const characters = [...content];
  const sweep = Math.min(250, characters.length * 21);
  const step = characters.length > 1 ? sweep / (characters.length - 1) : 0;
  return characters
    .map((character, index) => {
      const angle = -sweep / 2 + index * step;
      const glyph = letters(character, { x: cx, y: cy - radius, size, fill, weight: 'bold', anchor: 'middle' });
      return `<g transform="rotate(${round(angle)} ${cx} ${cy})">${glyph}</g>`;
    })
    .join('');
}

export const ink = '#1d2421';
const unitsPerEm = 1000;

function widthOf(
  content: string,
  { size, weight, spacing = 0 }: Pick<Lettering, 'size' | 'weight' | 'spacing'>,
): number {
  const advances = [...content].map((character) => glyphOf(character, weight).advance);
  return (
    (advances.reduce((sum, each) => sum + each, 0) * size) / unitsPerEm + spacing * Math.max(0, advances.length - 1)
  );
}

interface Glyph {
  readonly outline: string;
  readonly advance: number;
}

const fonts = new Map<Weight, Font>();
const glyphs = new Map<string, Glyph>();

function glyphOf(character: string, weight: Weight = 'normal'): Glyph {
  const key = `${weight}${character}`;
  const known = glyphs.get(key);
  if (known) return known;
  const { path, advanceWidth } = fontOf(weight).glyphForCodePoint(character.codePointAt(0) ?? 32);
  const glyph = { outline: path.toSVG(), advance: advanceWidth };
  glyphs.set(key, glyph);
  return glyph;
}

/** Opened once; the outlines of a node are as many as the characters it has written. */
function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const opened = openSync(fontFile(weight)) as Font;
  fonts.set(weight, opened);
  return opened;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
