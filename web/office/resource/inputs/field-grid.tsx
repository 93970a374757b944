import { useId } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { isFieldRequired, type Section } from '#core/forms/section.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './field-grid.module.css';
import { FieldInput } from './field-input.tsx';

interface FieldGridProps {
  section: Section;
  form: RecordFormState;
  options: Dictionaries;
  /** One column whatever the fields' widths say. */
  isStacked?: boolean;
  /** Only these fields, for a form that is drawn in parts. */
  only?: readonly string[];
  /** Fields that are shown but cannot be changed any more. */
  fixed?: readonly string[];
}

/** The fields of a form with labels, hints and messages. */
export function FieldGrid({ section, form, options, isStacked = false, only, fixed = [] }: FieldGridProps) {
  const t = useTexts();
  const read = useTextIn();
  const prefix = useId();
  return (
    <div className={`${styles.grid} ${isStacked ? styles.stacked : ''}`}>
      {form.fields.map((field) => {
        if (only && !only.includes(field.key)) return null;
        const id = `${prefix}-${field.key}`;
        const message = form.messages[field.key];
        const isRequired = isFieldRequired(section, field, form.values, form.context);
        const notes = [field.hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ');
        return (
          <div key={field.key} className={field.width === 'half' ? styles.half : styles.full}>
            <label htmlFor={id}>
              {read(field.label)}
              {isRequired && (
                <em title={t('record.required')} aria-hidden="true">
                  *
                </em>
              )}
            </label>
            <FieldInput
              id={id}
              field={field}
              values={form.values}
              options={options}
              isWrong={message !== undefined}
              isRequired={isRequired}
              isFixed={fixed.includes(field.key)}
              notes={notes}
              onChange={(value) => form.set(field.key, value)}
              onLeave={(value) => form.leave(field.key, value)}
            />
            {field.hint && (
              <p
                id={`${id}-hint`}
                className={`size-12-5 muted ${styles.hint}`}
                data-counted={field.kind === 'long-text' || undefined}
              >
                {read(field.hint)}
              </p>
            )}
            {message !== undefined && (
              <p id={`${id}-message`} className={`size-12-5 ${styles.message}`}>
                <Icon name="warning" size={14} /> {message}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
