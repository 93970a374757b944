import { isMonth, moveDate } from '#core/calendar/dates.ts';

/** The days a calendar page shows, week by week from Monday; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (string | undefined)[] = Array.from({ length: weekday });
  for (let day = first; day.startsWith(month); day = moveDate(day, { days: 1 })) cells.push(day);
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Its first and last day. */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: moveDate(moveDate(from, { months: 1 }), { days: -1 }) };
}

export function moveMonth(month: string, by: number): string {
  return moveDate(`${month}-01`, { months: by }).slice(0, 7);
}

/** The month an address names, the present one for anything else. */
export function readMonth(named: string | null, today: string): string {
  return isMonth(named) ? named : today.slice(0, 7);
}
