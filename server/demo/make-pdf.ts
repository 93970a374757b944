import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFile } from '#server/base/print/font-file.ts';

/** The font with every Chinese character; documents with text name it. */
export const pdfFont = 'Noto Sans SC';

/** The bytes of a PDF; nothing but the font is read from the disk and nothing is fetched. */
export function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const fonts = { normal: fontFile('normal'), bold: fontFile('bold') };
  pdfmake.addFonts({ [pdfFont]: fonts });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);
  return pdfmake.createPdf(definition).getBuffer();
}
