import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, Input, Popover, Segmented, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { complaintDeskCall } from '#features/complaints/calls.ts';
import { complaintLists } from '#features/complaints/lists.ts';
import {
  type ComplaintState,
  complaintKinds,
  complaintStates,
  complaintTargets,
} from '#features/complaints/shared/complaint.ts';
import { type DeskScope, deskCountCap, deskScopes } from '#features/complaints/shared/desk.ts';
import type { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { LoadMore } from '#web/office/pieces/load-more.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { Clocks } from './clocks.tsx';
import styles from './desk-list.module.css';
import { useTexts } from './words.ts';

type Answer = OutputOf<typeof complaintDeskCall>;
type DeskRow = Answer['rows'][number];

export interface DeskFilter {
  readonly scope: DeskScope;
  readonly keyword: string | undefined;
  readonly kind: string | undefined;
  readonly target: string | undefined;
}

interface DeskListProps {
  filter: DeskFilter;
  list: UseInfiniteQueryResult<InfiniteData<Answer>, CallError>;
  rows: readonly DeskRow[];
  openId: string | null;
  isNarrow: boolean;
  onChange: (part: Partial<DeskFilter>) => void;
  onOpen: (id: string) => void;
  onTable: () => void;
  /** Shows the rates or puts them away, where there is no room for both. */
  onFigures: (() => void) | null;
}

/** What the office owes, opened again first, then by the time left; each with both clocks. */
export function DeskList({ filter, list, rows, openId, isNarrow, onChange, onOpen, ...props }: DeskListProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const answer = list.data?.pages[0];
  const days = answer?.days ?? [];
  const isFiltered = Boolean(filter.keyword || filter.kind || filter.target);
  const next = rows.find(({ state }) => complaintStates[state as ComplaintState]?.tone !== 'done');
  return (
    <section className={`card column clip ${styles.list}`} aria-label={t('complaintDesk.title')}>
      <div className={`row gap-8 rigid ${styles.head}`}>
        <h2 className="size-14">{t('complaintDesk.title')}</h2>
        {answer && (
          <small className="size-12 muted">{t('complaintDesk.owed', { count: shownCount(answer.counts.open) })}</small>
        )}
        <span className="grow" />
        <Popover trigger="click" placement="bottomRight" content={<DeskFilters filter={filter} onChange={onChange} />}>
          <span>
            <IconButton
              name="filter"
              label={t('complaintDesk.filter')}
              aria-pressed={isFiltered}
              aria-haspopup="dialog"
            />
          </span>
        </Popover>
        {props.onFigures && <IconButton name="chart" label={t('complaintDesk.figures')} onClick={props.onFigures} />}
        <IconButton
          name="chat"
          label={t('complaintDesk.ready')}
          onClick={() => void navigate(complaintLists.complaintanswer.path)}
        />
        <IconButton name="columns" label={t('complaintDesk.asTable')} onClick={props.onTable} />
      </div>
      <div className={`rigid ${styles.scopes}`}>
        <Segmented<DeskScope>
          aria-label={t('complaintDesk.title')}
          size="small"
          value={filter.scope}
          options={deskScopes.map((each) => ({
            value: each,
            label: answer
              ? `${t(`complaintDesk.${each}`)} ${shownCount(answer.counts[each])}`
              : t(`complaintDesk.${each}`),
          }))}
          onChange={(scope) => onChange({ scope })}
        />
      </div>
      <div className={`fills-down scrolls ${styles.scroll}`}>
        {list.isPending && <RowSkeleton rows={8} height={84} />}
        {list.isError && <FailedPanel title={list.error.msg} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && (
          <StatePanel
            icon={isFiltered ? 'search' : 'check'}
            title={t(isFiltered ? 'complaintDesk.noneFound' : 'complaintDesk.none')}
          />
        )}
        <ul>
          {rows.map((row) => (
            <Item key={row.id} row={row} days={days} isOpen={row.id === openId} onOpen={() => onOpen(row.id)} />
          ))}
        </ul>
        {list.hasNextPage && (
          <LoadMore hasMore isFetching={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
        )}
      </div>
      {isNarrow
        ? next && (
            <div className={`rigid ruled on-card ${styles.next}`}>
              <Button type="primary" block size="large" icon={<Icon name="bolt" />} onClick={() => onOpen(next.id)}>
                {t('complaintDesk.next')}
              </Button>
            </div>
          )
        : rows.length > 0 && <p className={`rigid ruled size-12 muted ${styles.foot}`}>{t('complaintDesk.legend')}</p>}
    </section>
  );
}

/** Counts stop at the cap. */
function shownCount(count: number): string {
  return `${count.toLocaleString('en-US')}${count >= deskCountCap ? '+' : ''}`;
}

function Item({
  row,
  days,
  isOpen,
  onOpen,
}: {
  row: DeskRow;
  days: Answer['days'];
  isOpen: boolean;
  onOpen: () => void;
}) {
  const t = useTexts();
  const read = useTextIn();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const state = complaintStates[row.state as ComplaintState];
  const kind = complaintKinds.find(({ value }) => value === row.kind);
  const target = complaintTargets.find(({ value }) => value === row.target);
  return (
    <li ref={item} data-open={isOpen ? '' : undefined}>
      <button type="button" className="plain-button" onClick={onOpen} aria-current={isOpen ? 'true' : undefined}>
        <span className="row gap-8 size-13">
          <b className={`cut grow ${styles.title}`} title={row.title}>
            {row.title}
          </b>
          {state && <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>}
        </span>
        <span className={`row gap-8 size-12 muted ${styles.about}`}>
          <span className="rigid">{kind && read(kind.label)}</span>
          <span className="cut grow">{row.about || (target && read(target.label))}</span>
          <em className="rigid" data-tone={row.assignee ? undefined : 'warn'}>
            {row.assignee ?? t('complaintDesk.nobody')}
          </em>
        </span>
        <Clocks of={row} days={days} />
      </button>
    </li>
  );
}

function DeskFilters({ filter, onChange }: Pick<DeskListProps, 'filter' | 'onChange'>) {
  const t = useTexts();
  const read = useTextIn();
  const [keyword, setKeyword] = useState(filter.keyword ?? '');
  const suffixIcon = <Icon name="down" size={12} />;
  return (
    <div className={`stack gap-8 ${styles.filters}`} data-filters="">
      <Input.Search
        allowClear
        maxLength={60}
        placeholder={t('complaintDesk.keyword')}
        aria-label={t('complaintDesk.keyword')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        onSearch={(text) => onChange({ keyword: text.trim() || undefined })}
      />
      <Select
        aria-label={t('complaintDesk.kind')}
        suffixIcon={suffixIcon}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t('complaintDesk.anyKind') },
          ...complaintKinds.map(({ value, label }) => ({ value, label: read(label) })),
        ]}
        onChange={(kind) => onChange({ kind: kind || undefined })}
      />
      <Select
        aria-label={t('complaintDesk.target')}
        suffixIcon={suffixIcon}
        value={filter.target ?? ''}
        options={[
          { value: '', label: t('complaintDesk.anyTarget') },
          ...complaintTargets.map(({ value, label }) => ({ value, label: read(label) })),
        ]}
        onChange={(target) => onChange({ target: target || undefined })}
      />
    </div>
  );
}
