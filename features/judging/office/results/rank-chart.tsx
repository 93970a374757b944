import { useTexts } from '#features/judging/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { moveOf, type ResultRow } from './rank-table.tsx';
import styles from './results.module.css';

const height = 26;
const width = 640;
const left = 250;
const right = 400;
const interval = { from: 470, to: 630 };

/** Raw and adjusted ranks joined by lines, the line of promotion, and where each rank may lie. The table has it in words. */
export function RankChart({ rows, line, count }: { rows: readonly ResultRow[]; line: number; count: number }) {
  const t = useTexts();
  const most = Math.max(count, ...rows.map(({ high }) => high));
  const at = (rank: number) => 30 + (rank - 0.5) * height;
  const x = (rank: number) => interval.from + ((rank - 1) / Math.max(1, most - 1)) * (interval.to - interval.from);
  const end = at(rows.length + 0.5);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('results.chart')}</h2>
        <small>{t('results.chartNote', { count: rows.length })}</small>
      </div>
      <ScrollFrame className={styles.body} label={t('results.chart')}>
        <svg viewBox={`0 0 ${width} ${end + 8}`} className={styles.chart} role="img" aria-label={t('results.chart')}>
          <text x="0" y="14" className={styles.head}>
            {t('results.raw')} · {t('results.rawNote')}
          </text>
          <text x={right + 6} y="14" className={styles.head}>
            {t('results.adjusted')}
          </text>
          <text x={interval.to} y="14" textAnchor="end" className={styles.head}>
            {t('results.interval')}
          </text>
          {line > 0 && line < rows.length && (
            <>
              <line x1="0" x2={width} y1={at(line + 0.5)} y2={at(line + 0.5)} className={styles.border} />
              <text x={width} y={at(line + 0.5) - 4} textAnchor="end" className={styles.borderName}>
                {t('results.line', { count: line })}
              </text>
            </>
          )}
          {rows.map((row) => {
            const to = at(Math.min(row.adjustedRank, rows.length + 0.5));
            const from = at(row.rank);
            return (
              <g key={row.id} data-move={moveOf(row, line)} className={styles.move}>
                <text x="0" y={from + 4}>
                  {row.rank} {row.project.length > 14 ? `${row.project.slice(0, 13)}…` : row.project}
                </text>
                <text x={left - 8} y={from + 4} textAnchor="end">
                  {row.result.toFixed(2)}
                </text>
                <path d={`M${left} ${from}C${left + 70} ${from} ${right - 70} ${to} ${right - 4} ${to}`} fill="none" />
                {row.adjustedRank <= rows.length && (
                  <text x={right + 6} y={to + 4}>
                    {row.adjustedRank} {row.adjusted.toFixed(1)}
                  </text>
                )}
                <line x1={x(row.low)} x2={Math.max(x(row.high), x(row.low) + 2)} y1={from} y2={from} strokeWidth="5" />
                <circle cx={x(row.adjustedRank)} cy={from} r="3" />
              </g>
            );
          })}
        </svg>
      </ScrollFrame>
    </section>
  );
}
