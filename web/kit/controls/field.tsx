import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './field.module.css';

interface Frame {
  label: string;
  hint?: ReactNode;
  /** Message beside the field; it also marks the field as wrong. */
  error?: string | undefined;
  /** A quiet good word below, such as "saved 14:02:05". */
  ok?: string | undefined;
  optional?: boolean;
}

export interface FieldParts {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint, message, control in that order. The control is drawn by `children` from the parts it must carry. */
export function Field({
  label,
  hint,
  error,
  ok,
  optional,
  id,
  children,
}: Frame & { id?: string | undefined; children: (parts: FieldParts) => ReactNode }) {
  const own = useId();
  const t = useCommon();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {/* Read out as words of their own. */}
        {optional && ' '}
        {optional && <span className={`small muted plain ${styles.optional}`}>{t('optional')}</span>}
      </label>
      {hint && (
        <span id={`${control}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${control}-error`} className={styles.message}>
          <Icon name="alert" size={18} />
          {error}
        </span>
      )}
      {children({
        id: control,
        className: styles.input!,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {ok && !error && (
        <span className={styles.ok}>
          <Icon name="check" size={16} />
          {ok}
        </span>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  ok,
  optional,
  suffix,
  ref,
  ...input
}: Frame & { suffix?: ReactNode; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} ok={ok} optional={optional ?? false} id={input.id}>
      {(parts) =>
        suffix ? (
          <span className={`anchor block ${styles.suffixed}`}>
            <input ref={ref} {...input} {...parts} />
            {suffix}
          </span>
        ) : (
          <input ref={ref} {...input} {...parts} />
        )
      }
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  ok,
  optional,
  children,
  ...select
}: Frame & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error} ok={ok} optional={optional ?? false} id={select.id}>
      {(parts) => (
        <select {...select} {...parts}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** A checkbox with its sentence; the sentence may hold links. */
export function CheckField({
  error,
  children,
  ...input
}: { error?: string | undefined; children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      {error && (
        <span id={`${id}-error`} className={styles.message}>
          <Icon name="alert" size={18} />
          {error}
        </span>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}

/** The control looks alone, for fields drawn elsewhere. */
export const fieldClasses = {
  field: styles.field!,
  wrong: styles.wrong!,
  label: styles.label!,
  hint: styles.hint!,
  message: styles.message!,
  input: styles.input!,
  ok: styles.ok!,
  check: styles.check!,
  range: styles.range!,
} as const;
