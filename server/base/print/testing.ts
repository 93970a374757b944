import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF: its pages, their text one by one and together, and how far right any text reaches. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: number; perPage: string[]; text: string; right: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const found = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item ? item : []));
    }),
  );
  const perPage = found.map((items) => items.map(({ str }) => str).join(''));
  const ends = found.flat().map(({ transform, width }) => Number(transform[4]) + width);
  return { pages: pdf.numPages, perPage, text: perPage.join('\n'), right: Math.max(...ends) };
}
