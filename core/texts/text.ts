/** The languages of the product; CN is the source, EN the fallback of the rest. */
export const locales = ['CN', 'EN', 'es', 'pt', 'tr', 'vi'] as const;

export type Locale = (typeof locales)[number];

/** Languages as browsers and files name them. */
export const languageTags: Readonly<Record<Locale, string>> = {
  CN: 'zh-CN',
  EN: 'en',
  es: 'es',
  pt: 'pt',
  tr: 'tr',
  vi: 'vi',
};

/** One piece of wording in the two languages every definition must carry. */
export interface Text {
  CN: string;
  EN: string;
}

/** The wording for a locale; es, pt, tr and vi read the English. */
export function textIn(text: Text, locale: Locale): string {
  return locale === 'CN' ? text.CN : text.EN;
}

/** A word at the beginning of a line or title; Chinese stays as it is. */
export function atStart(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Between words of equal rank: the dot of a Chinese typeface has room of its own. */
export const dot: Text = { CN: '·', EN: ' · ' };
