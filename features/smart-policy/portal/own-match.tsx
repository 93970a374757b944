import { keepPreviousData } from '@tanstack/react-query';
import { smartpolicyCall } from '#features/smart-policy/calls.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { Terms, VerdictTag } from './match-card.tsx';
import styles from './own-match.module.css';
import { useAnswers } from './questions/answers-store.ts';
import { usePrefill } from './questions/use-prefill.ts';
import { Reasons } from './reasons.tsx';
import { plain } from './results.tsx';
import { useSmartWords } from './words.ts';

/** One policy or service held against the own answers, with what is missing asked below. */
export function OwnMatch({ id }: { id: string }) {
  const t = useSmartWords();
  const isKnown = useIsKnown();
  usePrefill();
  const { answers, answer } = useAnswers();
  const { data, error, refetch } = useCall(
    smartpolicyCall,
    { answers: plain(answers), id },
    { quiet: true, staleTime: 300_000, placeholderData: keepPreviousData },
  );
  const row = data?.rows[0];
  if (error && !row) {
    const isGone = error instanceof CallError && error.key === 'NOT_FOUND';
    if (!isGone) return <ErrorState error={error} onRetry={refetch} />;
    return (
      <Card boxed className="stack one gap-12">
        <h2 className="title-24">{t('one.noConditions')}</h2>
        <p>{t('one.noConditionsNote')}</p>
      </Card>
    );
  }
  if (!row)
    return (
      <Loading>
        <SkeletonRows rows={3} />
      </Loading>
    );
  const isEmpty = Object.keys(answers).length === 0;
  return (
    <Card boxed className="stack one gap-12">
      <div className={styles.head}>
        <h2 className="title-24">{t('one.own')}</h2>
        <span role="status">
          <VerdictTag row={row} />
        </span>
      </div>
      <Terms row={row} />
      {isEmpty && <p>{t('one.noAnswers')}</p>}
      <Reasons row={row} answers={answers} onAnswer={answer} />
      <p className={styles.ways}>
        {row.applyPath !== null && row.verdict !== 'no' && isKnown(row.applyPath) && (
          <ButtonLink small kind="primary" to={row.applyPath}>
            {t('card.apply')}
          </ButtonLink>
        )}
        <ButtonLink small kind="text" to="/smartpolicy">
          {t('one.change')}
        </ButtonLink>
      </p>
    </Card>
  );
}
