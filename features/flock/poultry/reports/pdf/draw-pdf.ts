import { definitionOf, tableLayouts } from '#core/documents/definition.ts';
import type { PrintDocument } from '#core/documents/print.ts';
import { printFonts, signsOf } from '#core/documents/print-fonts.ts';
import { endTagging, learnTagging, tagDefinition } from '#core/documents/tag-pdf.ts';
import { type FontFiles, hanFont, latinFont } from '#features/flock/poultry/fonts/fonts.ts';

/** Draws a document on this device, without a network. Throws FontMissing for letters that it has yet to fetch. */
export async function drawPdf(document: PrintDocument): Promise<Blob> {
  const { content, footer, footerMiddle, pageWords } = document;
  const base = document.font === printFonts.latin ? printFonts.latin : printFonts.han;
  const { signs, hasHan } = signsOf([content, footer, footerMiddle, pageWords], base);
  const [pdfmake, latin, han] = await Promise.all([
    import('pdfmake/build/pdfmake.js'),
    latinFont(),
    hasHan ? hanFont(signs) : undefined,
  ]);
  const { default: pdf } = pdfmake;
  pdf.addVirtualFileSystem({ ...filesOf(printFonts.latin, latin), ...(han && filesOf(printFonts.han, han)) });
  pdf.setFonts({
    [printFonts.latin]: namesOf(printFonts.latin),
    [printFonts.han]: namesOf(han ? printFonts.han : printFonts.latin),
  });
  pdf.setTableLayouts(tableLayouts);
  learnTagging(await pdf.createPdf({ content: [], defaultStyle: { font: printFonts.latin } }).getStream());
  const drawn = pdf.createPdf(tagDefinition(definitionOf(structuredClone(document))));
  endTagging(await drawn.getStream());
  return await drawn.getBlob();
}

const namesOf = (font: string) => ({ normal: `${font}-normal.ttf`, bold: `${font}-bold.ttf` });

function filesOf(font: string, { normal, bold }: FontFiles) {
  const names = namesOf(font);
  return { [names.normal]: { data: new Uint8Array(normal) }, [names.bold]: { data: new Uint8Array(bold) } };
}
