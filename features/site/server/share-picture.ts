import sharp from 'sharp';
import { Refusal } from '#core/errors.ts';
import { CN } from '#core/texts/portal/CN.ts';
import { EN } from '#core/texts/portal/EN.ts';
import { createGate } from '#server/base/gate.ts';
import { letters, paragraph } from '#server/base/print/lettering.ts';
import type { SiteLanguage } from '#server/base/sites/site-language.ts';

/** Pixels that messengers ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The words on a picture that stands for a page where its address is shared. */
export interface PictureWords {
  readonly language: SiteLanguage;
  /** What kind of page it is; none for the home. */
  readonly kind?: string;
  readonly title: string;
  /** Who says it, and when. */
  readonly source: string;
}

const { width, height } = pictureSize;
const side = 88;
const ground = '#F6F1E3';
const green = '#0E5B4A';
const deep = '#0A4437';
const muted = '#5B6B66';
const gold = '#C8963E';

/** Pictures last asked for, newest last; the words are the key, so that a changed title has a new one. */
const kept = new Map<string, Promise<Buffer>>();
const mostKept = 100;

/** A PNG with the words; drawn from outlines of our own font, so that a machine without fonts shows Chinese, too. */
export function sharePicture(words: PictureWords): Promise<Buffer> {
  const key = JSON.stringify(words);
  const known = kept.get(key);
  kept.delete(key);
  const picture = known ?? draw(words);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest) kept.delete(oldest);
  return picture;
}

const gate = createGate({ running: 1, waiting: 40 });

function draw(words: PictureWords): Promise<Buffer> {
  return gate(
    () =>
      sharp(Buffer.from(svgOf(words)))
        .png({ palette: true, colours: 64, effort: 4 })
        .toBuffer(),
    () => new Refusal('TOO_MANY', { params: { seconds: 10 } }),
  );
}

function svgOf({ language, kind, title, source }: PictureWords): string {
  const { name } = { CN, EN }[language];
  const long = room([...title]);
  const size = long <= 44 ? 72 : long <= 84 ? 60 : 50;
  const leading = Math.round(size * 1.4);
  const text = paragraph(cut(title, 140), {
    x: side,
    y: kind ? 250 : 230,
    size,
    leading,
    width: width - 2 * side - 40,
    weight: 'bold',
    fill: deep,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    leaf(),
    `<rect width="${width}" height="14" fill="${green}"/><rect y="14" width="${width}" height="4" fill="${gold}"/>`,
    letters(name, { x: side, y: 104, size: 34, weight: 'bold', fill: green }),
    kind ? letters(kind, { x: side, y: 164, size: 28, fill: muted }) : '',
    text.svg,
    `<rect x="${side}" y="${height - 118}" width="72" height="4" fill="${gold}"/>`,
    letters(cut(source, 60), { x: side, y: height - 64, size: 28, fill: muted }),
    '</svg>',
  ].join('');
}

/** A wutong leaf, faint, in the lower right corner. */
function leaf(): string {
  const outline =
    'M0,150 C-12,96 -70,112 -118,70 C-92,58 -88,40 -100,4 C-66,22 -50,10 -46,-44 C-22,-24 -12,-40 0,-110 C12,-40 22,-24 46,-44 C50,10 66,22 100,4 C88,40 92,58 118,70 C70,112 12,96 0,150 Z';
  return `<g transform="translate(${width - 150} ${height - 170}) rotate(-18) scale(1.7)" opacity="0.1" fill="${green}"><path d="${outline}"/><rect x="-4" y="140" width="8" height="90"/></g>`;
}

/** Half widths of characters: a Chinese one has two. */
function room(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
}

/** As much as has room in so many half widths: four lines of the smallest letters for a title. */
function cut(text: string, most: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (room(signs) <= most) return signs.join('');
  while (room(signs) > most - 2) signs.pop();
  return `${signs.join('')}…`;
}
