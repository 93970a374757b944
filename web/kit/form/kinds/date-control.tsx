import { isDate, isDateTime, isMonth } from '#core/calendar/dates.ts';
import type { DateLimit } from '#core/forms/date-values.ts';
import { limitDay } from '#core/forms/date-values.ts';
import type { DateField } from '#core/forms/kinds/date.ts';
import type { DateTimeField } from '#core/forms/kinds/date-time.ts';
import type { MonthField } from '#core/forms/kinds/month.ts';
import { openEnd } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';
import { asTyped } from './text-control.tsx';

/** A day or month in the browser's own picker; where it has none, or the value is no date, it is typed. */
export function DateControl(props: ControlProps<DateField | MonthField>) {
  const { field, value, isReadOnly, change, settle } = props;
  const t = useFormWords();
  const { locale, today, DatePicker } = useFormScope();
  const isOpen = value === openEnd;
  const text = isOpen ? '' : asTyped(value);
  const isReal = field.kind === 'date' ? isDate(text) : isMonth(text);
  const native = (text === '' || isReal) && hasPicker(field.kind);
  const bound = (limit: DateLimit | undefined) =>
    limit === undefined ? undefined : limitDay(limit, today).slice(0, field.kind === 'date' ? 10 : 7);
  return (
    <FieldFrame
      control={props}
      below={
        field.openEnded && (
          <label className={`inline-row gap-8 ink ${styles.open}`}>
            <input
              type="checkbox"
              checked={isOpen}
              disabled={isReadOnly}
              onChange={(event) => change(event.target.checked ? openEnd : null)}
            />
            {textIn(field.openEnded, locale)}
          </label>
        )
      }
    >
      {(parts) =>
        DatePicker && !isOpen ? (
          <DatePicker {...{ parts, field, value, isReadOnly, change, settle }} />
        ) : (
          <input
            {...parts}
            className={fieldClasses.input}
            type={native ? field.kind : 'text'}
            inputMode={native ? undefined : 'numeric'}
            placeholder={native ? undefined : t(field.kind === 'date' ? 'date.day' : 'date.month')}
            min={bound(field.min)}
            max={bound(field.max)}
            value={text}
            readOnly={isReadOnly}
            disabled={isOpen}
            onChange={(event) => change(event.target.value || null)}
            onBlur={settle}
          />
        )
      }
    </FieldFrame>
  );
}

const pickers = new Map<string, boolean>();

/** Browsers without a picker for months turn the input into a text field. */
function hasPicker(kind: 'date' | 'month'): boolean {
  let has = pickers.get(kind);
  if (has === undefined) {
    const input = document.createElement('input');
    input.type = kind;
    has = input.type === kind;
    pickers.set(kind, has);
  }
  return has;
}

/** A day and a time, Asia/Shanghai, in the browser's own picker. */
export function DateTimeControl(props: ControlProps<DateTimeField>) {
  const { field, value, isReadOnly, change, settle } = props;
  const { DatePicker } = useFormScope();
  const text = asTyped(value);
  return (
    <FieldFrame control={props}>
      {(parts) =>
        DatePicker ? (
          <DatePicker {...{ parts, field, value, isReadOnly, change, settle }} />
        ) : (
          <input
            {...parts}
            className={fieldClasses.input}
            type={text === '' || isDateTime(text) ? 'datetime-local' : 'text'}
            value={text.replace(' ', 'T')}
            readOnly={isReadOnly}
            onChange={(event) => change(event.target.value.replace('T', ' ') || null)}
            onBlur={settle}
          />
        )
      }
    </FieldFrame>
  );
}
