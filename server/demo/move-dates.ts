import { moveDate } from '#core/calendar/dates.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The days of this century in a text, as data and both languages write them: `2026-11-20`, `2026 年 11 月 20 日`,
 * `20 November 2026`, also without the year and from one day to another.
 */
const dates = new RegExp(
  [
    String.raw`(?<![\d-])(?<iso>20\d\d-\d\d-\d\d)(?![\d-])`,
    String.raw`(?:(?<yearCN>20\d\d) 年 )?(?<monthCN>\d{1,2}) 月 (?<dayCN>\d{1,2}) 日(?:(?<toCN> ?[至—–-] ?)(?<lastCN>\d{1,2}) 日)?`,
    String.raw`(?:\b(?<firstEN>\d{1,2})(?<toEN> to | and |–))?\b(?<dayEN>\d{1,2}) (?<monthEN>${months.join('|')})\b(?: (?<yearEN>20\d\d)\b)?`,
  ].join('|'),
  'g',
);

/** A text whose days all come so many days later; whole weeks keep the weekdays that are named beside them true. */
export function moveDates(text: string, days: number): string {
  if (days === 0) return text;
  return text.replace(dates, (...match) => {
    const { iso, ...found } = match.at(-1) as Record<string, string | undefined>;
    if (iso) return moveDate(iso, { days });
    const on = (year: string | undefined, month: number, day: string): Day => {
      const moved = moveDate([year ?? someYear, twoDigits(month), twoDigits(day)].join('-'), { days });
      const [y = '', m, d] = moved.split('-');
      return { year: year && y, month: Number(m), day: Number(d) };
    };
    return found.dayCN ? chinese(found, on) : english(found, on);
  });
}

interface Day {
  /** Absent where the text has none. */
  readonly year: string | undefined;
  readonly month: number;
  readonly day: number;
}

type Found = Record<string, string | undefined>;
type On = (year: string | undefined, month: number, day: string) => Day;

function chinese({ yearCN, monthCN, dayCN, toCN, lastCN }: Found, on: On): string {
  const first = on(yearCN, Number(monthCN), dayCN!);
  const begin = `${first.year ? `${first.year} 年 ` : ''}${first.month} 月 ${first.day} 日`;
  if (!lastCN) return begin;
  const last = on(yearCN, Number(monthCN), lastCN);
  return `${begin}${toCN}${last.month === first.month ? '' : `${last.month} 月 `}${last.day} 日`;
}

function english({ firstEN, toEN, dayEN, monthEN, yearEN }: Found, on: On): string {
  const month = months.indexOf(monthEN!) + 1;
  const last = on(yearEN, month, dayEN!);
  const end = `${last.day} ${months[last.month - 1]}${last.year ? ` ${last.year}` : ''}`;
  if (!firstEN) return end;
  const first = on(yearEN, month, firstEN);
  return `${first.day}${first.month === last.month ? '' : ` ${months[first.month - 1]}`}${toEN}${end}`;
}

/** For a day without its year: one that has no leap day. */
const someYear = '2026';

function twoDigits(part: string | number): string {
  return String(part).padStart(2, '0');
}
