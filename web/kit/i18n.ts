import type { CommonTexts } from '#core/texts/common/CN.ts';
import { fill } from '#core/texts/fill.ts';
import { type Locale, languageTags } from '#core/texts/text.ts';
import { flatten, type KeyOf, type Words } from '#core/texts/words.ts';

export type { KeyOf, Words };

type Load = () => Promise<{ readonly [name: string]: object }>;

/** Catalogue files by language; a language without one reads EN. */
export type Catalogue = { CN: Load; EN: Load } & Partial<Record<Locale, Load>>;

const commonCatalogue: Catalogue = {
  CN: () => import('#core/texts/common/CN.ts'),
  EN: () => import('#core/texts/common/EN.ts'),
  es: () => import('#core/texts/common/es.ts'),
  pt: () => import('#core/texts/common/pt.ts'),
  tr: () => import('#core/texts/common/tr.ts'),
  vi: () => import('#core/texts/common/vi.ts'),
};

/** What a part says of itself whose words are in the language that was chosen, even where the page's are not. */
export function languageOfWords(): { lang: string } {
  return { lang: languageTags[language] };
}

const wordings = new Map<string, string>();
let language: Locale = 'CN';

/**
 * Loads the catalogues of one language (`namespace → files`); call once, before anything is drawn. The language of a
 * page never changes, the switch reloads it: so this is a look-up, not a library that takes a tenth of the first load.
 */
export async function startLanguage(locale: Locale, catalogues: Record<string, Catalogue>) {
  // Where most words of a page are English, English is what it says it is; parts in the reader's language say so themselves.
  const isWhole = Object.values(catalogues).every((files) => files[locale]);
  document.documentElement.lang = languageTags[isWhole ? locale : 'EN'];
  // Pages begin in this language before their scripts have arrived.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `tw-lang=${locale}; path=/; max-age=31536000; samesite=lax`;
  language = locale;
  const named = { common: commonCatalogue, ...catalogues };
  await Promise.all(
    Object.entries(named).map(async ([namespace, files]) => {
      const source = files[locale] ? locale : 'EN';
      addWordings(`${namespace}:`, (await files[source]!())[source]!);
    }),
  );
}

/** Adds the texts of a catalogue under `path`, as startLanguage does with each: those of the page's language, or of another. */
export function addWordings(path: string, catalogue: object, locale: Locale = language) {
  for (const [key, text] of flatten(catalogue, path)) wordings.set(`${locale}/${key}`, text);
}

/** Turns a page to another language that it has the words of; what stands on it is to be drawn anew. */
export function turnTo(locale: Locale) {
  language = locale;
}

/** A typed hook for one catalogue: keys that do not exist do not compile. */
export function wordsOf<T>(namespace: string): () => Words<T> {
  const words = readerOf<T>(namespace);
  return () => words;
}

/** A typed reader for one catalogue; a key without a text is shown as it is. */
export function readerOf<T>(namespace: string): Words<T> {
  return (key, values = {}) => fill(wordings.get(`${language}/${namespace}:${key}`) ?? key, values, language);
}

export const useCommon = wordsOf<CommonTexts>('common');
export const commonText = readerOf<CommonTexts>('common');
