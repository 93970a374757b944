import { moveDate } from './dates.ts';
import type { Calendar } from './working-days.ts';

/** First and last day of each public holiday with its make-up workdays, as announced by the State Council's general office. */
export const mainlandHolidays: Readonly<Record<number, { off: readonly [string, string][]; work: readonly string[] }>> =
  {
    2024: {
      off: [
        ['2024-01-01', '2024-01-01'],
        ['2024-02-10', '2024-02-17'],
        ['2024-04-04', '2024-04-06'],
        ['2024-05-01', '2024-05-05'],
        ['2024-06-10', '2024-06-10'],
        ['2024-09-15', '2024-09-17'],
        ['2024-10-01', '2024-10-07'],
      ],
      work: [
        '2024-02-04',
        '2024-02-18',
        '2024-04-07',
        '2024-04-28',
        '2024-05-11',
        '2024-09-14',
        '2024-09-29',
        '2024-10-12',
      ],
    },
    2025: {
      off: [
        ['2025-01-01', '2025-01-01'],
        ['2025-01-28', '2025-02-04'],
        ['2025-04-04', '2025-04-06'],
        ['2025-05-01', '2025-05-05'],
        ['2025-05-31', '2025-06-02'],
        ['2025-10-01', '2025-10-08'],
      ],
      work: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
    },
    2026: {
      off: [
        ['2026-01-01', '2026-01-03'],
        ['2026-02-15', '2026-02-23'],
        ['2026-04-04', '2026-04-06'],
        ['2026-05-01', '2026-05-05'],
        ['2026-06-19', '2026-06-21'],
        ['2026-09-25', '2026-09-27'],
        ['2026-10-01', '2026-10-07'],
      ],
      work: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
    },
  };

/** The working-day calendar of mainland China, 2024 to 2026; an operator's edits make another one with `calendarOf`. */
export const mainlandChina: Calendar = calendarOf(mainlandHolidays);

/** Builds a calendar from holiday spans and make-up workdays by year. */
export function calendarOf(table: typeof mainlandHolidays): Calendar {
  const entries = Object.values(table);
  return {
    years: Object.keys(table).map(Number),
    holidays: new Set(entries.flatMap((year) => year.off.flatMap(([first, last]) => daysFrom(first, last)))),
    workdays: new Set(entries.flatMap((year) => year.work)),
  };
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = moveDate(day, { days: 1 })) days.push(day);
  return days;
}
