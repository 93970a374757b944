import type { Text } from '../texts/text.ts';

/** The days of a week as hours of opening name them, in the order of a calendar. */
export const weekDays: readonly { readonly value: string; readonly label: Text }[] = [
  { value: 'MON', label: { CN: '周一', EN: 'Mon' } },
  { value: 'TUE', label: { CN: '周二', EN: 'Tue' } },
  { value: 'WED', label: { CN: '周三', EN: 'Wed' } },
  { value: 'THU', label: { CN: '周四', EN: 'Thu' } },
  { value: 'FRI', label: { CN: '周五', EN: 'Fri' } },
  { value: 'SAT', label: { CN: '周六', EN: 'Sat' } },
  { value: 'SUN', label: { CN: '周日', EN: 'Sun' } },
];

/** The day of a week as hours of opening count it, Monday 0 to Sunday 6. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
