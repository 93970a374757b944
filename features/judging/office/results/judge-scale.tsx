import type { OutputOf } from '#core/contracts/contract.ts';
import tables from '#features/judging/office/board.module.css';
import { useTexts } from '#features/judging/office/words.ts';
import type { resultsCall } from '#features/judging/result-calls.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import styles from './results.module.css';

type Judges = OutputOf<typeof resultsCall>['judges'];

/** How strictly each judge scores beside the others, under a letter and number instead of a name. */
export function JudgeScale({ judges }: { judges: Judges }) {
  const t = useTexts();
  const most = Math.max(1, ...judges.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const x = (points: number) => 80 + (points / most) * 76;
  const widest = Math.max(1, ...judges.map(({ spread }) => spread));
  const far = judges.filter(({ isFar }) => isFar);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('results.judges')}</h2>
        <small>{t('results.judgesNote')}</small>
      </div>
      <ScrollFrame className={styles.body} label={t('results.judges')}>
        <table className={`whole size-13 ${tables.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('results.code')}</th>
              <th scope="col">{t('results.strict')}</th>
              <th scope="col">{t('results.spread')}</th>
              <th scope="col">{t('results.count')}</th>
            </tr>
          </thead>
          <tbody>
            {judges.map(({ code, leniency, low, high, spread, count, isFar }) => (
              <tr key={code} data-far={isFar || undefined} className={styles.judge}>
                <th scope="row" title={isFar ? t('results.isFar') : undefined}>
                  {code}
                </th>
                <td>
                  <span className="inline-row gap-6">
                    <svg width="160" height="16" viewBox="0 0 160 16" aria-hidden="true">
                      <line x1="80" x2="80" y1="0" y2="16" className={styles.axis} />
                      <line x1={x(low)} x2={x(high)} y1="8" y2="8" strokeWidth="2" />
                      <circle cx={x(leniency)} cy="8" r="4" />
                    </svg>
                    {leniency > 0 ? '+' : ''}
                    {leniency.toFixed(1)}
                  </span>
                </td>
                <td>
                  <span className="inline-row gap-6">
                    <svg width="56" height="16" viewBox="0 0 56 16" aria-hidden="true">
                      <line x1="0" x2="56" y1="8" y2="8" className={styles.axis} />
                      <rect x={(spread / widest) * 48} y="4" width="8" height="8" />
                    </svg>
                    {spread.toFixed(1)}
                  </span>
                </td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {far.length > 0 && (
        <ul className={`column gap-4 size-13 ${styles.body}`}>
          {far.map(({ code, leniency, low, high, spread }) => (
            <li key={code}>
              {low > 0 || high < 0
                ? t(leniency < 0 ? 'results.farLow' : 'results.farHigh', {
                    code,
                    points: Math.abs(leniency).toFixed(1),
                  })
                : t('results.farSpread', { code, points: spread.toFixed(1) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
