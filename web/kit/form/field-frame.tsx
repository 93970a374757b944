import type { ReactNode } from 'react';
import type { Field } from '#core/forms/field.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { Icon } from '../marks/icon.tsx';
import type { ControlParts, ControlProps } from './control.ts';
import styles from './field-frame.module.css';
import { useFormScope } from './form-scope.ts';
import { useFormWords } from './words.ts';

/** Label, hint, messages, help (on a phone) and control. A `group` has several controls under one name. */
export function FieldFrame({
  control,
  group,
  below,
  state,
  children,
}: {
  control: ControlProps<Field>;
  group?: 'group' | 'radiogroup';
  below?: ReactNode;
  /** How far it is, at the end of its title. */
  state?: ReactNode;
  children: (parts: ControlParts) => ReactNode;
}) {
  const t = useFormWords();
  const { locale, focus, notesAt, marksAt } = useFormScope();
  const { field, id, messages, isRequired, isReadOnly } = control;
  const isWrong = messages.length > 0;
  const hint = field.hint && textIn(field.hint, locale);
  const notes = notesAt?.(control.path) ?? [];
  const marks = marksAt?.(control.path) ?? [];
  const described =
    [
      hint && `${id}-hint`,
      notes.length > 0 && `${id}-notes`,
      isWrong && `${id}-error`,
      marks.length > 0 && `${id}-marks`,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  const label = (
    <>
      {textIn(field.label, locale)}
      {isRequired && <span aria-hidden="true"> *</span>}
      {isReadOnly && <Icon name="lock" size={14} />}
    </>
  );
  const look = `${fieldClasses.label} ${styles.label}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus is, for the help beside the form
    <div
      className={`${styles.field} ${isWrong ? fieldClasses.wrong : ''} ${field.width === 'half' ? '' : styles.wide} stack slim`}
      onFocus={(event) => {
        // A field inside a row is nearer than the rows around it.
        event.stopPropagation();
        focus(field);
      }}
      {...(group && {
        role: group,
        id,
        tabIndex: -1,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described,
        'aria-required': group === 'radiogroup' ? isRequired : undefined,
      })}
    >
      <div className={styles.head}>
        {group ? (
          <span className="row apart gap-12">
            <span id={`${id}-label`} className={look}>
              {label}
            </span>
            {state}
          </span>
        ) : (
          <label htmlFor={id} id={`${id}-label`} className={look}>
            {label}
          </label>
        )}
        {hint && (
          <span id={`${id}-hint`} className={fieldClasses.hint}>
            {hint}
          </span>
        )}
        {notes.length > 0 && (
          <div id={`${id}-notes`} className={`toned rounded small ${styles.notes}`} data-tone="warn">
            {notes.map(({ path, title, text }) => (
              <p key={`${path} ${text}`} className="as-typed">
                <b className="block">{title}</b>
                {text}
              </p>
            ))}
          </div>
        )}
        {isWrong && (
          <span id={`${id}-error`} className={fieldClasses.message}>
            <Icon name="alert" size={18} />
            <span>{messages.join(' ')}</span>
          </span>
        )}
        {field.help && (
          <details className={`rounded small ${styles.help}`}>
            <summary className="strong">{t('help.about', { label: textIn(field.label, locale) })}</summary>
            <p>{textIn(field.help, locale)}</p>
          </details>
        )}
      </div>
      <div className="slim">
        {children({
          id,
          'aria-describedby': described,
          'aria-invalid': isWrong ? true : undefined,
          'aria-required': isRequired ? true : undefined,
          autoComplete: field.own ?? 'off',
        })}
      </div>
      <div className={`small muted ${styles.below}`}>
        {below}
        {marks.length > 0 && (
          <span id={`${id}-marks`} className={`block ${styles.mark}`}>
            <Icon name="person" size={14} /> {marks.join(locale === 'CN' ? '；' : '; ')}
          </span>
        )}
      </div>
    </div>
  );
}
