import { useTexts } from '#features/judging/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { moveOf, type ResultRow } from './rank-table.tsx';
import styles from './results.module.css';

const height = 26;
const head = 34;
/** Room at the line of promotion for its name. */
const gap = 18;
const width = 700;
const left = 286;
const right = 424;
const interval = { from: 510, to: 690 };
const most = 24;
const longest = 15;

/** Raw and adjusted ranks joined by lines, the line of promotion, and where each rank may lie. The table has it in words. */
export function RankChart({ rows, line }: { rows: readonly ResultRow[]; line: number }) {
  const t = useTexts();
  const count = Math.min(most, rows.length);
  const shown = rows.filter(({ rank, adjustedRank }) => rank <= count || adjustedRank <= count);
  const last = Math.max(rows.length, ...shown.map(({ high }) => high));
  const isCut = line > 0 && line < count;
  const at = (rank: number) => head + (Math.min(rank, count + 0.7) - 0.5) * height + (isCut && rank > line ? gap : 0);
  const x = (rank: number) => interval.from + ((rank - 1) / Math.max(1, last - 1)) * (interval.to - interval.from);
  const end = at(count + 0.5) + 8;
  const border = at(line) + height / 2 + gap / 2 + 4;
  const ticks = [...new Set([1, Math.round((1 + last) / 2), last])];
  return (
    <section className="card">
      <div className="card-head wraps">
        <h2>{t('results.chart')}</h2>
        <small>{t('results.chartNote', { count })}</small>
        <span className="grow" />
        <span className="row wraps gap-4-12 size-12">
          {(['in', 'out', 'far'] as const).map((move) => (
            <span key={move} className={`inline-row gap-6 ${styles.key}`} data-move={move}>
              {t(`results.${move}`)}
            </span>
          ))}
        </span>
      </div>
      <ScrollFrame className={styles.body} label={t('results.chart')}>
        <svg viewBox={`0 0 ${width} ${end}`} className={styles.chart} role="img" aria-label={t('results.chart')}>
          <text x="0" y="14" className={styles.head}>
            {t('results.raw')} · {t('results.rawNote')}
          </text>
          <text x={right + 4} y="14" className={styles.head}>
            {t('results.adjusted')}
          </text>
          <text x={interval.to} y="14" textAnchor="end" className={styles.head}>
            {t('results.interval')}
          </text>
          {ticks.map((rank) => (
            <text key={rank} x={x(rank)} y="28" textAnchor="middle" className={styles.head}>
              {rank}
            </text>
          ))}
          {isCut && (
            <>
              <rect x="0" width={left} y={head} height={border - head} className={styles.above} />
              <line x1={x(line)} x2={x(line)} y1={head} y2={end} className={styles.border} />
              <line x1="0" x2={width} y1={border} y2={border} className={styles.border} />
              <text x={right + 4} y={border - 3} className={styles.borderName}>
                {t('results.line', { count: line })}
              </text>
            </>
          )}
          {shown.map((row) => {
            const [from, to] = [at(row.rank), at(row.adjustedRank)];
            return (
              <g key={row.id} data-move={moveOf(row, line)} className={styles.move}>
                {row.rank <= count && (
                  <>
                    <text x="20" y={from + 4} textAnchor="end">
                      {row.rank}
                    </text>
                    <text x="30" y={from + 4}>
                      {row.project.length > longest ? `${row.project.slice(0, longest - 1)}…` : row.project}
                    </text>
                    <text x={left - 10} y={from + 4} textAnchor="end">
                      {row.result.toFixed(2)}
                    </text>
                  </>
                )}
                <path d={`M${left} ${from}C${left + 70} ${from} ${right - 70} ${to} ${right - 4} ${to}`} fill="none" />
                {row.adjustedRank <= count && (
                  <>
                    <circle cx={right - 4} cy={to} r="2.5" />
                    <text x={right + 22} y={to + 4} textAnchor="end">
                      {row.adjustedRank}
                    </text>
                    <text x={right + 72} y={to + 4} textAnchor="end">
                      {row.adjusted.toFixed(2)}
                    </text>
                    <line x1={x(row.low)} x2={Math.max(x(row.high), x(row.low) + 2)} y1={to} y2={to} strokeWidth="5" />
                    <circle cx={x(row.adjustedRank)} cy={to} r="3" className={styles.estimate} />
                  </>
                )}
              </g>
            );
          })}
        </svg>
      </ScrollFrame>
    </section>
  );
}
