import { DatePicker } from 'antd';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import type { DayPickerProps } from './day-picker.tsx';

/** The calendar behind a day picker. */
export function DayCalendar({ day, from, to, label, isDisabled, onChange, ...rest }: DayPickerProps) {
  return (
    <DatePicker
      {...rest}
      size="small"
      allowClear={false}
      aria-label={label}
      suffixIcon={<Icon name="calendar" size={13} />}
      disabled={isDisabled}
      minDate={dayjs(from)}
      maxDate={to ? dayjs(to) : undefined}
      value={dayjs(day)}
      onChange={(next) => next && onChange(next.format('YYYY-MM-DD'))}
    />
  );
}
