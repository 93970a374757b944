import { moveDate } from './dates.ts';

/** Spans of days named by where today is; a list that is kept by such a name moves on with the days. */
export const rangeNames = ['today', 'thisWeek', 'days7', 'thisMonth', 'days30', 'thisYear'] as const;
export type RangeName = (typeof rangeNames)[number];

export function isRangeName(text: unknown): text is RangeName {
  return rangeNames.some((name) => name === text);
}

/** First and last day of a span, both counted; weeks begin on Monday. `today` is the day in Asia/Shanghai. */
export function rangeOf(name: RangeName, today: string): { from: string; to: string } {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  const monday = moveDate(today, { days: -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) });
  const whole = (from: string, by: { years?: number; months?: number; days?: number }) => ({
    from,
    to: moveDate(moveDate(from, by), { days: -1 }),
  });
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'thisWeek':
      return whole(monday, { days: 7 });
    case 'days7':
      return { from: moveDate(today, { days: -6 }), to: today };
    case 'thisMonth':
      return whole(month, { months: 1 });
    case 'days30':
      return { from: moveDate(today, { days: -29 }), to: today };
    case 'thisYear':
      return whole(year, { years: 1 });
  }
}
