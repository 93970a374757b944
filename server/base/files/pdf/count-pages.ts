import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfVerdict } from './verdict.ts';

const maxPages = 500;

/** Opens the file as the viewer of the product will, and reads every page's entry. */
export async function countPages(bytes: Buffer): Promise<PdfVerdict> {
  try {
    const pdf = await getDocument({
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      stopAtErrors: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
    }).promise;
    const pages = pdf.numPages;
    if (pages < 1) return { key: 'FILE_BROKEN', cause: 'no pages' };
    if (pages > maxPages) return { key: 'FILE_REFUSED', cause: `${pages} pages` };
    for (let page = 1; page <= pages; page++) (await pdf.getPage(page)).cleanup();
    return { key: 'OK', pages };
  } catch (error) {
    const { name, message } = error as Error;
    return { key: name === 'PasswordException' ? 'FILE_PROTECTED' : 'FILE_BROKEN', cause: message };
  }
}
