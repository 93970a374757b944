import { dayInShanghai } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';

/** Instants of the story, told backwards from the day on which it is filled in. */
export interface StoryTime {
  /** The day `workingDays` before the story's day, YYYY-MM-DD. */
  day(workingDays: number): string;
  /** `HH:MM` in Asia/Shanghai on that day. */
  at(workingDays: number, time: string): Date;
}

/** First and last day on which every window of the story is open and every notice is out. */
const earliest = '2026-11-21';
const latest = '2026-12-05';

/** The story happens in the weeks before today, as far as its windows allow: a demo filled in later is not all overdue. */
export function storyTime(now: Date): StoryTime {
  const today = dayInShanghai(now.getTime());
  const anchor = today < earliest ? earliest : today > latest ? latest : today;
  const day = (workingDays: number) => addWorkingDays(anchor, -workingDays, mainlandChina);
  return { day, at: (workingDays, time) => new Date(`${day(workingDays)}T${time}:00+08:00`) };
}
