import { fill } from './fill.ts';
import type { Locale } from './text.ts';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

type Counted<K extends string> = K extends `${infer Base}_one` ? Base : never;

/** The dotted keys of a catalogue; `days` also when only `days_one` and `days_other` stand there. */
export type KeyOf<T> = Leaves<T> | Counted<Leaves<T>>;

/** Reads one catalogue in one language: `{name}` is filled from `params`, `count` picks `key_one` where the language wants it. */
export type Words<T> = (key: KeyOf<T>, params?: WordParams) => string;

export type WordParams = Readonly<Record<string, string | number>>;

/** Languages as browsers and files name them. */
export const languageTags: Readonly<Record<Locale, string>> = {
  CN: 'zh-CN',
  EN: 'en',
  es: 'es',
  pt: 'pt',
  tr: 'tr',
  vi: 'vi',
};

/** A catalogue as a table of dotted paths to texts, each below `path`. */
export function flatten(catalogue: object, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value as object, `${path}${key}.`),
  );
}

/** The text of a path with its parameters; the path itself where there is none. */
export function wordingOf(
  texts: ReadonlyMap<string, string>,
  path: string,
  { params = {}, plurals }: { params?: WordParams | undefined; plurals: Intl.PluralRules },
): string {
  const counted = typeof params.count === 'number' ? texts.get(`${path}_${plurals.select(params.count)}`) : undefined;
  const text = counted ?? texts.get(path) ?? texts.get(`${path}_other`) ?? path;
  return fill(text, params);
}

/** Reads a catalogue where there is no page: on the server and in tests. */
export function readerIn<T extends object>(catalogue: T, locale: Locale): Words<T> {
  const texts = new Map(flatten(catalogue));
  const plurals = new Intl.PluralRules(languageTags[locale]);
  return (key, params) => wordingOf(texts, key, { params, plurals });
}
