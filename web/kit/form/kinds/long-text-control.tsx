import type { LongTextField } from '#core/forms/kinds/long-text.ts';
import { countIn } from '#core/forms/kinds/long-text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';
import { asTyped } from './text-control.tsx';

/** Several lines with a counter in the unit of the limit; typing beyond it stays possible and is told. */
export function LongTextControl(props: ControlProps<LongTextField>) {
  const t = useFormWords();
  const { field, value, isReadOnly, change, settle } = props;
  const count = countIn(field.unit, asTyped(value));
  const left = field.max - count;
  const words =
    left >= 0 ? t(`counter.${field.unit}`, { count, left }) : t(`counter.over.${field.unit}`, { over: -left });
  return (
    <FieldFrame
      control={props}
      below={
        <>
          {field.unit === 'words' && <Filled count={count} max={field.max} />}
          <span className={left < 0 ? styles.over : undefined}>{words}</span>
        </>
      }
    >
      {(parts) => (
        <textarea
          {...parts}
          className={fieldClasses.input}
          rows={field.max > 400 ? 8 : 4}
          value={asTyped(value)}
          readOnly={isReadOnly}
          onChange={(event) => change(event.target.value)}
          onBlur={settle}
        />
      )}
    </FieldFrame>
  );
}

/** How full a long text is: nine tenths is close, and beyond the limit too much. */
function Filled({ count, max }: { count: number; max: number }) {
  const { locale } = useFormScope();
  const tone = count > max ? 'bad' : count > max * 0.9 ? 'warn' : 'good';
  const shown = [count, max].map((words) => words.toLocaleString('en-US')).join(' / ');
  return (
    <span className={`row gap-16 ${styles.filled}`} aria-hidden="true">
      <span data-tone={tone}>
        <span style={{ width: `${Math.min(100, (count / max) * 100)}%` }} />
      </span>
      <b>{locale === 'CN' ? `${shown} 字` : shown}</b>
    </span>
  );
}
