import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

interface ControlParts {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FormFieldProps {
  label: string;
  /** What stands below the control. */
  note?: ReactNode;
  error?: string | undefined;
  /** Draws the control from the parts that it must carry. */
  children: (parts: ControlParts) => ReactNode;
}

/** Label, control, message and note of a field that stands in no record, such as those of signing in. */
export function FormField({ label, note, error, children }: FormFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} below-16`}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className={`${styles.error} size-12-5 lines-18`} role="alert">
          {error}
        </p>
      )}
      {note && (
        <div id={`${id}-note`} className="muted">
          {note}
        </div>
      )}
    </div>
  );
}
