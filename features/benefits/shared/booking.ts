import { moveDate } from '#core/calendar/dates.ts';
import { dayText } from '#core/calendar/day-text.ts';
import { weekDays, weekdayOf } from '#core/calendar/week-days.ts';
import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';
import { daysAhead, halfHours } from '#features/places/shared/booking.ts';

/** So many bookings of benefits that are not over somebody may have at a time. */
export const mostBenefitBookings = 5;

/** For how long a shop keeps the time that was booked, in minutes. */
export const keptMinutes = 30;

interface Offered {
  /** Days to choose from, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** When the shop is open, in its own words. */
  readonly hours: Text;
}

/** What the holder of a card fills in to book a benefit. */
export function benefitBooking({ days, hours }: Offered): Section {
  return {
    key: 'booking',
    title: { CN: '预约信息', EN: 'Booking' },
    fields: [
      {
        key: 'day',
        kind: 'choice',
        label: { CN: '日期', EN: 'Day' },
        hint: { CN: '约满的日子不列出', EN: 'Days that are full are left out' },
        options: days.map((day) => ({ value: day, label: dayLabel(day) })),
        required: true,
        width: 'half',
      },
      {
        key: 'time',
        kind: 'choice',
        label: { CN: '到店时间', EN: 'Time' },
        ...(hours.CN && { hint: { CN: `营业时间 ${hours.CN}`, EN: `Open ${hours.EN || hours.CN}` } }),
        options: halfHoursIn(hours.CN),
        required: true,
        width: 'half',
      },
      {
        key: 'people',
        kind: 'number',
        label: { CN: '人数', EN: 'People' },
        decimals: 0,
        min: 1,
        max: 20,
        required: true,
        width: 'half',
      },
      {
        key: 'remark',
        kind: 'long-text',
        unit: 'characters',
        max: 200,
        label: { CN: '备注', EN: 'Remark' },
        hint: { CN: '商户会看到', EN: 'The shop reads it' },
      },
    ],
  };
}

/** The days for which one can book on a day, that day first. */
export function daysFrom(today: string): string[] {
  return Array.from({ length: daysAhead + 1 }, (_, days) => moveDate(today, { days }));
}

/** Half hours within hours such as `09:00–20:00`, without the last; all of a day where the words say anything else. */
export function halfHoursIn(hours: string): typeof halfHours {
  const [, from, to] = /^(\d{2}:\d{2})\s*[–—~～-]\s*(\d{2}:\d{2})$/.exec(hours.trim()) ?? [];
  const within = from && to ? halfHours.filter(({ value }) => value >= from && value < to) : [];
  return within.length > 0 ? within : halfHours;
}

/** `2026-11-24 周二`, `Tue 24 Nov 2026`. */
function dayLabel(day: string): Text {
  const week = weekDays[weekdayOf(day)]!.label;
  return { CN: `${day} ${week.CN}`, EN: `${week.EN} ${dayText(day, 'EN')}` };
}
