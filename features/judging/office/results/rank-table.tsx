import type { OutputOf } from '#core/contracts/contract.ts';
import tables from '#features/judging/office/board.module.css';
import { useTexts } from '#features/judging/office/words.ts';
import type { resultsCall } from '#features/judging/result-calls.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './results.module.css';

export type ResultRow = OutputOf<typeof resultsCall>['rows'][number];

/** Every entry with both ranks; those that would cross the line are marked. */
export function RankTable({ rows, line }: { rows: readonly ResultRow[]; line: number }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <ScrollFrame label={t('results.all')}>
      <table className={`whole size-13 ${tables.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('results.rank')}</th>
            <th scope="col">{t('results.project')}</th>
            <th scope="col">{t('board.track')}</th>
            <th scope="col">{t('results.score')}</th>
            <th scope="col">{t('results.adjustedScore')}</th>
            <th scope="col">{t('results.adjusted')}</th>
            <th scope="col">{t('results.interval')}</th>
            <th scope="col">{t('results.inside')}</th>
            <th scope="col">{t('results.without')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.rank === line ? styles.line : undefined}>
              <td>
                <b>{row.rank}</b>
              </td>
              <th scope="row">
                {row.project} <span className="mono muted">{row.no}</span>
              </th>
              <td>{read(row.track)}</td>
              <td>{row.result.toFixed(2)}</td>
              <td>{row.adjusted.toFixed(2)}</td>
              <td>
                <span data-move={moveOf(row, line)} className={styles.move}>
                  {row.adjustedRank}
                </span>
              </td>
              <td>
                {row.low}–{row.high}
              </td>
              <td>{Math.round(row.inside * 100)}%</td>
              <td>
                {row.bestWithout}–{row.worstWithout}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** Whether an entry stands on the other side of the line once judges are adjusted for, or could with one judge less. */
export function dependsOn(row: ResultRow, line: number): boolean {
  const sides = [row.rank, row.adjustedRank, row.bestWithout, row.worstWithout].map((rank) => rank <= line);
  return sides.includes(true) && sides.includes(false);
}

/** Whether adjusting takes an entry over the line, or far. */
export function moveOf({ rank, adjustedRank }: ResultRow, line: number): 'in' | 'out' | 'far' | 'none' {
  if (rank > line && adjustedRank <= line) return 'in';
  if (rank <= line && adjustedRank > line) return 'out';
  return Math.abs(rank - adjustedRank) >= 4 ? 'far' : 'none';
}
