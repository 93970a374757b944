/** Languages in which pages answer without JavaScript. */
export type SiteLanguage = 'CN' | 'EN';

/** The language that `?lang=` asks for; Chinese unless it is English. */
export function siteLanguage(asked: unknown): SiteLanguage {
  return typeof asked === 'string' && asked.toUpperCase() === 'EN' ? 'EN' : 'CN';
}
