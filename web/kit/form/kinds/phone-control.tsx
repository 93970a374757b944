import type { PhoneField, PhoneValue } from '#core/forms/kinds/phone.ts';
import { isRecord } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';

/** A country calling code and the number behind it. */
export function PhoneControl(props: ControlProps<PhoneField>) {
  const { field, value, id, isReadOnly, change, settle } = props;
  const t = useFormWords();
  const { locale, dictionaries } = useFormScope();
  const phone: PhoneValue = { area: '+86', number: '', ...(isRecord(value) && (value as Partial<PhoneValue>)) };
  const areas = dictionaries.phoneArea ?? [];
  return (
    <FieldFrame control={props} group="group">
      {(parts) => (
        <div className={`stack gap-8 ${styles.pair}`}>
          <select
            className={fieldClasses.input}
            aria-label={t('phone.area')}
            value={phone.area}
            autoComplete={field.own === 'tel' ? 'tel-country-code' : 'off'}
            disabled={isReadOnly}
            onChange={(event) => change({ ...phone, area: event.target.value })}
          >
            {!areas.some((area) => area.value === phone.area) && <option value={phone.area}>{phone.area}</option>}
            {areas.map((area) => (
              <option key={area.value} value={area.value}>
                {area.value} {textIn(area.label, locale).replace(/\s*\(?\+\d+\)?/, '')}
              </option>
            ))}
          </select>
          <input
            {...parts}
            id={`${id}-first`}
            className={fieldClasses.input}
            type="tel"
            autoComplete={field.own === 'tel' ? 'tel-national' : 'off'}
            aria-label={t('phone.number')}
            value={phone.number}
            readOnly={isReadOnly}
            onChange={(event) => change({ ...phone, number: event.target.value })}
            onBlur={settle}
          />
        </div>
      )}
    </FieldFrame>
  );
}
