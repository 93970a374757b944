import { Refusal } from '#core/errors.ts';
import type { Locale } from '#core/texts/text.ts';
import { type BlankKey, blankDocument, blankPapers } from '#features/casework/shared/documents/blank-papers.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import type { FileAnswer } from '#server/handle.ts';

/** A blank paper as PDF in the reader's language, drawn once by each node; NOT_FOUND for a key of none. */
export async function printBlank(locale: Locale, key: string): Promise<FileAnswer> {
  if (!isBlank(key)) throw new Refusal('NOT_FOUND');
  const kept = `${key} ${locale}`;
  const drawn = made.get(kept) ?? renderPdf(blankDocument(key, locale));
  made.set(kept, drawn);
  drawn.catch(() => made.delete(kept));
  const content = await drawn;
  const { title } = blankDocument(key, locale);
  return {
    kind: 'file',
    name: `${title.replaceAll(' ', '-')}.pdf`,
    type: 'application/pdf',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}

const made = new Map<string, Promise<Buffer>>();

function isBlank(key: string): key is BlankKey {
  return Object.hasOwn(blankPapers, key);
}
