import type { Section } from '#core/forms/section.ts';

/** So many bookings that are not over somebody may have at a time. */
export const mostBookings = 3;

/** So many days ahead hours can be booked. */
export const daysAhead = 60;

/** Half hours of a day, as `09:30`. */
export const halfHours = Array.from({ length: 48 }, (_, at) => {
  const clock = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
  return { value: clock, label: { CN: clock, EN: clock } };
});

/** What somebody fills in to book a place that holds so many people. */
export function bookingSection(capacity: number): Section {
  return {
    key: 'booking',
    title: { CN: '预约信息', EN: 'Booking' },
    fields: [
      {
        key: 'day',
        kind: 'date',
        label: { CN: '日期', EN: 'Day' },
        hint: { CN: `可约今天起 ${daysAhead} 天内`, EN: `Within ${daysAhead} days from today` },
        min: {},
        max: { days: daysAhead },
        required: true,
      },
      {
        key: 'startAt',
        kind: 'choice',
        label: { CN: '开始', EN: 'From' },
        options: halfHours,
        required: true,
        width: 'half',
      },
      {
        key: 'endAt',
        kind: 'choice',
        label: { CN: '结束', EN: 'To' },
        options: halfHours,
        required: true,
        width: 'half',
      },
      {
        key: 'people',
        kind: 'number',
        label: { CN: '人数', EN: 'People' },
        decimals: 0,
        min: 1,
        max: capacity,
        required: true,
        width: 'half',
      },
      { key: 'company', kind: 'text', label: { CN: '单位', EN: 'Employer' }, max: 100, width: 'half' },
      {
        key: 'remark',
        kind: 'long-text',
        unit: 'characters',
        max: 500,
        label: { CN: '用途', EN: 'Purpose' },
        required: true,
      },
      {
        key: 'name',
        kind: 'text',
        label: { CN: '联系人', EN: 'Name' },
        pattern: 'person-name',
        max: 50,
        required: true,
      },
      { key: 'phone', kind: 'phone', label: { CN: '手机号', EN: 'Telephone' }, required: true },
      {
        key: 'consent',
        kind: 'consent',
        label: { CN: '个人信息使用', EN: 'Use of my data' },
        text: {
          CN: '以上信息只用于本次预约的确认、通知和到访核验，不作他用。',
          EN: 'What you tell here is used for this booking alone: to decide on it, to reach you and to let you in.',
        },
        version: '1',
        required: true,
      },
    ],
  };
}
