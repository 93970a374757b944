import { type CommonTexts, CN as commonCN } from '#core/texts/common/CN.ts';
import type { Locale } from '#core/texts/text.ts';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

type Counted<K extends string> = K extends `${infer Base}_one` ? Base : never;

/** The dotted keys of a catalogue; `days` also when only `days_one` and `days_other` stand there. */
export type KeyOf<T> = Leaves<T> | Counted<Leaves<T>>;

export type Words<T> = (key: KeyOf<T>, params?: Record<string, string | number>) => string;

type Load = () => Promise<{ readonly [name: string]: object }>;

/** Catalogue files by language; a language without one reads EN. */
export type Catalogue = { CN: Load; EN: Load } & Partial<Record<Locale, Load>>;

const commonCatalogue: Catalogue = {
  // The words of most visitors come with the first load: a wave of requests less.
  CN: async () => ({ CN: commonCN }),
  EN: () => import('#core/texts/common/EN.ts'),
  es: () => import('#core/texts/common/es.ts'),
  pt: () => import('#core/texts/common/pt.ts'),
  tr: () => import('#core/texts/common/tr.ts'),
  vi: () => import('#core/texts/common/vi.ts'),
};

const htmlLang: Record<Locale, string> = { CN: 'zh-CN', EN: 'en', es: 'es', pt: 'pt', tr: 'tr', vi: 'vi' };

const wordings = new Map<string, string>();
let plurals = new Intl.PluralRules(htmlLang.CN);

/**
 * Loads the catalogues of one language (`namespace → files`); call once, before anything is drawn. The language of a
 * page never changes, the switch reloads it: so this is a look-up, not a library that takes a tenth of the first load.
 */
export async function startLanguage(locale: Locale, catalogues: Record<string, Catalogue>) {
  document.documentElement.lang = htmlLang[locale];
  // Pages begin in this language before their scripts have arrived.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `tw-lang=${locale}; path=/; max-age=31536000; samesite=lax`;
  plurals = new Intl.PluralRules(htmlLang[locale]);
  const named = { common: commonCatalogue, ...catalogues };
  await Promise.all(
    Object.entries(named).map(async ([namespace, files]) => {
      const source = files[locale] ? locale : 'EN';
      addWordings(`${namespace}:`, (await files[source]!())[source]!);
    }),
  );
}

/** Adds the texts of a catalogue under `path`, as startLanguage does with each. */
export function addWordings(path: string, catalogue: object) {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') wordings.set(path + key, value);
    else addWordings(`${path}${key}.`, value as object);
  }
}

/** A typed hook for one catalogue: keys that do not exist do not compile. */
export function wordsOf<T>(namespace: string): () => Words<T> {
  const words = readerOf<T>(namespace);
  return () => words;
}

/** A typed reader for one catalogue. `{name}` is filled from `params`; `count` picks `key_one` where the language wants it. */
export function readerOf<T>(namespace: string): Words<T> {
  return (key, params = {}) => {
    const path = `${namespace}:${key}`;
    const counted =
      typeof params.count === 'number' ? wordings.get(`${path}_${plurals.select(params.count)}`) : undefined;
    const text = counted ?? wordings.get(path) ?? wordings.get(`${path}_other`) ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  };
}

export const useCommon = wordsOf<CommonTexts>('common');
export const commonText = readerOf<CommonTexts>('common');
