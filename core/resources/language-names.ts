import { locales } from '../texts/text.ts';
import type { Option } from './resource.ts';

/** Each language by its own name. */
export const languageNames: Readonly<Record<(typeof locales)[number], string>> = {
  CN: '中文',
  EN: 'English',
  es: 'Español',
  pt: 'Português',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
};

/** The languages as choices, the same for every reader. */
export const localeOptions: readonly Option[] = locales.map((value) => ({
  value,
  label: { CN: languageNames[value], EN: languageNames[value] },
}));
