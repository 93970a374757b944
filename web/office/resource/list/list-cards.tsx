import { Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { Column, Resource } from '#core/resources/resource.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { Cell, CountTag } from '#web/office/resource/cell.tsx';
import { isMissing, type Row, rowTitle } from '#web/office/resource/cell-words.ts';
import { useColumnName } from '#web/office/resource/column-name.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { factsOnCard } from './facts-on-card.ts';
import { countFilters, type ListQuery } from './list-query.ts';
import styles from './resource-list.module.css';
import { RowCheck } from './row-check.tsx';
import type { Picks } from './use-picks.ts';

interface ListCardsProps {
  resource: Resource;
  columns: readonly Column[];
  rows: readonly Row[];
  total: number;
  /** Rows that are picked for a batch; nothing when no batch is allowed. */
  picks: Picks | null;
  query: Pick<ListQuery, 'sort' | 'descending'>;
  onSort: (column: string, descending: boolean) => void;
  /** Absent where the list cannot be had as a file. */
  onExport: (() => void) | null;
  onOpen: (id: string) => void;
  actions: (row: Row) => ReactNode;
}

/** The list on a phone: a card for each record. */
export function ListCards(props: ListCardsProps) {
  const { resource, columns, rows, total, picks, onOpen, onExport, actions } = props;
  const t = useTexts();
  const read = useTextIn();
  const nameOf = useColumnName();
  const [isPicking, setPicking] = useState(false);
  const ids = rows.map((row) => String(row.id));
  const [first, ...rest] = columns;
  const status = rest.find((column) => column.kind === 'status');
  const code = rest.find((column) => column.kind === 'code');
  const contacts = rest.filter((column) => column.sensitive !== undefined);
  // Tags are as long as they are many: they get a line of their own.
  const tags = rest.find((column) => column.kind === 'tags');
  const facts = factsOnCard(
    rest.filter((column) => column !== status && column !== code && column !== tags && column.sensitive === undefined),
    rows,
  );
  return (
    <>
      <div className={`row size-13 muted ${styles.phoneTools}`}>
        <span role="status" className="rigid">
          {t('list.total', { count: countText(total) })}
        </span>
        <SortSelect {...props} />
        <span className="grow" />
        {picks && (
          <button
            type="button"
            className="link"
            aria-pressed={isPicking}
            onClick={() => {
              setPicking(!isPicking);
              picks.clear();
            }}
          >
            {isPicking ? t('list.pickModeEnd') : t('list.pickMode')}
          </button>
        )}
        {onExport && (
          <button type="button" className="link" onClick={onExport}>
            {t('list.export')}
          </button>
        )}
      </div>
      <div className="stack gap-10">
        {rows.map((row) => {
          const id = String(row.id);
          return (
            <article key={id} className={`card ${styles.item}`}>
              <div className={`line apart top gap-10 ${styles.itemHead}`}>
                {isPicking && picks && (
                  <RowCheck id={id} name={rowTitle(resource, row, read)} picks={picks} ids={ids} />
                )}
                <button type="button" className="plain-button" onClick={() => onOpen(id)}>
                  {first?.kind === 'code' ? (
                    <Cell resource={resource} column={first} row={row} />
                  ) : (
                    rowTitle(resource, row, read)
                  )}
                </button>
                <span className="row gap-6 rigid">
                  <CountTag column={first} row={row} />
                  {status && <Cell resource={resource} column={status} row={row} />}
                </span>
              </div>

              {code && Boolean(row[code.key]) && (
                <p className="size-12-5 muted">
                  <Cell resource={resource} column={code} row={row} />
                </p>
              )}
              {tags && hasTags(row[tags.key]) && (
                <p className={`line wraps size-12-5 muted ${styles.itemTags}`}>
                  <Cell resource={resource} column={tags} row={row} />
                </p>
              )}
              <dl>
                {facts.map((column) => (
                  <div key={column.key}>
                    <dt className="size-12 muted">{nameOf(column)}</dt>
                    <dd className={`breaks ${styles.fact}`}>
                      <Cell resource={resource} column={column} row={row} />
                    </dd>
                  </div>
                ))}
              </dl>
              <div className={`row to-end size-13 ${styles.itemFoot}`}>
                <span>
                  {contacts.map(
                    (column) =>
                      !isMissing(row[column.key]) && (
                        <Cell key={column.key} resource={resource} column={column} row={row} />
                      ),
                  )}
                </span>
                {actions(row)}
              </div>
            </article>
          );
        })}
      </div>
    </>
  );
}

/** What the list is sorted by; either way round. */
function SortSelect({ resource, query, onSort }: Pick<ListCardsProps, 'resource' | 'query' | 'onSort'>) {
  const t = useTexts();
  const read = useTextIn();
  const sorted = resource.columns.filter(({ sortable, key }) => sortable || key === resource.sort.key);
  return (
    <select
      className={styles.phoneSort}
      aria-label={t('list.sortBy')}
      value={`${query.sort}.${query.descending ? 'desc' : 'asc'}`}
      onChange={({ target }) => {
        const [column = '', direction] = target.value.split('.');
        onSort(column, direction === 'desc');
      }}
    >
      {sorted.flatMap(({ key, title, kind }) =>
        (kind === 'date-time' ? waysOfTime : waysOfTexts).map(([way, word]) => (
          <option key={`${key}.${way}`} value={`${key}.${way}`}>
            {t('list.sortedBy', { name: read(title), way: t(word) })}
          </option>
        )),
      )}
    </select>
  );
}

const waysOfTime = [
  ['desc', 'list.newestFirst'],
  ['asc', 'list.oldestFirst'],
] as const;
const waysOfTexts = [
  ['asc', 'list.sortUp'],
  ['desc', 'list.sortDown'],
] as const;

function hasTags(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

interface PhoneBarProps {
  resource: Resource;
  query: ListQuery;
  onSearch: (filter: ListQuery['filter']) => void;
  onFilters: () => void;
}

/** Keyword search and the button that opens the filters, with their number. */
export function PhoneBar({ resource, query, onSearch, onFilters }: PhoneBarProps) {
  const t = useTexts();
  const read = useTextIn();
  const keyword = resource.filters.find((filter) => filter.kind === 'keyword');
  const kept = keyword ? String(query.filter[keyword.key] ?? '') : '';
  const [draft, setDraft] = useState({ of: kept, text: kept });
  const text = draft.of === kept ? draft.text : kept;
  const count = countFilters(query);
  const search = () => {
    if (!keyword) return;
    const { [keyword.key]: _, ...rest } = query.filter;
    onSearch(text.trim() === '' ? rest : { ...rest, [keyword.key]: text.trim() });
  };
  return (
    <div className={`line gap-8 ${styles.phoneSearch}`}>
      {keyword && (
        <Input
          allowClear
          prefix={<Icon name="search" />}
          aria-label={read(keyword.label)}
          placeholder={read(keyword.hint)}
          value={text}
          enterKeyHint="search"
          onChange={(event) => setDraft({ of: kept, text: event.target.value })}
          onPressEnter={search}
        />
      )}
      {resource.filters.length > 0 && (
        <Button icon={<Icon name="filter" />} onClick={onFilters}>
          {t('list.filters')} {count > 0 && <b className={`size-12 centred ${styles.filterCount}`}>{count}</b>}
        </Button>
      )}
    </div>
  );
}
