import type { PortalTexts } from '#core/texts/portal/CN.ts';
import type { Locale } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { lastMoment, showDate, showShortDate, timeLeft } from '#web/kit/dates.ts';
import type { TagTone } from '#web/kit/pieces/tag.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';

/** When a programme takes applications, as the server says. */
export interface ServiceWindow {
  readonly state: 'open' | 'coming' | 'closed';
  readonly alwaysOpen: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

type Word = 'allYear' | 'openNow' | 'openUntil' | 'opensOn' | 'closed' | 'closedUntil';

/** What is said of a window, the same on cards, lists and pages: all year, until when, from when, or over. */
export function windowWord(
  { state, alwaysOpen, opensAt, closesAt }: ServiceWindow,
  now: number,
  locale: Locale,
): { tone: TagTone; word: Word & keyof PortalTexts['home']; date?: string } {
  // A window of a programme that is open all year counts its places; it ends nothing.
  if (alwaysOpen) return { tone: 'open', word: 'allYear' };
  if (state === 'open' && !closesAt) return { tone: 'open', word: 'openNow' };
  if (state === 'open' && closesAt && timeLeft(closesAt, now))
    return { tone: 'open', word: 'openUntil', date: showShortDate(lastMoment(closesAt), locale, now) };
  if (state === 'coming' && opensAt) return { tone: 'soon', word: 'opensOn', date: showDate(opensAt, locale) };
  if (opensAt && Date.parse(opensAt) > now)
    return { tone: 'shut', word: 'closedUntil', date: showDate(opensAt, locale) };
  return { tone: 'shut', word: 'closed' };
}

/** The same in the reader's words. */
export function useWindowWords(now: number): (window: ServiceWindow) => { tone: TagTone; words: string } {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  return (window) => {
    const { tone, word, date = '' } = windowWord(window, now, locale);
    return { tone, words: t(`home.${word}`, { date }) };
  };
}
