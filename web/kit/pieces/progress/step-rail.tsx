import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { StepDot } from './step-dot.tsx';
import styles from './step-rail.module.css';

export interface RailStep {
  key: string;
  title: string;
  /** Repeats the state in words: never colour alone. */
  words: string;
  state: 'empty' | 'part' | 'bad' | 'done';
}

/** The sections of a form with their states; choosing one calls `onChoose`. */
export function StepRail({
  steps,
  current,
  onChoose,
  label,
}: {
  steps: readonly RailStep[];
  current: string;
  onChoose: (key: string) => void;
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.rail}>
        {steps.map((step, index) => (
          <li key={step.key} className={step.state === 'bad' ? styles.bad : undefined}>
            <button
              className="bare stack whole anchor"
              type="button"
              aria-current={step.key === current ? 'step' : undefined}
              onClick={() => onChoose(step.key)}
            >
              <StepDot tone={step.state === 'empty' ? undefined : step.state} className={styles.dot}>
                {step.state === 'done' ? <Icon name="check" size={14} /> : step.state === 'bad' ? '!' : index + 1}
              </StepDot>
              {step.title}
              <small className="small muted plain">{step.words}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The ring with done/total that stands above the rail and in the phone's bottom bar. */
export function ProgressRing({ done, total, size = 56 }: { done: number; total: number; size?: number }) {
  const t = useCommon();
  const around = 2 * Math.PI * 24;
  return (
    <svg
      className="rigid ink"
      viewBox="0 0 56 56"
      width={size}
      height={size}
      role="img"
      aria-label={t('done', { done, total })}
    >
      <circle cx="28" cy="28" r="24" fill="none" stroke="var(--line)" strokeWidth="5" />
      <circle
        cx="28"
        cy="28"
        r="24"
        fill="none"
        stroke="var(--primary-text)"
        strokeWidth="5"
        strokeDasharray={`${(around * done) / Math.max(total, 1)} ${around}`}
        transform="rotate(-90 28 28)"
      />
      <text x="28" y="33" textAnchor="middle" fontSize={done > 9 ? 12 : 15} fontWeight="600" fill="currentColor">
        {done}/{total}
      </text>
    </svg>
  );
}

/**
 * A short horizontal bar of steps for a list of applications, `isStopped` where it ended at the current one; on a phone
 * only the current name shows.
 */
export function StepBar({
  steps,
  current,
  mine,
  isStopped = false,
  label,
}: {
  steps: readonly string[];
  current: number;
  mine: boolean;
  isStopped?: boolean;
  label: string;
}) {
  const now = isStopped ? styles.stopped : mine ? styles.mine : styles.theirs;
  return (
    <ol className={styles.bar} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles.behind : index === current ? now : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
