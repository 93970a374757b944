import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { colours, type PrintDocument, page } from '#core/documents/print.ts';
import { createTurns } from '../files/turns.ts';
import { fontFile } from './font-file.ts';

const inTurn = createTurns({ atOnce: 1, queue: 50 });

/** Draws a document as PDF, with the glyphs it uses; the same document gives the same bytes. */
export function renderPdf(document: PrintDocument): Promise<Buffer> {
  return inTurn(() => pdfmake.createPdf(definitionOf(document)).getBuffer());
}

function definitionOf(document: PrintDocument): TDocumentDefinitions {
  const { title, locale, createdAt, content, background, footer, watermark } = document;
  return {
    pageSize: 'A4',
    pageMargins: [page.side, 40, page.side, 56],
    language: locale === 'CN' ? 'zh-CN' : 'en',
    version: '1.7',
    displayTitle: true,
    info: { title, producer: 'Wutong', creator: 'Wutong', creationDate: createdAt, modDate: createdAt },
    defaultStyle: { font: 'Noto', fontSize: 10.5, lineHeight: 1.08, color: colours.ink },
    // The library writes into what it is given.
    content: structuredClone(content) as TDocumentDefinitions['content'],
    background: (number) => (number === 1 && background ? (structuredClone(background) as never) : null),
    footer: (number, count) => ({
      columns: [
        { text: footer, alignment: 'left' },
        { text: `${number} / ${count}`, alignment: 'right', width: 60 },
      ],
      fontSize: 8.5,
      color: colours.muted,
      margin: [page.side, 22, page.side, 0],
    }),
    ...(watermark
      ? { watermark: { text: watermark, color: colours.muted, opacity: 0.07, fontSize: 120, bold: true, font: 'Noto' } }
      : {}),
  };
}

const fonts = { normal: fontFile('normal'), bold: fontFile('bold') };

/** Tables of facts: a thin line under each row, nothing else. Cards to cut out: a dashed line around each. */
pdfmake.setTableLayouts({
  cut: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => colours.line,
    vLineColor: () => colours.line,
    hLineStyle: () => ({ dash: { length: 4 } }),
    vLineStyle: () => ({ dash: { length: 4 } }),
  },
  facts: {
    hLineWidth: (row) => (row === 0 ? 0 : 0.6),
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});

// Documents bring everything along: nothing else is fetched or read for them.
pdfmake.setFonts({ Noto: fonts });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));
