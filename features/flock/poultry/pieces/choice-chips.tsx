import { type ReactNode, useId } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import styles from './choice-chips.module.css';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

/** One of a few, as large chips that wrap; backed by radio buttons, so that arrow keys walk it. */
export function ChoiceChips<T extends string>({
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChange,
  error,
}: {
  legend: string;
  /** When a heading says it already. */
  isLegendHidden?: boolean;
  choices: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | undefined;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={isLegendHidden ? 'vh' : styles.legend}>{legend}</legend>
      {error && (
        <p id={`${name}-error`} className={`strong ${styles.error}`}>
          {error}
        </p>
      )}
      <div className="line wraps gap-8">
        {choices.map((choice) => (
          <label key={choice.value} className={`tap row gap-4 anchor strong size-17 ${styles.chip}`}>
            <input
              className="unseen"
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-invalid={error ? true : undefined}
            />
            <FieldIcon name="check" size={20} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A tick with its sentence, as large as a thumb. */
export function TickChip({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={`row gap-12 anchor strong ${styles.tick}`}>
      <input className="unseen" type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span className="middle rigid edged on-card" aria-hidden="true">
        <FieldIcon name="check" size={24} />
      </span>
      {children}
    </label>
  );
}
