import pdfmake from 'pdfmake';
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { definitionOf, tableLayouts } from '#core/documents/definition.ts';
import type { PrintDocument } from '#core/documents/print.ts';
import { printFonts } from '#core/documents/print-fonts.ts';
import { endTagging, type Kit, learnTagging, tagDefinition } from '#core/documents/tag-pdf.ts';
import { createTurns } from '#server/base/files/turns.ts';
import { fontFiles, inEveryScript, unpackedFont } from './every-script.ts';

const inTurn = createTurns({ atOnce: 1, queue: 50 });

/** Draws a document as PDF, with the glyphs it uses; the same document gives the same bytes. */
export function renderPdf(document: PrintDocument): Promise<Buffer> {
  return inTurn(async () => {
    const set = await inEveryScript(document);
    prepare(set.fonts);
    await learn();
    const definition = tagDefinition(definitionOf(structuredClone(set.document)));
    const drawn = pdfmake.createPdf(definition as unknown as TDocumentDefinitions);
    endTagging((await drawn.getStream()) as unknown as Kit);
    return await drawn.getBuffer();
  });
}

/** A JPEG picture of so many points alone on a page of A4, `at` so many from its corner. */
export function renderPicture(
  picture: Buffer,
  { isWide, width, height, at }: { isWide: boolean; width: number; height: number; at: { x: number; y: number } },
): Promise<Buffer> {
  return inTurn(() => {
    prepare([]);
    const image = `data:image/jpeg;base64,${picture.toString('base64')}`;
    return pdfmake
      .createPdf({
        pageSize: 'A4',
        pageOrientation: isWide ? 'landscape' : 'portrait',
        content: [{ image, width, height, absolutePosition: at }],
        defaultStyle: { font: printFonts.latin },
      })
      .getBuffer();
  });
}

/** What the library holds in memory in place of files; its types leave it out. */
const held = (pdfmake as unknown as { virtualfs: { writeFileSync(name: string, content: Buffer): void } }).virtualfs;

let hasLearned = false;

/** Once, by an empty page. */
async function learn() {
  if (hasLearned) return;
  learnTagging(await pdfmake.createPdf({ content: [], defaultStyle: { font: printFonts.latin } }).getStream());
  hasLearned = true;
}

/**
 * What the library may use, said before each document: it keeps one such setting for the whole process, and the papers
 * of the demo data are drawn with others. Documents bring everything along: nothing else is fetched or read for them.
 */
function prepare(further: readonly string[]): void {
  const names = [printFonts.han, printFonts.latin, ...further];
  const fonts = Object.fromEntries(
    names.map((name) => [name, { normal: fontFiles[name]!('normal'), bold: fontFiles[name]!('bold') }]),
  );
  const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
  for (const file of files) if (file.endsWith('.woff')) held.writeFileSync(file, unpackedFont(file));
  pdfmake.setTableLayouts(tableLayouts as unknown as Record<string, CustomTableLayout>);
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
}
