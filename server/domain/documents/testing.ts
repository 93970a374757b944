import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF: its pages, and their text one by one and together. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; perPage: string[]; text: string }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const perPage = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { pages: pdf.numPages, perPage, text: perPage.join('\n') };
}
