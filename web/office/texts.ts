import { fill as fillIn, type Values } from '#core/texts/fill.ts';
import { CN, type OfficeTexts } from '#core/texts/office/CN.ts';
import { EN } from '#core/texts/office/EN.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';

export function fill(sentence: string, values: Values): string {
  return fillIn(sentence, values, useSession.getState().locale);
}

/** The office's catalogue for a language; es, pt, tr and vi read the English. */
export function officeTexts(locale: Locale): OfficeTexts {
  return locale === 'CN' ? CN : EN;
}

/** The catalogue in the reader's language. */
export function useTexts(): OfficeTexts {
  return officeTexts(useSession((session) => session.locale));
}

/** Reads bilingual wording of definitions and records in the reader's language. */
export function useTextIn(): (text: Text) => string {
  const locale = useSession((session) => session.locale);
  return (text) => textIn(text, locale);
}
