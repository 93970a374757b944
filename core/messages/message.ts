import { isDate, isDateTime } from '../calendar/dates.ts';
import { dayText } from '../calendar/day-text.ts';
import { fillText, type Values } from '../texts/fill.ts';
import { type Locale, type Text, textIn } from '../texts/text.ts';

/** Where a message is read: inside the product, in a mail, on a phone. */
export type Channel = 'INSIDE' | 'MAIL' | 'SMS';

/** Something that people are written about, in the words of core/texts/mail. */
export interface Letter {
  /** What the outbox, the templates and docs/messages.md know it by; no other has it. */
  readonly key: string;
  /** Who is told. */
  readonly to: Text;
  readonly channels: readonly Channel[];
}

/** Something that people are told. Facts stand in braces. Its mail says the same, unless core/texts/mail has words for it. */
export interface Message extends Letter {
  readonly title: Text;
  /** Plain text; line breaks part paragraphs. */
  readonly body: Text;
  /** What it is about, below the origin of the application it is read in. */
  readonly page?: string;
  /** Words on the link of the mail to the page. */
  readonly link?: Text;
  /** A last line that only the mail has. */
  readonly more?: Text;
  /** What the mail leads to where inside there is nothing to open. */
  readonly mailPage?: string;
}

/** Messages by their events, each known by the prefix and the event. */
export function declareMessages<E extends string>(
  prefix: string,
  events: Readonly<Record<E, Omit<Message, 'key'>>>,
): Readonly<Record<E, Message>> {
  const named = Object.entries<Omit<Message, 'key'>>(events).map(([event, message]) => [
    event,
    { ...message, key: `${prefix}_${event.replaceAll('-', '_').replace(/(?<=[a-z])[A-Z]/g, '_$&')}`.toUpperCase() },
  ]);
  return Object.fromEntries(named) as Record<E, Message>;
}

/** What a message is about; a text is told in the language of the reader, and what is not there as nothing. */
export type Facts = Readonly<Record<string, string | number | Text | null | undefined>>;

/** Words with the facts filled in. */
export function tellText(text: Text, facts: Facts): Text {
  return { CN: fillText(text, factsIn(facts, 'CN'), 'CN'), EN: fillText(text, factsIn(facts, 'EN'), 'EN') };
}

/** Facts as a reader of the language is told them: a day is 2026-12-04 in Chinese and 4 Dec 2026 in English. */
export function factsIn(facts: Facts, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (typeof fact === 'object' && fact !== null) return [name, textIn(fact, locale)];
      return [
        name,
        typeof fact === 'string' && (isDate(fact) || isDateTime(fact)) ? dayText(fact, locale) : (fact ?? ''),
      ];
    }),
  );
}
