import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Checkbox, Input, Popover, Segmented, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { deskCodes } from '#core/workflow/actions.ts';
import { findState, isIn, type StateKey, stateSets, states } from '#core/workflow/states.ts';
import { type queueCall, queueExportCall } from '#features/casework/calls/review.ts';
import { caseTitle, countOf } from '#features/casework/office/case-state.tsx';
import { BulkBar } from '#features/casework/office/review/bulk/bulk-bar.tsx';
import {
  type BulkDecisions,
  PendingBulk,
  type WaitingDecision,
} from '#features/casework/office/review/bulk/pending-bulk.tsx';
import type { Bulk, Tried } from '#features/casework/office/review/bulk/use-bulk.ts';
import { actionName } from '#features/casework/office/review/case-log.tsx';
import { useTexts } from '#features/casework/office/words.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { caseColumns } from '#features/casework/shared/case-columns.ts';
import {
  type CaseScope,
  type CaseView,
  caseScopes,
  type DueChoice,
  type StateChoice,
} from '#features/casework/shared/case-views.ts';
import type { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { Due } from '#web/office/pieces/due.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { LoadMore } from '#web/office/pieces/load-more.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { ExportButton } from '#web/office/resource/list/export-button.tsx';
import { usePermCodes } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { DaysLine } from './days-line.tsx';
import styles from './queue.module.css';

type QueueAnswer = OutputOf<typeof queueCall>;
type CaseRow = QueueAnswer['rows'][number];

interface CaseQueueProps {
  filter: CaseView;
  /** The same as the calls take it. */
  asked: Record<string, unknown>;
  list: UseInfiniteQueryResult<InfiniteData<QueueAnswer>, CallError>;
  rows: readonly CaseRow[];
  openId: string | null;
  /** Whether it stands beside a decision on many, and has the room. */
  isMany: boolean;
  /** The case J and K have reached. */
  cursor: string | null;
  onChange: (part: CaseView) => void;
  onOpen: (id: string) => void;
  bulk: Bulk;
  decisions: BulkDecisions;
  /** On a phone, where the preview lies behind a button. */
  onPreview: (() => void) | undefined;
  /** The decision on many that is looked at. */
  waitingId: string | null;
  onWaiting: (id: string) => void;
}

/** Cases by due date: the own ones, those nobody has, or all. */
export function CaseQueue(props: CaseQueueProps) {
  const { filter, asked, list, rows, openId, cursor, onChange, onOpen, bulk, onPreview } = props;
  const t = useTexts();
  const answer = list.data?.pages[0];
  const names: Record<CaseScope, string> = { mine: t('review.mine'), pool: t('review.pool'), all: t('review.all') };
  const [isFiltering, setFiltering] = useState(false);
  const isOfficer = usePermCodes().some((code) => deskCodes.some((each) => each === code));
  const { chosen } = bulk;
  const waiting = new Map(props.decisions.rows.flatMap((each) => each.cases.map(({ id }) => [id, each])));
  const { scope, ...narrowing } = filter;
  const isFiltered = Object.values(narrowing).some(Boolean);
  return (
    <aside className={`column ${styles.queue} ${props.isMany ? styles.many : ''}`} aria-label={t('review.title')}>
      <div className={`row rigid ${styles.head}`}>
        <h2 className="size-14">{t('review.title')}</h2>
        <span className="grow" />
        {isOfficer && (
          <IconButton
            name="check"
            label={t('bulk.choose')}
            aria-pressed={chosen !== null}
            onClick={() => bulk.choose(chosen === null ? new Set() : null)}
          />
        )}
        <Popover
          trigger="click"
          placement="bottomRight"
          open={isFiltering}
          onOpenChange={setFiltering}
          content={
            <QueueFilters
              filter={filter}
              onChange={(part) => {
                onChange(part);
                // A searched word shows its cases at once; choices stay open for the next one.
                if ('keyword' in part) setFiltering(false);
              }}
            />
          }
        >
          <span>
            <IconButton name="filter" label={t('review.filter')} aria-pressed={isFiltered} aria-haspopup="dialog" />
          </span>
        </Popover>
        <ExportButton
          isSmall
          call={queueExportCall}
          code="Mgr.Apply.export"
          columns={caseColumns.length}
          input={() => ({ ...asked, scope: scope ?? answer?.scope })}
        />
      </div>
      <div className={`rigid ${styles.scopes}`}>
        <Segmented<CaseScope>
          aria-label={t('review.title')}
          size="small"
          value={scope ?? answer?.scope ?? 'mine'}
          options={caseScopes.map((each) => ({
            value: each,
            label: answer ? `${names[each]} ${countOf(answer.counts[each])}` : names[each],
          }))}
          onChange={(each) => onChange({ scope: each })}
        />
      </div>
      {isOfficer && <PendingBulk decisions={props.decisions} openId={props.waitingId} onOpen={props.onWaiting} />}
      <div className={`fills-down scrolls ${styles.scroll}`}>
        {list.isPending && <RowSkeleton rows={8} height={72} />}
        {list.isError && <FailedPanel title={list.error.msg} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && <StatePanel icon="check" title={t('review.emptyQueue')} />}
        <ul>
          {rows.map((row) => (
            <QueueRow
              key={row.id}
              row={row}
              isOpen={row.id === openId}
              isReached={row.id === cursor}
              waiting={waiting.get(row.id)}
              onOpen={() => onOpen(row.id)}
              {...(chosen && {
                isChosen: chosen.has(row.id),
                tried: chosen.has(row.id) ? bulk.triedOf(row.id) : undefined,
                onChoose: () => bulk.toggle(row.id),
              })}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <LoadMore hasMore isFetching={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
        )}
      </div>
      {chosen ? (
        <BulkBar
          bulk={bulk}
          onAll={rows.length > 0 ? () => bulk.choose(new Set(rows.map(({ id }) => id))) : null}
          {...(onPreview && { onPreview })}
        />
      ) : (
        <div className={`wide-only rigid ruled size-12 muted ${styles.foot}`}>{t('review.byDue')}</div>
      )}
    </aside>
  );
}

function QueueRow({
  row,
  isOpen,
  isReached,
  waiting,
  onOpen,
  isChosen,
  tried,
  onChoose,
}: {
  row: CaseRow;
  isOpen: boolean;
  isReached: boolean;
  /** The decision on many that it waits with. */
  waiting: WaitingDecision | undefined;
  onOpen: () => void;
  isChosen?: boolean;
  /** What the step would do with it. */
  tried?: Tried | undefined;
  /** While several are chosen. */
  onChoose?: () => void;
}) {
  const read = useTextIn();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isReached) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isReached]);
  return (
    <li
      ref={item}
      data-open={isOpen ? '' : undefined}
      data-reached={isReached ? '' : undefined}
      data-waits={waiting ? '' : undefined}
    >
      {onChoose && (
        <Checkbox
          className={styles.choose}
          checked={isChosen && tried?.to !== null}
          onChange={onChoose}
          aria-label={`${row.applicant} ${row.no}`}
        />
      )}
      <button type="button" className="plain-button" onClick={onOpen} aria-current={isOpen ? 'true' : undefined}>
        <span className={`row gap-6 size-13 ${styles.line}`}>
          <b className="cut">{row.applicant}</b>
          <span className="grow" />
          {isIn('work', row.state) && <Due at={row.dueAt} />}
        </span>
        <span className={`block size-12-5 ${styles.subject}`} title={read(row.subject)}>
          {caseTitle(row, read)}
        </span>
        <span className={`row wraps apart gap-6 size-13 ${styles.line}`}>
          <span className="mono muted">{row.no}</span>
          {tried ? <TriedNote tried={tried} /> : waiting ? <WaitingNote decision={waiting} /> : <RowNote row={row} />}
        </span>
      </button>
    </li>
  );
}

/** Where the step leads a case, or why it leaves it out. */
function TriedNote({ tried: { from, to, why, needsSecond } }: { tried: Tried }) {
  const t = useTexts();
  const read = useTextIn();
  const nameOf = (key: string) => read(findState(key)?.name ?? { CN: key, EN: key });
  if (to === null) return <small data-tone="warn">{why && read(why)}</small>;
  if (needsSecond) return <small data-tone="info">{t('bulk.needsSecond')}</small>;
  return (
    <small data-tone="ok">
      {nameOf(from)} → {nameOf(to)}
    </small>
  );
}

/** What was decided on a case together with others, and has no effect yet. */
function WaitingNote({ decision: { action, runsAt } }: { decision: WaitingDecision }) {
  const t = useTexts();
  const read = useTextIn();
  if (runsAt === null) return <small data-tone="info">{t('bulk.needsSecond')}</small>;
  return <small data-tone="warn">{t('bulk.notInEffect', { action: actionName(action, read) })}</small>;
}

/** What matters about a case in two words: who holds it, answers that came, or its state. */
function RowNote({ row }: { row: CaseRow }) {
  const t = useTexts();
  const read = useTextIn();
  if (row.heldBy && !row.heldBy.mine)
    return (
      <small>
        <Icon name="lock" size={12} /> {t('review.beingHandled', { name: row.heldBy.name })}
      </small>
    );
  if (row.withdrawalAskedAt !== null) return <small data-tone="warn">{t('review.withdrawal')}</small>;
  if (row.answeredItems > 0) return <small data-tone="info">{t('review.answered')}</small>;
  const state = findState(row.state);
  if (row.appealedAt !== null && state?.tone === 'open') return <small data-tone="info">{t('review.appeal')}</small>;
  const tone = state?.key === 'ACCEPTING' ? 'warn' : undefined;
  return <small data-tone={tone}>{state ? read(state.name) : row.state}</small>;
}

/** States a case of the queue can be in. */
const queueStates: readonly StateKey[] = [...stateSets.work, 'EFFECTIVE', 'REJECTED'];

function QueueFilters({ filter, onChange }: Pick<CaseQueueProps, 'filter' | 'onChange'>) {
  const t = useTexts();
  const read = useTextIn();
  const suffixIcon = <Icon name="down" size={12} />;
  return (
    <div className={`stack gap-8 ${styles.filters}`} data-filters="">
      <Input.Search
        allowClear
        maxLength={60}
        placeholder={t('review.keyword')}
        aria-label={t('review.keyword')}
        defaultValue={filter.keyword ?? ''}
        onSearch={(keyword) => onChange({ keyword: keyword.trim() || undefined })}
      />
      <Select
        aria-label={t('review.programme')}
        suffixIcon={suffixIcon}
        value={filter.programme ?? ''}
        options={[
          { value: '', label: t('dashboard.allProgrammes') },
          ...programmeHeads.map(({ code, short }) => ({ value: code, label: read(short) })),
        ]}
        onChange={(programme) => onChange({ programme: programme || undefined })}
      />
      <Select<StateChoice | ''>
        aria-label={t('review.state')}
        suffixIcon={suffixIcon}
        value={filter.state ?? ''}
        options={[
          { value: '', label: t('review.anyState') },
          { value: 'pending', label: t('review.pending') },
          ...states
            .filter((state) => queueStates.some((key) => key === state.key))
            .map((state) => ({ value: state.key, label: read(state.name) })),
          { value: 'granted', label: t('review.granted') },
        ]}
        onChange={(state) => onChange({ state: state || undefined })}
      />
      <Select<DueChoice | ''>
        aria-label={t('review.due')}
        suffixIcon={suffixIcon}
        value={filter.due ?? ''}
        options={[
          { value: '', label: t('review.anyDue') },
          { value: 'overdue', label: t('review.overdue') },
          { value: 'today', label: t('review.dueToday') },
          { value: 'week', label: t('review.dueWeek') },
        ]}
        onChange={(due) => onChange({ due: due || undefined })}
      />
      <Checkbox
        checked={filter.submitted === 'today'}
        onChange={({ target }) => onChange({ submitted: target.checked ? 'today' : undefined })}
      >
        {t('review.submittedToday')}
      </Checkbox>
      <DaysLine filter={filter} onChange={onChange} />
    </div>
  );
}
