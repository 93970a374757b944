import type { OfficeWords } from '#web/office/texts.ts';

const zone = 'Asia/Shanghai';
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

interface Moment {
  day: string;
  /** Month and day, `11-20`. */
  short: string;
  clock: string;
  seconds: string;
  millis: string;
}

/** An ISO instant as wall-clock pieces in Asia/Shanghai. */
export function momentOf(iso: string | Date): Moment {
  const found = Object.fromEntries(parts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]));
  const clock = `${found.hour}:${found.minute}`;
  return {
    day: `${found.year}-${found.month}-${found.day}`,
    short: `${found.month}-${found.day}`,
    clock,
    seconds: `${clock}:${found.second}`,
    millis: `${clock}:${found.second}.${found.fractionalSecond}`,
  };
}

/** `2026-11-20 14:12:08`. */
export function fullTime(iso: string): string {
  const moment = momentOf(iso);
  return `${moment.day} ${moment.seconds}`;
}

/** `11-20 14:12` in this year, `2025-11-20` before. */
export function shortTime(iso: string, now = new Date()): string {
  const moment = momentOf(iso);
  return moment.day.slice(0, 4) === momentOf(now).day.slice(0, 4) ? `${moment.short} ${moment.clock}` : moment.day;
}

export function dayOf(iso: string): string {
  return momentOf(iso).day;
}

/** A wall-clock time in Asia/Shanghai (`2026-11-20T14:12:08`) as an ISO instant in UTC. */
export function instantOf(wallClock: string): string {
  return new Date(`${wallClock}+08:00`).toISOString();
}

/** How long a span is, in its two largest units: `1 天 4 小时`. */
export function spanText(ms: number, t: OfficeWords): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const named: string[] = [];
  if (days > 0) named.push(t('time.days', { count: days }));
  if (hours > 0) named.push(t('time.hours', { count: hours }));
  if (days === 0 && hours === 0) named.push(t('time.minutes', { count: minutes }));
  return named.join(' ');
}
