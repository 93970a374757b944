import { dayInShanghai, instantInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import { moveDates } from './move-dates.ts';

/** Instants of the story, told backwards from the day on which it is filled in. */
export interface StoryTime {
  /** The day `workingDays` before the story's day, YYYY-MM-DD. */
  day(workingDays: number): string;
  /** `HH:MM` in Asia/Shanghai on that day; of the story's own day nothing is told before it has happened. */
  at(workingDays: number, time: string): Date;
  /** What was written for the story's first weeks, as it is told now: an instant, or a text with all the days in it. */
  moved<T extends string | Date>(written: T): T;
}

/** First and last day on which every window of the story as it was written is open and every notice is out. */
const earliest = '2026-11-21';
const latest = '2026-11-27';

/**
 * The story happens in the weeks before today. Told later than it was written for, all its fixed days move on by whole
 * weeks, so that what is open, under way and ahead is the same on whatever day the demo is filled in.
 */
export function storyTime(now: Date): StoryTime {
  const today = dayInShanghai(now.getTime());
  const anchor = today < earliest ? earliest : today;
  const shift = Math.max(0, 7 * Math.ceil((Date.parse(anchor) - Date.parse(latest)) / (7 * oneDay)));
  const day = (workingDays: number) => addWorkingDays(anchor, -workingDays, mainlandChina);
  const midnight = midnightInShanghai(today).getTime();
  const pace = Math.min(1, (now.getTime() - midnight) / morning);
  return {
    day,
    at: (workingDays, time) => {
      const written = instantInShanghai(`${day(workingDays)} ${time}`);
      // Filled in at night, the last morning of the story has passed quicker, in the same order.
      return workingDays === 0 && anchor === today
        ? new Date(midnight + (written.getTime() - midnight) * pace)
        : written;
    },
    moved: <T extends string | Date>(written: T) =>
      (typeof written === 'string' ? moveDates(written, shift) : new Date(written.getTime() + shift * oneDay)) as T,
  };
}

const oneDay = 86_400_000;
/** All that is told of the story's own day happens before ten. */
const morning = 10 * 3_600_000;
