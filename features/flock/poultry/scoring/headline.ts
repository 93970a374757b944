import type { Locale } from '#core/texts/text.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ScoringTexts } from '#features/flock/texts/scoring/CN.ts';
import type { Words } from '#web/kit/i18n.ts';

/** House, day and area of what is under hand, as far as they are known. */
export function headline(t: Words<ScoringTexts>, { head }: Pick<Report, 'head'>, place: number | null = null): string {
  const { house, ageDays } = head;
  if (ageDays === null) return place === null ? house : t('head.areaOnly', { house, place });
  const days = ageDays;
  return place === null ? t('head.day', { house, days }) : t('head.area', { house, days, place });
}

/** Within a sentence the name of an item begins small, where a language knows capitals. */
export function lowered(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleLowerCase(locale === 'CN' ? 'zh' : locale) + text.slice(1);
}

/** Short facts one after the other. */
export function listed(facts: readonly string[], locale: Locale): string {
  return facts.join(locale === 'CN' ? '，' : ', ');
}
