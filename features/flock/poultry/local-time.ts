import type { Locale } from '#core/texts/text.ts';
import { rightNow } from './store/moment.ts';

/** A farm keeps the time of its own place: the device's, unlike the portal's. */
export const localTags: Readonly<Record<Locale, string>> = {
  CN: 'zh-CN',
  EN: 'en-GB',
  es: 'es',
  pt: 'pt-BR',
  tr: 'tr',
  vi: 'vi',
};

/** The calendar day here, YYYY-MM-DD. */
export function localDay(at: Date = rightNow()): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** 08:19, of a moment in ISO 8601. */
export function localTime(at: string): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A day YYYY-MM-DD as people write it: 20 Nov 2026. */
export function showDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localTags[locale], { dateStyle: 'medium' }).format(new Date(`${day}T12:00:00`));
}

/** Friday, 20 November 2026: this day. */
export function showToday(locale: Locale): string {
  return new Intl.DateTimeFormat(localTags[locale], { dateStyle: 'full' }).format(rightNow());
}

/** 20 Nov, 08:19, of a moment in ISO 8601. */
export function showMoment(at: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(localTags[locale], options).format(new Date(at));
}

const two = (value: number) => String(value).padStart(2, '0');
