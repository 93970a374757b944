import type { ChoiceField } from '#core/forms/kinds/choice.ts';
import { optionsOf } from '#core/forms/options.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import { Combobox } from './combobox.tsx';
import styles from './kinds.module.css';

/** Few options are cards to pick from, some are a list of the system, many can be searched. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { field, value, values, isReadOnly, id, messages, change, settle } = props;
  const t = useFormWords();
  const { locale, dictionaries, isCompact } = useFormScope();
  const options = optionsOf(field, values, dictionaries).map((option) => ({
    value: option.value,
    label: textIn(option.label, locale),
    also: `${option.label.CN} ${option.label.EN} ${option.value}`,
  }));
  if (field.parent && options.length === 0) {
    return (
      <FieldFrame control={props}>
        {(parts) => (
          <select {...parts} className={fieldClasses.input} disabled>
            <option>{t('choice.parentFirst')}</option>
          </select>
        )}
      </FieldFrame>
    );
  }
  if (options.length <= 5 && !field.parent && !isCompact) {
    return (
      <FieldFrame control={props} group="radiogroup">
        {(parts) => (
          <div className={`line wraps gap-12 ${styles.cards}`} data-wrong={messages.length > 0 || undefined}>
            {options.map((option, index) => (
              <label className="row gap-10 rounded" key={option.value}>
                <input
                  type="radio"
                  id={index === 0 ? `${id}-first` : undefined}
                  name={id}
                  value={option.value}
                  checked={value === option.value}
                  disabled={isReadOnly && value !== option.value}
                  aria-describedby={parts['aria-describedby']}
                  onChange={() => !isReadOnly && change(option.value)}
                />
                {option.label}
              </label>
            ))}
          </div>
        )}
      </FieldFrame>
    );
  }
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame control={props}>
      {(parts) =>
        options.length > 14 && !isReadOnly ? (
          <Combobox parts={parts} options={options} value={value} onChange={change} onBlur={settle} />
        ) : (
          <select
            {...parts}
            className={fieldClasses.input}
            value={typeof value === 'string' ? value : ''}
            disabled={isReadOnly}
            onChange={(event) => change(event.target.value || null)}
            onBlur={settle}
          >
            <option value="">{t('choice.choose')}</option>
            {typeof value === 'string' && value && !isKnown && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </FieldFrame>
  );
}
