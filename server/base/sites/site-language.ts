import { locales } from '#core/texts/text.ts';

/** Languages in which pages answer without JavaScript. */
export type SiteLanguage = 'CN' | 'EN';

/** Where a browser notes the language its reader chose, for pages that begin before their scripts. */
export const languageCookie = 'tw-lang';

/** The language that `?lang=` or the note asks for; whoever reads a language that only signing in speaks reads English. */
export function siteLanguage(asked: unknown): SiteLanguage {
  const locale = locales.find((each) => typeof asked === 'string' && each.toLowerCase() === asked.toLowerCase());
  return locale === undefined || locale === 'CN' ? 'CN' : 'EN';
}
