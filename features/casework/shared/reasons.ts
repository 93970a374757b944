import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { skipReasons } from './employer-skips.ts';

type Reviewed = Pick<Programme, 'review'>;

/** What the desk wrote, for a reader of a language: its ready-made sentences in that language, the rest as it was written. */
export function wordsOfDesk({ review }: Reviewed, written: string, locale: Locale): string {
  return sentencesOf(review).reduce((text, sentence) => {
    const found = [sentence.CN, sentence.EN].find((each) => text.includes(each));
    return found ? text.replaceAll(found, textIn(sentence, locale)) : text;
  }, written);
}

/** Why something was sent back: the reason by its key, then the note where that says more. */
export function correctionWords(
  programme: Reviewed,
  { reason, note }: { reason: string; note: string },
  locale: Locale,
): string {
  const known = programme.review.corrections.find(({ key }) => key === reason)?.text;
  const chosen = known ? textIn(known, locale) : reason;
  const added = wordsOfDesk(programme, note.trim(), locale);
  if (!added) return chosen;
  return !known || added.includes(chosen) ? added : `${chosen}\n${added}`;
}

/** The longest first, so that none is found inside another. */
function sentencesOf({ corrections, refusals }: Programme['review']): Text[] {
  const written = [...corrections, ...refusals].map(({ text }) => text);
  return [...written, ...Object.values<Text>(skipReasons)].sort((one, other) => other.CN.length - one.CN.length);
}
