import type { ReactNode } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import { StepDot } from '#web/kit/pieces/progress/step-dot.tsx';
import styles from './batch.module.css';
import { useBatchWords } from './words.ts';

const steps = ['template', 'upload', 'check', 'make'] as const;

/** The four steps of a batch; `at` is the present one, 4 when all are done. */
export function Steps({ at, notes = {} }: { at: number; notes?: Partial<Record<(typeof steps)[number], ReactNode>> }) {
  const t = useBatchWords();
  const usual = { template: null, upload: null, check: t('steps.checkNote'), make: t('steps.makeNote') };
  return (
    <ol className={`stack panel clip ${styles.steps}`} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={`row gap-12 ${index === at ? 'tinted' : ''}`}
          aria-current={index === at ? 'step' : undefined}
        >
          <StepDot className={styles.dot} tone={index < at ? 'done' : index === at ? 'mine' : undefined}>
            {index < at ? <Icon name="check" size={16} /> : index + 1}
          </StepDot>
          <span className="slim breaks">
            <b>{t(`steps.${step}`)}</b>
            {index < at && <span className="vh"> {t('steps.done')}</span>}
            <small className="block muted">{notes[step] ?? usual[step]}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
