/** Languages in which pages answer without JavaScript. */
export type SiteLanguage = 'CN' | 'EN';

/** Where a browser notes the language its reader chose, for pages that begin before their scripts. */
export const languageCookie = 'tw-lang';

/** The language that `?lang=` or the note asks for; Chinese unless it is English. */
export function siteLanguage(asked: unknown): SiteLanguage {
  return typeof asked === 'string' && asked.toUpperCase() === 'EN' ? 'EN' : 'CN';
}
