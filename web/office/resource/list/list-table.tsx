import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Column, Resource } from '#core/resources/resource.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { Cell, CountTag } from '#web/office/resource/cell.tsx';
import { type Row, rowTitle } from '#web/office/resource/cell-words.ts';
import { useColumnName } from '#web/office/resource/column-name.ts';
import type { Density } from '#web/office/resource/views/list-settings.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { columnNeeds } from './columns/column-needs.ts';
import { actionsWidth, checkWidth, type FittedColumn, fitColumns } from './columns/fit-columns.ts';
import { measureText } from './columns/measure-text.ts';
import type { ListQuery } from './list-query.ts';
import styles from './list-table.module.css';
import { RowCheck } from './row-check.tsx';
import type { Picks } from './use-picks.ts';

interface ListTableProps {
  resource: Resource;
  columns: readonly Column[];
  pinned: readonly string[];
  density: Density;
  rows: readonly Row[];
  query: Pick<ListQuery, 'sort' | 'descending'>;
  openId: string | null;
  picks: Picks;
  /** Whether rows can be picked at all. */
  canPick: boolean;
  onSort: (column: string, descending: boolean) => void;
  onOpen: (id: string) => void;
  actions: (row: Row) => ReactNode;
}

/** The list as a table: head and first columns stay in sight, J, K and Enter walk the rows. */
export function ListTable(props: ListTableProps) {
  const { resource, pinned, rows, picks, canPick, density, query } = props;
  const t = useTexts();
  const read = useTextIn();
  const body = useRef<HTMLTableSectionElement>(null);
  const { box, room, edges } = useRoom();
  const added = resource.columns.filter(({ hidden }) => hidden).map(({ key }) => key);
  const nameOf = useColumnName();
  const needs = columnNeeds({
    resource,
    columns: props.columns,
    rows,
    nameOf,
    reader: { t, read },
    measure: measureText,
  });
  const fitted = fitColumns(props.columns, { room, canPick, kept: new Set([...pinned, ...added, query.sort]), needs });
  const columns = fitted.map(({ column }) => column);
  const ids = rows.map((row) => String(row.id));
  const onPage = ids.filter((id) => picks.has(id)).length;

  const walk = (event: KeyboardEvent) => {
    const step =
      event.key === 'j' || event.key === 'ArrowDown' ? 1 : event.key === 'k' || event.key === 'ArrowUp' ? -1 : 0;
    const lines = [...(body.current?.rows ?? [])];
    const at = lines.indexOf((event.target as HTMLElement).closest('tr') as HTMLTableRowElement);
    if (step !== 0) {
      event.preventDefault();
      lines.at(Math.min(Math.max(at + step, 0), lines.length - 1))?.focus();
    } else if (event.key === 'Enter' && event.target === lines[at]) props.onOpen(ids[at]!);
  };
  const offsets = pinnedOffsets(fitted, pinned, canPick);

  return (
    <div
      className={styles.scroll}
      ref={box}
      data-left={edges.left ? '' : undefined}
      data-right={edges.right ? '' : undefined}
    >
      <table className={`sheet ${styles.table} ${styles[density]}`}>
        <colgroup>
          {canPick && <col style={{ width: checkWidth }} />}
          {fitted.map(({ column, width }) => (
            <col key={column.key} style={{ width }} />
          ))}
          <col style={{ width: actionsWidth }} />
        </colgroup>
        <thead>
          <tr>
            {canPick && (
              <th className={styles.pinned} style={{ left: 0 }}>
                <input
                  type="checkbox"
                  className="check"
                  aria-label={t('list.pickPage')}
                  checked={ids.length > 0 && onPage === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = onPage > 0 && onPage < ids.length;
                  }}
                  onChange={() => picks.set(ids, onPage < ids.length, ids)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} left={offsets.get(column.key)} {...props} />
            ))}
            <th className={styles.actions}>{t('list.actions')}</th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={walk} data-rows="">
          {rows.map((row, at) => {
            const id = ids[at]!;
            return (
              <tr
                key={id}
                tabIndex={at === 0 ? 0 : -1}
                data-picked={picks.has(id) || id === props.openId ? '' : undefined}
              >
                {canPick && (
                  <td className={styles.pinned} style={{ left: 0 }}>
                    <RowCheck id={id} name={rowTitle(resource, row, read)} picks={picks} ids={ids} />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={cellClass(column, offsets.has(column.key))}
                    style={offsets.has(column.key) ? { left: offsets.get(column.key) } : undefined}
                  >
                    {index === 0 ? (
                      <span className="row gap-8">
                        <button
                          type="button"
                          className={`plain-button ${styles.name}`}
                          onClick={() => props.onOpen(id)}
                        >
                          <Cell resource={resource} column={column} row={row} />
                        </button>
                        <CountTag column={column} row={row} />
                      </span>
                    ) : (
                      <Cell resource={resource} column={column} row={row} />
                    )}
                  </td>
                ))}
                <td className={styles.actions}>{props.actions(row)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <FocusOpened id={props.openId} ids={ids} body={body} />
    </div>
  );
}

function HeadCell({
  column,
  left,
  query,
  onSort,
}: { column: Column; left: number | undefined } & Pick<ListTableProps, 'query' | 'onSort'>) {
  const nameOf = useColumnName();
  const isSorted = query.sort === column.key;
  const title = nameOf(column);
  return (
    <th
      className={cellClass(column, left !== undefined)}
      style={left === undefined ? undefined : { left }}
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className={`plain-button ${styles.sort}`}
          data-sorted={isSorted ? '' : undefined}
          onClick={() => onSort(column.key, isSorted ? !query.descending : column.kind === 'date-time')}
        >
          {title}
          <Icon name={isSorted && !query.descending ? 'up' : 'down'} size={11} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** Follows the drawer's previous and next through the list. */
function FocusOpened({
  id,
  ids,
  body,
}: {
  id: string | null;
  ids: readonly string[];
  body: React.RefObject<HTMLTableSectionElement | null>;
}) {
  const at = id === null ? -1 : ids.indexOf(id);
  useEffect(() => {
    if (at >= 0) body.current?.rows[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, body]);
  return null;
}

function cellClass(column: Column, isPinned: boolean): string {
  return [isPinned && styles.pinned, isFigure(column) && styles.number].filter(Boolean).join(' ');
}

function pinnedOffsets(
  columns: readonly FittedColumn[],
  pinned: readonly string[],
  canPick: boolean,
): Map<string, number> {
  const offsets = new Map<string, number>();
  let left = canPick ? checkWidth : 0;
  for (const { column, width } of columns) {
    if (!pinned.includes(column.key)) break;
    offsets.set(column.key, left);
    left += width;
  }
  return offsets;
}

/** How wide the table may be, and on which sides something lies out of sight. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [edges, setEdges] = useState({ left: false, right: false });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const left = scrollLeft > 0;
      const right = scrollLeft + clientWidth < scrollWidth - 1;
      setRoom(clientWidth);
      setEdges((before) => (before.left === left && before.right === right ? before : { left, right }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { box, room, edges };
}

/** Figures stand below each other; bars begin below each other. */
function isFigure({ kind, draws }: Column): boolean {
  return kind === 'number' && draws?.as !== 'part';
}
