import pdfmake from 'pdfmake';
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { definitionOf, printFont, tableLayouts } from '#core/documents/definition.ts';
import type { PrintDocument } from '#core/documents/print.ts';
import { createTurns } from '../files/turns.ts';
import { fontFile } from './font-file.ts';

const inTurn = createTurns({ atOnce: 1, queue: 50 });

/** Draws a document as PDF, with the glyphs it uses; the same document gives the same bytes. */
export function renderPdf(document: PrintDocument): Promise<Buffer> {
  return inTurn(() =>
    pdfmake.createPdf(definitionOf(structuredClone(document)) as unknown as TDocumentDefinitions).getBuffer(),
  );
}

const fonts = { normal: fontFile('normal'), bold: fontFile('bold') };

pdfmake.setTableLayouts(tableLayouts as unknown as Record<string, CustomTableLayout>);

// Documents bring everything along: nothing else is fetched or read for them.
pdfmake.setFonts({ [printFont]: fonts });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));
