import type { ReactNode } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import { StepDot } from './step-dot.tsx';
import styles from './step-strip.module.css';

interface StripStep {
  readonly key: string;
  readonly title: string;
  readonly note: ReactNode;
}

/** Steps beside each other; `at` is the present one, past the last when all are done. A phone shows the present one alone. */
export function StepStrip({
  steps,
  at,
  label,
  done,
}: {
  steps: readonly StripStep[];
  at: number;
  label: string;
  /** Said of a step that is done, to whoever does not see its mark. */
  done: string;
}) {
  return (
    <ol className={`stack panel clip ${styles.strip}`} aria-label={label}>
      {steps.map(({ key, title, note }, index) => (
        <li
          key={key}
          className={`row gap-12 ${index === at ? 'tinted' : ''}`}
          aria-current={index === at ? 'step' : undefined}
        >
          <StepDot className="rigid" tone={index < at ? 'done' : index === at ? 'mine' : undefined}>
            {index < at ? <Icon name="check" size={16} /> : index + 1}
          </StepDot>
          <span className="slim breaks">
            <b>{title}</b>
            {index < at && <span className="vh"> {done}</span>}
            <small className="block muted">{note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
