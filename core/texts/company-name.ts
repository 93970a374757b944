import { type Locale, type Text, textIn } from './text.ts';

/** A company as it is called; the name in English is empty or absent for one that has none. */
export interface NamedCompany {
  readonly name: string;
  readonly nameEN?: string | undefined;
}

/** What a company is called in each language: in English as it calls itself there, otherwise by its registered name. */
export function companyName({ name, nameEN }: NamedCompany): Text {
  return { CN: name, EN: nameEN || name };
}

/** The same for one reader. */
export function companyNameIn(company: NamedCompany, locale: Locale): string {
  return textIn(companyName(company), locale);
}
