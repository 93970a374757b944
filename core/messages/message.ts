import { fill } from '../texts/fill.ts';
import { type Locale, type Text, textIn } from '../texts/text.ts';

/** Something that people are told: its words, the page it is about, and whether by mail, too. Facts stand in braces. */
export interface Message {
  readonly title: Text;
  /** Plain text; line breaks part paragraphs. */
  readonly body: Text;
  /** Below the origin of the application it is read in. */
  readonly page: string;
  /** What the mail adds; without it, the message stays inside the product. */
  readonly mail?: {
    /** Why it is written: what lists filter by. */
    readonly scene: string;
    /** Words on the link to the page. */
    readonly link: Text;
    /** A last line that only the mail has. */
    readonly more?: Text;
  };
}

/** What a message is about; a text is told in the language of the reader, and what is not there as nothing. */
export type Facts = Readonly<Record<string, string | Text | null | undefined>>;

/** Words with the facts filled in. */
export function tellText(text: Text, facts: Facts): Text {
  const inLocale = (locale: Locale & keyof Text) =>
    fill(
      text[locale],
      Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          typeof fact === 'object' && fact !== null ? textIn(fact, locale) : (fact ?? ''),
        ]),
      ),
      locale,
    );
  return { CN: inLocale('CN'), EN: inLocale('EN') };
}
