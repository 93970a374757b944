import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { apilogCalls } from '#features/platform/calls/logs.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { callColumns } from '#features/platform/shared/log-columns.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { ExportButton } from '#web/office/resource/list/export-button.tsx';
import { useTenantId } from '#web/office/session.tsx';
import { CallChart } from './call-chart.tsx';
import { CallDetail } from './call-detail.tsx';
import { CallFilter } from './call-filter.tsx';
import { CallTable } from './call-table.tsx';
import { callFilter, useLogFilter } from './log-filter.ts';
import styles from './logs.module.css';

export type CallRow = OutputOf<(typeof apilogCalls)['list']>['rows'][number];

interface CallLogProps {
  calls: Pick<typeof apilogCalls, 'list' | 'chart' | 'export'>;
  /** Whether calls of both sides are listed. */
  showsSide?: boolean;
}

/** A log of calls: chart of the range, dense rows by keyset, one call in full beside them. */
export function CallLog({ calls, showsSide = false }: CallLogProps) {
  const t = useTexts();
  const tenantId = useTenantId();
  const { filter, range, change, refresh } = useLogFilter();
  const [picked, setPicked] = useState<{ of: string; from: string; to: string } | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const asked = callFilter(filter, range);
  const key = JSON.stringify(asked);
  const selection = picked?.of === key ? picked : null;
  const chart = useOfficeCall(calls.chart, asked);
  const within = selection ? { ...asked, from: selection.from, to: selection.to } : asked;
  const list = usePages(calls.list, { tenantId, ...within }, { quiet: true });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const at = rows.findIndex((row) => row.id === openId);
  const step = (by: number) => {
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (next) setOpenId(next.id);
  };
  const clock = (iso: string) => momentOf(iso).clock;

  return (
    <>
      <section className="card">
        <CallFilter filter={filter} range={range} onChange={change} onSearch={refresh} />
      </section>
      <section className="card">
        {chart.isError ? (
          <FailedPanel title={chart.error.msg} onRetry={() => void chart.refetch()} />
        ) : (
          <CallChart
            data={chart.data}
            range={range}
            selection={selection}
            onSelect={(span) => setPicked(span && { of: key, ...span })}
          />
        )}
      </section>
      <section className={`card column grows anchor clip ${styles.log}`}>
        <div className={`card-head ${styles.head}`}>
          <h2 className="on-one-line">{showsSide ? t('logs.title') : t('logs.oneSide')}</h2>
          {selection && (
            <button type="button" className="tag picked plain-button" onClick={() => setPicked(null)}>
              {t('logs.selected', { from: clock(selection.from), to: clock(selection.to) })}{' '}
              <Icon name="close" size={10} />
              <span className="vh">{t('logs.clearSelected')}</span>
            </button>
          )}
          <small role="status">{t('logs.shown', { count: `${rows.length}${list.hasNextPage ? '+' : ''}` })}</small>
          <span className="grow" />
          <ExportButton
            call={calls.export}
            code="Mgr.ApiLogPerm.export"
            columns={callColumns.length}
            input={() => ({ tenantId, ...within })}
          />
        </div>
        {list.isError && <FailedPanel title={list.error.msg} onRetry={() => void list.refetch()} />}
        {list.isPending && <RowSkeleton rows={10} height={31} />}
        {list.isSuccess && rows.length === 0 && (
          <StatePanel icon="log" title={t('logs.none')} hint={t('list.emptyHint')} />
        )}
        {rows.length > 0 && (
          <CallTable
            rows={rows}
            showsSide={showsSide}
            openId={openId}
            hasMore={list.hasNextPage}
            isFetching={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
            onOpen={setOpenId}
          />
        )}
        {at >= 0 && (
          <CallDetail
            row={rows[at]!}
            onStep={step}
            onClose={() => setOpenId(null)}
            onTrace={(trace) => change({ trace, path: '', account: '' })}
            onAccount={(account) => change({ account, trace: '', path: '' })}
          />
        )}
      </section>
    </>
  );
}
