import { languageTags } from '#core/texts/text.ts';
import { colours, type PrintDocument, page } from './print.ts';
import { printFonts } from './print-fonts.ts';
import { keepNumbersWhole } from './whole-numbers.ts';

/** What pdfmake draws of a document. The library writes into what it is given: hand over a copy that is needed no more. */
export function definitionOf(document: PrintDocument) {
  const { title, locale, createdAt, content, background, watermark, producer = 'Wutong' } = document;
  const { side, top, bottom } = document.margins ?? { side: page.side, top: 40, bottom: 56 };
  return {
    pageSize: 'A4',
    ...(document.isLandscape ? ({ pageOrientation: 'landscape' } as const) : {}),
    pageMargins: [side, top, side, bottom],
    language: languageTags[locale],
    version: '1.7',
    displayTitle: true,
    info: { title, producer, creator: producer, creationDate: createdAt, modDate: createdAt },
    defaultStyle: {
      font: document.font ?? printFonts.han,
      fontSize: document.fontSize ?? 10.5,
      lineHeight: document.lineHeight ?? 1.08,
      color: colours.ink,
    },
    content: keepNumbersWhole(content),
    images: { ...document.images },
    background: (number: number) => (number === 1 && background ? background : null),
    footer: (number: number, count: number) => (document.isBare ? null : footerOf(document, { number, count, side })),
    ...(watermark
      ? {
          watermark: {
            text: watermark,
            color: colours.muted,
            opacity: 0.1,
            fontSize: sizeAcross(watermark),
            bold: true,
            font: document.font ?? printFonts.han,
          },
        }
      : {}),
  } as const;
}

/** Points at which a word stands across a page and its ends stay on it. */
function sizeAcross(word: string): number {
  const ems = [...word].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.62), 0);
  return Math.min(120, Math.floor(840 / ems));
}

function footerOf(
  { footer, footerMiddle, pageWords }: PrintDocument,
  { number, count, side }: { number: number; count: number; side: number },
) {
  const numbers = pageWords?.replace('{page}', String(number)).replace('{pages}', String(count));
  return {
    columns: [
      { text: footer, alignment: 'left' },
      ...(footerMiddle === undefined ? [] : [{ text: footerMiddle, alignment: 'center' }]),
      numbers === undefined
        ? { text: `${number} / ${count}`, alignment: 'right', width: 60 }
        : { text: numbers, alignment: 'right', bold: true },
    ],
    fontSize: 8.5,
    color: colours.muted,
    margin: [side, 22, side, 0],
  };
}

/** The layouts that tables name. `facts`: a thin line under each row. `cut`: a dashed line around each card. */
export const tableLayouts = {
  cut: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => colours.line,
    vLineColor: () => colours.line,
    hLineStyle: () => ({ dash: { length: 4 } }),
    vLineStyle: () => ({ dash: { length: 4 } }),
  },
  facts: {
    hLineWidth: (row: number) => (row === 0 ? 0 : 0.6),
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** Headed columns: a strong line under the head, thin ones between the rows. */
  headed: {
    hLineWidth: (row: number) => (row === 0 ? 0 : row === 1 ? 1.4 : 0.6),
    vLineWidth: () => 0,
    hLineColor: (row: number) => (row === 1 ? '#11606E' : colours.line),
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 2.6,
    paddingBottom: () => 2.6,
  },
  /** Cells with a line around each. */
  boxes: {
    hLineWidth: () => 0.75,
    vLineWidth: () => 0.75,
    hLineColor: () => '#B9C5C1',
    vLineColor: () => '#B9C5C1',
    paddingLeft: () => 7,
    paddingRight: () => 7,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
};
