import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** The font with every Chinese character; documents with text name it. */
export const pdfFont = 'Noto Sans SC';

/** Path of the font in a weight. */
export function fontFile(weight: 'normal' | 'bold'): string {
  const name = weight === 'bold' ? '700Bold' : '400Regular';
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${name}/NotoSansSC_${name}.ttf`);
}

/** The bytes of a PDF; nothing but the font is read from the disk and nothing is fetched. */
export function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const fonts = { normal: fontFile('normal'), bold: fontFile('bold') };
  pdfmake.addFonts({ [pdfFont]: fonts });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);
  return pdfmake.createPdf(definition).getBuffer();
}
