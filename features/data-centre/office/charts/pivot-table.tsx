import { Link } from 'react-router';
import { useTexts } from '#features/data-centre/office/words.ts';
import type { Cell, Pivot } from '#features/data-centre/shared/pivot.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './charts.module.css';

/** The table of a pivot: every number that is shown leads to the list of the rows it counts. */
export function PivotTable({ pivot, caption }: { pivot: Pivot; caption: string }) {
  const t = useTexts();
  const read = useTextIn();
  const { dimensions, measures, columns, rows } = pivot;
  const down = dimensions.length > 1 ? dimensions.slice(0, -1) : dimensions;
  const figure = ({ name, unit }: Pivot['measures'][number]) => (unit ? `${read(name)} (${read(unit)})` : read(name));
  return (
    <div className={`anchor ${styles.frame}`}>
      <table className={styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {down.map((name) => (
              <th key={name.EN} scope="col" data-down="">
                {read(name)}
              </th>
            ))}
            {columns.flatMap((column) =>
              measures.map((measure) => {
                const across = read(column);
                const name =
                  across && measures.length === 1 ? across : [across, figure(measure)].filter(Boolean).join(' · ');
                return (
                  <th key={`${column.EN} ${measure.name.EN}`} scope="col">
                    {name}
                  </th>
                );
              }),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const names = row.labels.map(read);
            return (
              <tr key={`${names.join('\n')} ${row.isTotal}`} data-total={row.isTotal ? '' : undefined}>
                {down.map((dimension, at) => (
                  <th key={dimension.EN} scope="row">
                    {names[at] ?? (at === names.length ? t('data.total') : '')}
                  </th>
                ))}
                {columns.flatMap((column, across) =>
                  measures.map((measure, at) => (
                    <Figure
                      key={`${column.EN} ${measure.name.EN}`}
                      cell={row.cells[across]!}
                      at={at}
                      digits={measure.digits}
                    />
                  )),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Figure({ cell, at, digits }: { cell: Cell; at: number; digits: number }) {
  const t = useTexts();
  if (cell.hidden) {
    const why = t(cell.hidden === 'small' ? 'data.hiddenSmall' : 'data.hiddenBeside');
    return (
      <td className={styles.hidden} title={why}>
        <span aria-hidden="true">{cell.hidden === 'small' ? '< 5' : '··'}</span>
        <span className="vh">{why}</span>
      </td>
    );
  }
  const text = numberText(cell.numbers[at] ?? null, digits);
  return <td>{cell.path ? <Link to={cell.path}>{text}</Link> : text}</td>;
}

/** A number as it is read; a dash for none. */
export function numberText(number: number | null, digits: number): string {
  if (number === null) return '–';
  return number.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** What is hidden in a pivot and why; nothing where nothing is. */
export function HiddenNote({ pivot, isShort = false }: { pivot: Pivot; isShort?: boolean }) {
  const t = useTexts();
  const { rows, small, beside } = pivot;
  if (small + beside === 0) return null;
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  return (
    <p className="size-12 muted line wraps gap-4-12 apart">
      {!isShort && <span>{t('data.note')}</span>}
      <span>{t('data.hiddenCount', { cells, small, beside })}</span>
    </p>
  );
}
