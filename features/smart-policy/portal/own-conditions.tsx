import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { smartpolicyCall } from '#features/smart-policy/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { VerdictTag } from './match-card.tsx';
import styles from './own-match.module.css';
import { useAnswers } from './questions/answers-store.ts';
import { usePrefill } from './questions/use-prefill.ts';
import { Reasons } from './reasons.tsx';
import { plain } from './results.tsx';
import { useSmartWords } from './words.ts';

/**
 * Within the guide to a service: its conditions held against the own answers, with reasons, and what is missing asked in
 * place. Nothing where it has no conditions that can be held against anybody; its words stand there anyway.
 */
export function OwnConditions({ id, children }: { id: string; children: ReactNode }) {
  const t = useSmartWords();
  usePrefill();
  const { answers, answer } = useAnswers();
  const { data, error } = useCall(
    smartpolicyCall,
    { answers: plain(answers), id },
    { quiet: true, staleTime: 300_000, placeholderData: keepPreviousData },
  );
  const row = data?.rows[0];
  if (error && !row) return children;
  return (
    <>
      <div className="stack one gap-12">
        <div className={styles.head}>
          <h3 className="title-20">{t('one.own')}</h3>
          <span role="status">{row ? <VerdictTag row={row} /> : <Skeleton width="96px" height="24px" />}</span>
        </div>
        {row ? (
          <>
            {Object.keys(answers).length === 0 && <p className="quiet">{t('one.noAnswersHere')}</p>}
            <Reasons row={row} answers={answers} onAnswer={answer} />
            <p className={`small muted ${styles.ways}`}>
              <span>{t('one.onDevice')}</span>
              <ButtonLink small kind="text" to="/smartpolicy">
                {t('one.change')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <Skeleton height="160px" />
        )}
      </div>
      {children}
    </>
  );
}
