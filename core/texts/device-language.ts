import { type Locale, locales } from './text.ts';

/** The first of the languages a device asks for (tags such as `pt-BR`) that the product has; English when none is. */
export function deviceLanguage(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const primary = tag.split('-')[0]!.toLowerCase();
    const found = primary === 'zh' ? 'CN' : locales.find((locale) => locale.toLowerCase() === primary);
    if (found) return found;
  }
  return 'EN';
}
