import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { yearSettings } from './programme-year.ts';

/** The year before, as its row is stored; instants as ISO texts. */
export interface YearBefore {
  readonly opens_at: string;
  readonly closes_at: string;
  readonly quota: number | null;
  readonly grace_minutes: number;
  readonly settings: Values;
}

/** What a year of a programme sets otherwise than the one before: days by month and day, numbers before and after. */
export function yearChanges(row: Values, before: YearBefore | null): Text {
  if (!before) return { CN: '', EN: '' };
  const monthDay = (iso: string) => dayInShanghai(iso).slice(5);
  const typed = (minute: unknown) => String(minute).slice(5, 10);
  const settings = (row.settings ?? {}) as Values;
  const named = (label: Text, from: unknown, to: unknown) => ({ label, from: from ?? '–', to: to ?? '–' });
  const all = [
    named({ CN: '', EN: '' }, monthDay(before.opens_at), typed(row.opensOn)),
    named({ CN: '', EN: '' }, monthDay(before.closes_at), typed(row.closesOn)),
    named({ CN: '名额 ', EN: 'quota ' }, before.quota, row.quota),
    named({ CN: '宽限 ', EN: 'grace ' }, before.grace_minutes, row.graceMinutes),
    ...Object.entries(yearSettings).map(([key, { label }]) =>
      named({ CN: `${label.CN} `, EN: `${label.EN} ` }, before.settings[key], settings[key]),
    ),
  ];
  const changed = all.filter(({ from, to }) => from !== to);
  return {
    CN: changed.map(({ label, from, to }) => `${label.CN}${from} → ${to}`).join('；'),
    EN: changed.map(({ label, from, to }) => `${label.EN}${from} → ${to}`).join('; '),
  };
}
