import { isDateTime, moveDate } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';

/** The form of a year as the next one begins with it: all as it was, dates and the year in titles one later. */
export function asNextYear(values: Values): Values {
  const year = Number(values.year);
  const title = (text: unknown) => String(text ?? '').replaceAll(String(year), String(year + 1));
  const types = Array.isArray(values.types) ? values.types : [];
  return {
    ...values,
    year: year + 1,
    titleCN: title(values.titleCN),
    titleEN: title(values.titleEN),
    opensOn: later(values.opensOn),
    closesOn: later(values.closesOn),
    types: types.map((row) => ({ ...row, opensOn: later(row.opensOn), closesOn: later(row.closesOn) })),
  };
}

function later(minute: unknown): unknown {
  if (!isDateTime(minute)) return minute;
  return `${moveDate(minute.slice(0, 10), { years: 1 })}${minute.slice(10)}`;
}
