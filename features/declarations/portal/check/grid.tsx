import { memo } from 'react';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from '../batch.module.css';
import { useBatchWords } from '../words.ts';
import { Cell } from './cell.tsx';
import { canTick, type Edit, type SheetColumn, type SheetRow } from './use-sheet.ts';

export const stateTones: Readonly<Record<SheetRow['state'], TagTone>> = {
  ok: 'open',
  warn: 'soon',
  wrong: 'bad',
  twin: 'warn',
  live: 'warn',
};

interface Deeds {
  onTick: (row: SheetRow, isOn: boolean) => void;
  onEdit: (edits: Edit[]) => Promise<boolean>;
}

interface GridProps extends Deeds {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  isTicked: (row: SheetRow) => boolean;
  isAllTicked: boolean;
  onTickAll: (isOn: boolean) => void;
}

/** The sheet as a grid that scrolls sideways in itself; rows out of sight are laid out when they come into it. */
export function Grid({ columns, rows, isTicked, isAllTicked, onTickAll, ...deeds }: GridProps) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  const cells = columns.map((column) => `${widthOf(column)}px`);
  return (
    <ScrollFrame className={`panel ${styles.grid}`} label={t('check.table')}>
      <table style={{ '--cells': cells.join(' ') } as React.CSSProperties}>
        <thead>
          <tr className={`${styles.row} ${styles.head}`}>
            <th scope="col" className={styles.fixed}>
              <input
                type="checkbox"
                aria-label={t('check.tickAll')}
                checked={isAllTicked}
                onChange={(event) => onTickAll(event.target.checked)}
              />
            </th>
            <th scope="col" className={styles.second}>
              {t('check.line')}
            </th>
            <th scope="col">{t('check.result')}</th>
            {columns.map(({ key, label, isNeeded }) => (
              <th key={key} scope="col">
                {textIn(label, locale)}
                {isNeeded && ' *'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} row={row} columns={columns} ticked={isTicked(row)} {...deeds} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

const Row = memo(function Row({
  row,
  columns,
  ticked,
  onTick,
  onEdit,
}: Deeds & { row: SheetRow; columns: readonly SheetColumn[]; ticked: boolean }) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  return (
    <>
      <tr className={styles.row}>
        <td className={styles.fixed}>
          <input
            type="checkbox"
            aria-label={t('check.tick', { line: row.line })}
            checked={ticked}
            disabled={!canTick(row)}
            onChange={(event) => onTick(row, event.target.checked)}
          />
        </td>
        <td className={`muted ${styles.second}`}>{row.line}</td>
        <td>
          <Tag tone={stateTones[row.state]}>{t(`check.${row.state}`)}</Tag>
          <WrongCells row={row} columns={columns} />
          {row.files > 0 && <small className="block muted">{t('files.have', { count: row.files })}</small>}
        </td>
        {columns.map((column, at) => (
          <td key={column.key} data-tone={toneOf(row, column)} data-column={column.key}>
            <Cell row={row} column={column} at={at} label={textIn(column.label, locale)} onEdit={onEdit} />
            {column.key.endsWith('.number') && <SaidOfPerson row={row} />}
          </td>
        ))}
      </tr>
      {row.state === 'twin' && row.twin !== null && (
        <tr className={styles.twins}>
          <td colSpan={columns.length + 3}>
            <Choice row={row} ticked={ticked} onTick={onTick} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Which columns of a row have something wrong, each leading to its cell: in a wide sheet it is out of sight. */
function WrongCells({ row, columns }: { row: SheetRow; columns: readonly SheetColumn[] }) {
  const locale = useSession((session) => session.locale);
  const go = (button: HTMLElement, key: string) =>
    button
      .closest('tr')
      ?.querySelector(`[data-column="${CSS.escape(key)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  return columns
    .filter(({ key }) => row.problems.some(({ column }) => column === key))
    .map(({ key, label }) => (
      <button
        key={key}
        type="button"
        className={`bare block small ${styles.goes}`}
        onClick={({ currentTarget }) => go(currentTarget, key)}
      >
        {textIn(label, locale)}
      </button>
    ));
}

function widthOf({ key }: SheetColumn): number {
  return /number$|email$/.test(key) ? 196 : /phone$|clause$|class$/.test(key) ? 144 : 120;
}

function toneOf(row: SheetRow, { key }: SheetColumn): 'bad' | 'warn' | undefined {
  const own = row.problems.filter(({ column }) => column === key);
  if (own.some(({ isWarning }) => !isWarning)) return 'bad';
  const isTold = key.endsWith('.number') && (row.twin !== null || row.live !== null);
  return own.length > 0 || isTold ? 'warn' : undefined;
}

/** Who else is in the sheet, or what runs already. */
export function SaidOfPerson({ row }: { row: SheetRow }) {
  const t = useBatchWords();
  return (
    <>
      {row.live !== null && (
        <span className={`block strong ${styles.said}`}>
          {t('check.running', { no: row.live || t('check.draft') })}
        </span>
      )}
      {row.twin !== null && (
        <span className={`block strong ${styles.said}`}>{t('check.same', { line: row.twin })}</span>
      )}
    </>
  );
}

/** Which of two rows about one person counts. */
export function Choice({ row, ticked, onTick }: { row: SheetRow; ticked: boolean; onTick: Deeds['onTick'] }) {
  const t = useBatchWords();
  const first = row.twin ?? 0;
  return (
    <fieldset className={`row wraps gap-8-16 ${styles.choice}`}>
      <legend className="vh">{t('check.twice')}</legend>
      <b className="warn-ink">{t('check.twice')}</b>
      <span>{t('check.twiceNote', { first, line: row.line })}</span>
      <label className="inline-row gap-6">
        <input type="radio" name={`twin-${row.line}`} checked={!ticked} onChange={() => onTick(row, false)} />
        {t('check.keep', { line: first })}
      </label>
      <label className="inline-row gap-6">
        <input type="radio" name={`twin-${row.line}`} checked={ticked} onChange={() => onTick(row, true)} />
        {t('check.keep', { line: row.line })}
      </label>
    </fieldset>
  );
}
