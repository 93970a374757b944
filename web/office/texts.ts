import { CN, type OfficeTexts } from '#core/texts/office/CN.ts';
import { EN } from '#core/texts/office/EN.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { readerIn, type Words } from '#core/texts/words.ts';
import { useSession } from '#web/kit/call/session.ts';

/** Reads the catalogue of the back office: what is called `t`. */
export type OfficeWords = Words<OfficeTexts>;

/** The back office changes its language while it stands, so both are at hand; es, pt, tr and vi read the English. */
const words: Readonly<Record<'CN' | 'EN', OfficeWords>> = {
  CN: readerIn<OfficeTexts>(CN, 'CN'),
  EN: readerIn<OfficeTexts>(EN, 'EN'),
};

/** The catalogue in the reader's language. */
export function useTexts(): OfficeWords {
  return words[useSession((session) => (session.locale === 'CN' ? 'CN' : 'EN'))];
}

/** Reads bilingual wording of definitions and records in the reader's language. */
export function useTextIn(): (text: Text) => string {
  const locale = useSession((session) => session.locale);
  return (text) => textIn(text, locale);
}
