import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { makePdf, pdfFont } from '#server/demo/make-pdf.ts';
import { type PrintedFile, storePublicFile } from '#server/demo/public-files.ts';
import type { Services } from '#server/services.ts';
import type { Block } from './article.ts';

/** A file under a content: an article, printed as a PDF. */
export interface DemoFile {
  /** Shown title, without an ending. */
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Prints the files of a content and puts them into storage. It is slow: not for the inside of a transaction. */
export async function printContentFiles(services: Services, list: readonly DemoFile[]): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  for (const { name: title, blocks } of list) {
    const content = await makePdf(definitionOf(title, blocks));
    printed.push(await storePublicFile(services, { name: `${title}.pdf`, type: 'application/pdf', content }));
  }
  return printed;
}

const ink = '#16211E';
const line = '#B9C6C0';

function definitionOf(title: string, blocks: readonly Block[]): TDocumentDefinitions {
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [64, 72, 64, 64],
    defaultStyle: { font: pdfFont, fontSize: 10.5, lineHeight: 1.5, color: ink },
    content: [
      { text: title, fontSize: 17, bold: true, alignment: 'center', margin: [0, 0, 0, 24] },
      ...blocks.map(contentOf),
    ],
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      fontSize: 9,
      color: '#5B6B66',
      margin: [0, 16, 0, 0],
    }),
  };
}

function contentOf(block: Block): Content {
  switch (block.kind) {
    case 'heading':
      return { text: block.text, bold: true, fontSize: 12.5, margin: [0, 10, 0, 6] };
    case 'paragraph':
      return { text: block.text, margin: [0, 0, 0, 8] };
    case 'bullets':
      return { ul: [...block.items], margin: [8, 0, 0, 8] };
    case 'steps':
      return { ol: [...block.items], margin: [8, 0, 0, 8] };
    case 'table':
      return {
        table: {
          headerRows: 1,
          widths: block.head.map(() => '*'),
          body: [
            block.head.map((text) => ({ text, bold: true, fillColor: '#E9F1EC' })),
            ...block.rows.map((row) => [...row]),
          ],
        },
        layout: { hLineColor: () => line, vLineColor: () => line, hLineWidth: () => 0.6, vLineWidth: () => 0.6 },
        margin: [0, 0, 0, 12],
      };
  }
}
