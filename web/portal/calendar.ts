import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { type Calendar, withOwnDays } from '#core/calendar/working-days.ts';
import { usePlatform } from './shell/use-platform.ts';

/** The working days by which the tenant's deadlines count, as the server counts them. */
export function useCalendar(): Calendar {
  return withOwnDays(mainlandChina, usePlatform()?.days ?? []);
}
