import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { DatePickerProps } from '#web/kit/form/form-scope.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { isShown, typedDate } from './typed-date.ts';

/** As core/forms stores them: the clock of Asia/Shanghai, wherever the browser is. */
const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', 'date-time': 'YYYY-MM-DD HH:mm' } as const;

/** A calendar whose today is the tenant's, and a field to type into; what is typed stays, whether it can be read or not. */
export function OfficeDatePicker({ parts, field, value, isReadOnly, change, settle }: DatePickerProps) {
  const format = formats[field.kind];
  // What was typed since it was entered: a calendar that opens late puts back what stood there before.
  const typed = useRef<string>(undefined);
  const take = (shown: string) => {
    const date = typedDate(typed.current ?? shown, field);
    if (date !== (value || null)) change(date);
  };
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
    >
      <DatePicker
        {...parts}
        {...(parts['aria-invalid'] ? { status: 'error' } : {})}
        {...(field.kind === 'date-time' ? { showTime: { format: 'HH:mm', minuteStep: 5 } } : { picker: field.kind })}
        className="whole"
        format={format}
        disabled={isReadOnly}
        suffixIcon={<Icon name="calendar" size={14} />}
        value={isShown(value, field) ? dayjs(value) : null}
        // The picker tells of no text that it cannot read, and would drop it.
        preserveInvalidOnBlur
        onKeyDown={(event: KeyboardEvent, preventDefault) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          // Its own Enter takes what it has read so far, which on a busy machine is what stood there before.
          preventDefault();
          take(event.target.value);
          event.target.blur();
        }}
        onBlur={({ target }: FocusEvent<HTMLElement>) => {
          // The calendar below it is left, too.
          if (!(target instanceof HTMLInputElement)) return;
          take(target.value);
          typed.current = undefined;
          settle();
        }}
        onChange={(at: Dayjs | null) => {
          typed.current = undefined;
          change(at ? at.format(format) : null);
        }}
      />
    </div>
  );
}
