import type { MoneyField } from '#core/forms/kinds/money.ts';
import { type NumberField, suffixText } from '#core/forms/kinds/number.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { OfferedFigure } from '../offered-figure.tsx';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';
import { asTyped } from './text-control.tsx';

/** A number or an amount with its unit; what is no number stays as typed. */
export function NumberControl(props: ControlProps<NumberField | MoneyField>) {
  const t = useFormWords();
  const { field, value, isReadOnly, change, settle } = props;
  const { locale } = useFormScope();
  const unit =
    field.kind === 'money' ? t(`money.${field.unit}`) : field.suffix && suffixText(field.suffix, value, locale);
  const isWhole = field.kind === 'number' && field.decimals === 0;
  return (
    <FieldFrame
      control={props}
      below={props.messages.length > 0 && props.path === field.key && <OfferedFigure path={field.key} />}
    >
      {(parts) => (
        <div className={unit ? styles.suffixed : undefined}>
          <input
            {...parts}
            className={fieldClasses.input}
            type="text"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            value={asTyped(value)}
            readOnly={isReadOnly}
            onChange={(event) => change(event.target.value)}
            onBlur={settle}
          />
          {unit && <span>{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
