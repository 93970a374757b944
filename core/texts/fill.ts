import { type Locale, languageTags, type Text, textIn } from './text.ts';

/** What a sentence is filled with; nothing stands for what is not known. */
export type Values = Readonly<Record<string, string | number | undefined>>;

const gap = /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g;

/**
 * Puts values into a sentence: `{name}` is the value, `{count:# day|# days}` the form that the language wants for the
 * number, which stands for `#`. What has no value stays as it is. The only filler there is.
 */
export function fill(sentence: string, values: Values, locale: Locale): string {
  return sentence.replace(gap, (whole, name: string, one: string | undefined, other: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return (isOne(value, locale) ? one : other).replaceAll('#', () => String(value));
  });
}

/** The same for wording in two languages. */
export function fillText(text: Text, values: Values, locale: Locale): string {
  return fill(textIn(text, locale), values, locale === 'CN' ? 'CN' : 'EN');
}

/** Names of what a sentence is filled with, each once. */
export function namesIn(sentence: string): string[] {
  return namesOf([...sentence.matchAll(gap)]);
}

/** Names of what a sentence shows; a number that only picks a form is not among them, as not every language has forms. */
export function shownIn(sentence: string): string[] {
  return namesOf([...sentence.matchAll(gap)].filter(([whole, , one]) => one === undefined || whole.includes('#')));
}

function namesOf(gaps: readonly RegExpExecArray[]): string[] {
  return [...new Set(gaps.map(([, name]) => name!))].sort();
}

/** A number as text counts too, unless it is written with separators, where it is never one. */
function isOne(value: string | number, locale: Locale): boolean {
  return (typeof value === 'number' || /^\d+$/.test(value)) && pluralsOf(locale).select(Number(value)) === 'one';
}

const plurals = new Map<Locale, Intl.PluralRules>();

function pluralsOf(locale: Locale): Intl.PluralRules {
  const found = plurals.get(locale) ?? new Intl.PluralRules(languageTags[locale]);
  plurals.set(locale, found);
  return found;
}
