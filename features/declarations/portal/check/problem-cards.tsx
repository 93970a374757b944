import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from '../batch.module.css';
import { useBatchWords } from '../words.ts';
import { Cell } from './cell.tsx';
import { Choice, SaidOfPerson, stateTones } from './grid.tsx';
import type { Edit, SheetColumn, SheetRow } from './use-sheet.ts';

/** On a phone: rows with problems as cards, with the cells that matter. */
export function ProblemCards({
  columns,
  rows,
  isTicked,
  onTick,
  onEdit,
}: {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  isTicked: (row: SheetRow) => boolean;
  onTick: (row: SheetRow, isOn: boolean) => void;
  onEdit: (edits: Edit[]) => Promise<boolean>;
}) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  return (
    <ul className="column gap-12">
      {rows.map((row) => (
        <li key={row.line}>
          <Card boxed>
            <p className="row wraps gap-8 below-8">
              <b>{row.cells[0] || '–'}</b>
              <span className="muted">
                {t('check.line')} {row.line}
              </span>
              <Tag tone={stateTones[row.state]}>{t(`check.${row.state}`)}</Tag>
            </p>
            <SaidOfPerson row={row} />
            {columns.map((column, at) =>
              row.problems.some((each) => each.column === column.key) ? (
                <div key={column.key} className={styles.card} data-tone="bad">
                  <small className="block muted">{textIn(column.label, locale)}</small>
                  <Cell row={row} column={column} at={at} label={textIn(column.label, locale)} onEdit={onEdit} />
                </div>
              ) : null,
            )}
            {row.state === 'twin' && <Choice row={row} ticked={isTicked(row)} onTick={onTick} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}
