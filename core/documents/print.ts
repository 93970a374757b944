import { dayText } from '../calendar/day-text.ts';
import { markSvg } from '../mark.ts';
import type { Locale, Text } from '../texts/text.ts';
import { textIn } from '../texts/text.ts';

/**
 * A document as data, in the vocabulary of pdfmake without its functions: the renderer adds page numbers, fonts and
 * styles. Lengths are points, the page is A4.
 */
export interface PrintDocument {
  readonly title: string;
  readonly locale: Locale;
  /** Written into the file as its time, so that the same facts give the same bytes. */
  readonly createdAt: Date;
  readonly content: PrintNode;
  /** Drawn under the first page. */
  readonly background?: PrintNode;
  /** Left of the page number. */
  readonly footer: string;
  /** Right of the footer, where it is to say more than the numbers: {page} and {pages} stand for them. */
  readonly pageWords?: string;
  /** In the middle of the footer. */
  readonly footerMiddle?: string;
  /** Points left and right, top, bottom; 48, 40, 56 where none are given. */
  readonly margins?: { readonly side: number; readonly top: number; readonly bottom: number };
  /** Size of what names none; 10.5 where none is given. */
  readonly fontSize?: number;
  /** The font of what names none (print-fonts.ts); the Chinese one where none is given. */
  readonly font?: string;
  /** Height of a line by that of the font; 1.08 where none is given. */
  readonly lineHeight?: number;
  /** Pictures by the name under which the content shows them, as data addresses. */
  readonly images?: Readonly<Record<string, string>>;
  /** Whose paper it is; this product's where none is named. */
  readonly producer?: string;
  /** Whether the page lies on its long side; it stands otherwise. */
  readonly isLandscape?: boolean;
  /** Whether nothing is printed at the foot: a paper that stands by itself. */
  readonly isBare?: boolean;
  /** Pale words across every page. */
  readonly watermark?: string;
}

export type PrintNode = string | readonly PrintNode[] | { readonly [key: string]: unknown };

export const page = { width: 595.28, height: 841.89, side: 48 } as const;

export const colours = {
  primary: '#0E5B4A',
  deep: '#0A4437',
  soft: '#E3EFEA',
  gold: '#B98A3A',
  seal: '#A33420',
  ink: '#16211E',
  muted: '#5B6B66',
  line: '#DDE5E1',
  page: '#F5F8F6',
  card: '#FFFFFF',
} as const;

export const product: Text = { CN: '梧桐人才服务平台', EN: 'Wutong Talent Services' };

/** The instant in Asia/Shanghai, to the second: 2026-11-12 16:20:31 / 12 Nov 2026, 16:20:31. */
export function shanghaiTime(at: Date, locale: Locale): string {
  const iso = at8(at).toISOString();
  const [day, time] = [dayText(iso.slice(0, 10), locale), iso.slice(11, 19)];
  return locale === 'CN' ? `${day} ${time}` : `${day}, ${time}`;
}

/** Bytes for people: 812 KB, 21.6 MB (1 MB = 1,048,576 bytes). */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Hexadecimal digits in groups of eight, so that two can be compared by eye. */
export function grouped(digest: string): string {
  return digest.match(/.{1,8}/g)?.join(' ') ?? '';
}

/** Mark, product and the body that runs it, at the head of a page. */
export function letterhead(tenant: Text, locale: Locale): PrintNode {
  return {
    columns: [
      { svg: `<svg viewBox="0 0 64 64">${markSvg()}</svg>`, width: 34 },
      {
        stack: [
          { text: textIn(product, locale), fontSize: 14, bold: true, color: colours.deep, characterSpacing: 0.5 },
          { text: textIn(tenant, locale), fontSize: 9, color: colours.muted },
        ],
        margin: [10, -1, 0, 0],
      },
    ],
  };
}

function at8(at: Date): Date {
  return new Date(at.getTime() + 8 * 3_600_000);
}

/** Ridges along the foot of a page. */
export const ridges: PrintNode = {
  svg: `<svg viewBox="0 0 595 90"><path fill="${colours.soft}" d="M0 52C48 44 74 18 118 20c42 2 68 34 118 30 46-4 66-32 112-30 50 2 74 34 128 28 44-5 74-26 119-26v68H0z" opacity=".55"/><path fill="${colours.soft}" d="M0 74c58-4 92-22 150-20 62 2 96 22 160 18 60-4 92-24 150-22 54 2 88 16 135 12v28H0z"/><path fill="none" stroke="${colours.gold}" stroke-width=".7" opacity=".7" d="M0 74c58-4 92-22 150-20 62 2 96 22 160 18 60-4 92-24 150-22 54 2 88 16 135 12"/></svg>`,
  width: page.width,
  absolutePosition: { x: 0, y: page.height - 90 },
};
