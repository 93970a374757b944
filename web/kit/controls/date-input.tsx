import { type FocusEvent, useRef } from 'react';
import { isDate } from '#core/calendar/dates.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { IconButton } from './button.tsx';
import styles from './date-input.module.css';
import { fieldClasses } from './field.tsx';

/**
 * A day typed as 2026-11-20 or picked from the browser's calendar. The browser's own field would show the day in the
 * order of its own language, whatever the language of the page.
 */
export function DateInput({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  const t = useCommon();
  const text = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => {
    if (!text.current || !picker.current) return;
    picker.current.value = isDate(text.current.value) ? text.current.value : '';
    // A browser without a calendar leaves the typing.
    if ('showPicker' in picker.current) picker.current.showPicker();
    else text.current.focus();
  };
  return (
    <span className={`slim anchor block ${styles.date}`}>
      <input
        ref={text}
        className={fieldClasses.input}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={t('date.day')}
        defaultValue={value}
        onBlur={writeOut}
      />
      <IconButton label={`${label}: ${t('date.pick')}`} onClick={pick}>
        <Icon name="calendar" />
      </IconButton>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          if (text.current) text.current.value = event.target.value;
        }}
      />
    </span>
  );
}

/** 20261120, 2026.11.20 and 2026/1/5 become what the field shows. */
function writeOut({ target }: FocusEvent<HTMLInputElement>) {
  const typed = target.value.trim();
  const [, year, month, day] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(typed) ?? [];
  if (year && month && day) target.value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
