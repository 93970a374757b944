import { instantOf } from '#web/office/pieces/time.ts';

/** End of the office day on a day, as an instant. */
export function endOfOfficeDay(day: string): string {
  return instantOf(`${day}T17:00:00`);
}
