import type { ReactNode } from 'react';
import { phoneArea } from '#core/dictionaries/person.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Field, fieldClasses } from '#web/kit/controls/field.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import styles from './form.module.css';

interface PhoneFieldProps {
  /** Of the number; the code of its country is sent as `area`. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

/** A mobile number behind the code of its country. */
export function PhoneField({ name, label, hint, error, optional = false }: PhoneFieldProps) {
  const t = useCommon();
  const locale = useSession((state) => state.locale);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(parts) => (
        <div className={`stack gap-8 ${styles.phone}`}>
          <select
            className={fieldClasses.input}
            name="area"
            aria-label={t('signIn.area')}
            autoComplete="tel-country-code"
          >
            {phoneArea.map((area) => (
              <option
                key={area.value}
                value={area.value}
                label={`${area.value} ${textIn(area.label, locale).replace(/ \+\d+$/, '')}`}
              />
            ))}
          </select>
          <input {...parts} name={name} type="tel" autoComplete="tel-national" maxLength={20} />
        </div>
      )}
    </Field>
  );
}

/** Enough to catch slips of the hand; spaces and hyphens are how people write numbers. */
export function looksLikePhone(text: string): boolean {
  return /^\d[\d\s-]{4,18}$/.test(text);
}
