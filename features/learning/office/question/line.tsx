import { type ReactNode, useId } from 'react';
import styles from './question.module.css';

interface LineProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  /** The control stands in a group of several; the label names the group. */
  readonly isGroup?: boolean;
  readonly children: (parts: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A label on the left, the control on the right, what is wrong below. */
export function Line({ label, isRequired = false, error, isGroup = false, children }: LineProps) {
  const id = useId();
  const words = (
    <>
      {label}
      {isRequired && <em aria-hidden="true">*</em>}
    </>
  );
  const parts = {
    id,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className={styles.line} {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      <div className="column gap-4 slim">
        {children(parts)}
        {error && (
          <p id={`${id}-error`} role="alert" className={`size-12-5 ${styles.error}`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
