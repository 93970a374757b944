import type { StatementLine } from '#features/benefits/shared/statement.ts';
import { type StatementColumn, statementTable } from '#features/benefits/shared/statement-table.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './statement-lines.module.css';

interface StatementLinesProps {
  lines: readonly StatementLine[];
  columns: readonly StatementColumn[];
  /** In fen: what is owed, and why it is not what the prices come to. */
  amount?: number;
  note?: string;
}

/** What a shop redeemed in a month, for its staff and for the office. */
export function StatementLines(props: StatementLinesProps) {
  const locale = useSession((session) => session.locale);
  const { head, rows, total } = statementTable({ ...props, locale });
  return (
    <table className={`whole ${styles.lines}`}>
      <thead>
        <tr className="size-12-5 muted">
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, below, cells }) => (
          <tr key={`${title} ${below} ${cells.join(' ')}`}>
            <th scope="row" className="breaks">
              {title}
              {below && <span className="block small muted">{below}</span>}
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.title}</th>
          {total.cells.map((cell, at) => (
            <td key={head[at + 1]}>{cell}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
