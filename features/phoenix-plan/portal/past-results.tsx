import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { showAmount } from '#core/texts/amount.ts';
import { phoenixResultsCall } from '#features/phoenix-plan/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './past-results.module.css';
import { usePhoenixWords } from './words.ts';

/** What came of earlier years: who applied, who was selected, and what they were granted. */
export function PastResults() {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(phoenixResultsCall, {}, { staleTime: 300_000, quiet: true });
  const most = Math.max(1, ...(data?.years.map(({ applied }) => applied) ?? []));
  return (
    <section>
      <SectionHead title={t('results.title')} note={t('results.note')} />
      {error && !data ? (
        <ErrorState title={t('results.failed')} error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : data.years.length === 0 ? (
        <p className="muted">{t('results.none')}</p>
      ) : (
        <table className={`whole ${styles.years}`}>
          <thead className="small muted">
            <tr>
              <th scope="col">{t('results.year')}</th>
              <th scope="col">{t('results.people')}</th>
              <th scope="col">{t('results.rate')}</th>
              <th scope="col">{t('results.granted')}</th>
              <th scope="col">{t('results.list')}</th>
            </tr>
          </thead>
          <tbody>
            {data.years.map(({ year, applied, selected, granted, notice }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td className={styles.people}>
                  <span
                    className={`block clip ${styles.bar}`}
                    style={{ '--applied': applied / most, '--selected': selected / applied } as CSSProperties}
                    aria-hidden="true"
                  />
                  <span className="small muted row wraps gap-4-12">
                    <span>{t('results.applied', { count: applied })}</span>
                    <span>{t('results.selected', { count: selected })}</span>
                  </span>
                </td>
                <td className={styles.rate}>{Math.round((selected / applied) * 100)}%</td>
                <td className={styles.sum}>
                  {granted === null ? '–' : <b>{showAmount(Math.round(granted), locale)}</b>}
                </td>
                <td className={styles.list}>
                  {notice ? (
                    <Link to={`/notify/${notice}`}>
                      {t('results.notice')}
                      <span className="vh"> {year}</span>
                    </Link>
                  ) : (
                    <span className="muted">{t('results.noNotice')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.underWay.length > 0 && (
        <p className="small muted above-12">
          {t('results.underWay', { years: data.underWay.join(locale === 'CN' ? '、' : ', ') })}
        </p>
      )}
    </section>
  );
}
