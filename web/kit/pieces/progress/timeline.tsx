import type { ReactNode } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import { StepDot } from './step-dot.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  key: string;
  title: string;
  /** Who and when, or who and how long. */
  meta?: ReactNode;
  note?: ReactNode;
  /** `mine`: waiting for the user; `theirs`: waiting for the office; `ended`: stopped by a decision. */
  state: 'done' | 'mine' | 'theirs' | 'ended' | 'next';
}

const tones = { done: 'done', theirs: 'done', mine: 'mine', ended: 'bad', next: undefined } as const;

/** The way of an application: solid behind, dashed ahead, the current step says whose turn it is. */
export function Timeline({
  steps,
  label,
  isWide = false,
}: {
  steps: readonly TimelineStep[];
  label: string;
  /** Few short steps lie side by side where there is room. */
  isWide?: boolean;
}) {
  return (
    <ol className={`${styles.timeline} ${isWide ? styles.wide : ''}`} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={styles[step.state]}
          aria-current={step.state === 'mine' || step.state === 'theirs' ? 'step' : undefined}
        >
          <StepDot tone={tones[step.state]} className={styles.dot}>
            {step.state === 'done' && <Icon name="check" size={14} />}
            {step.state === 'ended' && <Icon name="close" size={14} />}
            {step.state !== 'done' && step.state !== 'ended' && index + 1}
          </StepDot>
          <h3>{step.title}</h3>
          {step.meta && <span className={styles.meta}>{step.meta}</span>}
          {step.note && <p>{step.note}</p>}
        </li>
      ))}
    </ol>
  );
}
