import type { ReactNode } from 'react';
import { StepStrip } from '#web/kit/pieces/progress/step-strip.tsx';
import { useBatchWords } from './words.ts';

const steps = ['template', 'upload', 'check', 'make'] as const;

/** The four steps of a batch; `at` is the present one, 4 when all are done. */
export function Steps({ at, notes = {} }: { at: number; notes?: Partial<Record<(typeof steps)[number], ReactNode>> }) {
  const t = useBatchWords();
  const usual = { template: null, upload: null, check: t('steps.checkNote'), make: t('steps.makeNote') };
  return (
    <StepStrip
      at={at}
      label={t('steps.label')}
      done={t('steps.done')}
      steps={steps.map((key) => ({ key, title: t(`steps.${key}`), note: notes[key] ?? usual[key] }))}
    />
  );
}
