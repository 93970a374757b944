import type { CertificateField, CertificateValue } from '#core/forms/kinds/certificate.ts';
import { isRecord } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';

/** An identity document: its type, then its number. */
export function CertificateControl(props: ControlProps<CertificateField>) {
  const { field, value, id, isReadOnly, change, settle } = props;
  const t = useFormWords();
  const { locale, dictionaries } = useFormScope();
  const held: CertificateValue = {
    type: field.types[0] ?? '',
    number: '',
    ...(isRecord(value) && (value as Partial<CertificateValue>)),
  };
  const types = (dictionaries.idType ?? []).filter((type) => field.types.includes(type.value));
  return (
    <FieldFrame control={props} group="group">
      {(parts) => (
        <div className={`stack gap-8 ${styles.pair} folds`}>
          <select
            className={fieldClasses.input}
            aria-label={t('certificate.type')}
            value={held.type}
            disabled={isReadOnly}
            onChange={(event) => change({ ...held, type: event.target.value })}
          >
            {types.map((type) => (
              <option key={type.value} value={type.value}>
                {textIn(type.label, locale)}
              </option>
            ))}
          </select>
          <input
            {...parts}
            id={`${id}-first`}
            className={fieldClasses.input}
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={t('certificate.number')}
            value={held.number}
            readOnly={isReadOnly}
            onChange={(event) => change({ ...held, number: event.target.value })}
            onBlur={settle}
          />
        </div>
      )}
    </FieldFrame>
  );
}
