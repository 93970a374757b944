import type { YearField } from '#core/forms/kinds/year.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { asTyped } from './text-control.tsx';

/** Four digits, typed: a year is sooner written than found in a list. */
export function YearControl(props: ControlProps<YearField>) {
  const { field, value, isReadOnly, change, settle } = props;
  return (
    <FieldFrame control={props}>
      {(parts) => (
        <input
          {...parts}
          className={fieldClasses.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={isReadOnly ? undefined : `${field.min}–${field.max}`}
          value={asTyped(value)}
          readOnly={isReadOnly}
          onChange={(event) => change(event.target.value)}
          onBlur={settle}
        />
      )}
    </FieldFrame>
  );
}
