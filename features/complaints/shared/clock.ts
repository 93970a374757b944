import { dayInShanghai } from '#core/calendar/dates.ts';
import { type Calendar, workingDaysBetween } from '#core/calendar/working-days.ts';
import type { Text } from '#core/texts/text.ts';

/** One of the two clocks of a complaint; instants in ms since epoch. */
export interface Clock {
  /** When it was started, and by when it must be met. */
  readonly from: number;
  readonly by: number;
  /** When it was met; null while it runs, and where it never will be. */
  readonly met: number | null;
  /** Nobody waits any more. */
  readonly isOver: boolean;
}

/** What the two clocks run for: until somebody accepts it, and until it is answered. */
export const clockNames = {
  accept: { CN: '受理', EN: 'Acceptance' },
  answer: { CN: '答复', EN: 'Answer' },
  answerAgain: { CN: '再次答复', EN: 'Second answer' },
} as const satisfies Record<string, Text>;

export type ClockTone = 'met' | 'running' | 'soon' | 'late' | 'over';

/** How a clock stands: soon on its last day, late past it. */
export function clockTone({ by, met, isOver }: Clock, now: number): ClockTone {
  if (met !== null) return met <= by ? 'met' : 'late';
  if (isOver) return 'over';
  if (now > by) return 'late';
  return dayInShanghai(now) === dayInShanghai(by) ? 'soon' : 'running';
}

/** The same in words, counted in the working days of the tenant's calendar. */
export function clockText(clock: Clock, now: number, calendar: Calendar): Text {
  const { from, by, met } = clock;
  const tone = clockTone(clock, now);
  if (tone === 'over') return { CN: '未计时', EN: 'Not counted' };
  if (met !== null) return tone === 'met' ? usedText({ from, met }, calendar) : lateText({ by, at: met }, calendar);
  if (tone === 'late') return lateText({ by, at: now }, calendar);
  if (tone === 'soon') return { CN: '今天到期', EN: 'Due today' };
  const days = daysBetween(now, by, calendar);
  return { CN: `还剩 ${days} 个工作日`, EN: `${days} working ${days === 1 ? 'day' : 'days'} left` };
}

/** Name and words of a clock in one line: “Answer due: 2 working days left”. */
export function clockLine(name: Text, clock: Clock, now: number, calendar: Calendar): Text {
  const words = clockText(clock, now, calendar);
  const due = clockTone(clock, now) === 'running' ? ' due' : '';
  return {
    CN: `${name.CN} ${words.CN}`,
    EN: `${name.EN}${due}: ${words.EN.charAt(0).toLowerCase()}${words.EN.slice(1)}`,
  };
}

/** The share of its time that has passed, 0 to 1. */
export function clockShare({ from, by, met }: Clock, now: number): number {
  return Math.min(1, Math.max(0, ((met ?? now) - from) / Math.max(1, by - from)));
}

function usedText({ from, met }: { from: number; met: number }, calendar: Calendar): Text {
  const minutes = Math.max(1, Math.round((met - from) / 60_000));
  if (minutes < 60) return { CN: `用了 ${minutes} 分钟`, EN: `Took ${minutes} min` };
  const hours = Math.round(minutes / 60);
  const days = daysBetween(from, met, calendar);
  if (days < 1 || hours < 24)
    return { CN: `用了 ${hours} 小时`, EN: `Took ${hours} ${hours === 1 ? 'hour' : 'hours'}` };
  return { CN: `用了 ${days} 个工作日`, EN: `Took ${days} working ${days === 1 ? 'day' : 'days'}` };
}

function lateText({ by, at }: { by: number; at: number }, calendar: Calendar): Text {
  const days = Math.max(1, daysBetween(by, at, calendar));
  return { CN: `超 ${days} 个工作日`, EN: `${days} working ${days === 1 ? 'day' : 'days'} late` };
}

function daysBetween(from: number, to: number, calendar: Calendar): number {
  return workingDaysBetween(dayInShanghai(from), dayInShanghai(to), calendar);
}
