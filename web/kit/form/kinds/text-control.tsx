import { useId } from 'react';
import type { CreditCodeField, EmailField, TextField } from '#core/forms/field.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '../../pieces/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';

/** One line: text, e-mail address or credit code. Suggestions of a dictionary stay suggestions. */
export function TextControl(props: ControlProps<TextField | EmailField | CreditCodeField>) {
  const { field, value, isReadOnly, change, settle } = props;
  const { locale, dictionaries } = useFormScope();
  const list = useId();
  const suggested = field.kind === 'text' && field.suggest ? dictionaries[field.suggest] : undefined;
  return (
    <FieldFrame control={props}>
      {(parts) => (
        <>
          <input
            {...parts}
            className={fieldClasses.input}
            type={field.kind === 'email' ? 'email' : 'text'}
            value={asTyped(value)}
            readOnly={isReadOnly}
            list={suggested ? list : undefined}
            autoComplete={field.kind === 'email' ? 'email' : 'off'}
            autoCapitalize={field.kind === 'text' ? undefined : 'none'}
            spellCheck={field.kind === 'text' && !field.pattern}
            placeholder={isReadOnly || !field.example ? undefined : textIn(field.example, locale)}
            onChange={(event) => change(event.target.value)}
            onBlur={settle}
          />
          {suggested && (
            <datalist id={list}>
              {suggested.map((option) => (
                <option key={option.value} value={textIn(option.label, locale)} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A value as an input shows it, whatever is stored. */
export function asTyped(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
