import type { Locale } from '#core/texts/text.ts';
import { now } from '#web/kit/clock.ts';
import { isoDay, showDate } from '#web/kit/dates.ts';
import type { TagTone } from '#web/kit/pieces/tag.tsx';
import type { Grant } from './grant.ts';
import type { usePaymentWords } from './words.ts';

/** How each state of a report is marked. */
export const reportTones = {
  DUE: 'soon',
  OVERDUE: 'bad',
  GIVEN: 'open',
  OPEN: 'warn',
  PROPOSED: 'warn',
  GOES_ON: 'open',
  AMENDED: 'soon',
  STOPPED: 'shut',
} as const satisfies Record<string, TagTone>;

export type ReportState = keyof typeof reportTones;

/** On which day a report was handed in, or until and from when it can be. */
export function reportDay(
  t: ReturnType<typeof usePaymentWords>,
  { dueOn, opensOn, reportedOn }: Pick<Grant['reports'][number], 'dueOn' | 'opensOn' | 'reportedOn'>,
  locale: Locale,
): string {
  if (reportedOn) return t('reports.on', { day: showDate(reportedOn, locale) });
  const due = t('reports.due', { day: showDate(dueOn, locale) });
  const isOpen = opensOn !== null && opensOn <= isoDay(now());
  return opensOn && !isOpen ? `${due} · ${t('reports.opens', { day: showDate(opensOn, locale) })}` : due;
}
