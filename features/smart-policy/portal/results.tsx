import { keepPreviousData } from '@tanstack/react-query';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { smartpolicyCall } from '#features/smart-policy/calls.ts';
import { mayFit, resultGroups } from '#features/smart-policy/shared/result-groups.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { MatchCard } from './match-card.tsx';
import { MissingFacts } from './questions/missing-facts.tsx';
import styles from './results.module.css';
import { useSmartWords } from './words.ts';

export type MatchedRow = OutputOf<typeof smartpolicyCall>['rows'][number];

/** What fits, what may, and the rest; it changes with every answer. */
export function Results({ answers }: { answers: Answers }) {
  const t = useSmartWords();
  const { data, error, refetch, isFetching } = useCall(
    smartpolicyCall,
    { answers: plain(answers) },
    { quiet: true, staleTime: 300_000, placeholderData: keepPreviousData },
  );
  const rows = data?.rows ?? [];
  const needs = Array.isArray(answers.needs) ? answers.needs : [];
  const groups = resultGroups(rows, needs);
  const { wished, fits, likely, other } = groups;
  const fitting = [...wished, ...fits].filter(({ verdict }) => verdict === 'yes').length;
  const open = mayFit(groups);
  return (
    <>
      <div className={`line wraps baseline ${styles.head}`}>
        <h2 className="titled" id="smart-results">
          {t('result.title')}
        </h2>
        <p className="quiet" role="status">
          {data ? t('result.summary', { count: fitting, likely: open - fitting }) : !error && t('ask.matching')}
        </p>
      </div>
      {error && !data ? (
        <ErrorState title={t('result.failed')} error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading>
          <SkeletonRows rows={4} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState
          level={3}
          title={t('result.empty')}
          actions={<ButtonLink to="/polity">{t('result.toPolicies')}</ButtonLink>}
        >
          {t('result.emptyNote')}
        </EmptyState>
      ) : (
        <div className={`stack one gap-32 ${styles.groups}`} aria-busy={isFetching}>
          {open === 0 && (
            <EmptyState level={3} title={t('result.none')}>
              {t('result.noneNote')}
            </EmptyState>
          )}
          <Group title={t('result.wished')} note={t('result.wishedNote')} rows={wished} answers={answers} />
          <Group title={t('result.fits')} note={t('result.fitsNote')} rows={fits} answers={answers} />
          <Group title={t('result.likely')} note={t('result.likelyNote')} rows={likely} answers={answers} />
          <MissingFacts missing={data.missing} />
          {other.length > 0 && (
            <details className={styles.other} open={open === 0}>
              <summary>
                <h3 className="title-24">{t('result.other')}</h3>
                <span>
                  {t('result.otherNote')} · {t('result.showOther', { count: other.length })}
                </span>
              </summary>
              <Cards rows={other} answers={answers} />
            </details>
          )}
        </div>
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  note: string;
  rows: readonly MatchedRow[];
  answers: Answers;
}

function Group({ title, note, rows, answers }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="title-24">
        {title} <small>{rows.length}</small>
      </h3>
      <p className={`small muted ${styles.note}`}>{note}</p>
      <Cards rows={rows} answers={answers} />
    </section>
  );
}

function Cards({ rows, answers }: Pick<GroupProps, 'rows' | 'answers'>) {
  return (
    <ul className={`stack one gap-16 ${styles.cards}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <MatchCard row={row} answers={answers} />
        </li>
      ))}
    </ul>
  );
}

/** Answers as a call takes them. */
export function plain(answers: Answers): Record<string, unknown> {
  return { ...answers };
}
