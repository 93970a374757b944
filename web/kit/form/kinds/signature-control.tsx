import type { SignatureField, SignatureValue } from '#core/forms/kinds/signature.ts';
import { isRecord } from '#core/forms/values.ts';
import { now } from '#web/kit/clock.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';

/** A name typed as signature; the time, by the server's clock, goes with it. */
export function SignatureControl(props: ControlProps<SignatureField>) {
  const { value, isReadOnly, change, settle } = props;
  const t = useFormWords();
  const { locale } = useFormScope();
  const held: SignatureValue = { name: '', at: '', ...(isRecord(value) && (value as Partial<SignatureValue>)) };
  return (
    <FieldFrame
      control={props}
      below={held.name && held.at && t('signature.at', { time: showDateTime(held.at, locale) })}
    >
      {(parts) => (
        <input
          {...parts}
          className={`${fieldClasses.input} ${styles.sign}`}
          // The full name of whoever signs, which the browser may know.
          autoComplete="name"
          spellCheck={false}
          value={held.name}
          readOnly={isReadOnly}
          onChange={(event) => change({ name: event.target.value, at: new Date(now()).toISOString() })}
          onBlur={settle}
        />
      )}
    </FieldFrame>
  );
}
