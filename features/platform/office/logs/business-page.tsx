import { Button, DatePicker, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { busilogExportCall, busilogListCall, busilogVerifyCall } from '#features/platform/calls/logs.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { businessColumns } from '#features/platform/shared/log-columns.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { officeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { instantOf, shortTime } from '#web/office/pieces/time.ts';
import { ExportButton } from '#web/office/resource/list/export-button.tsx';
import { useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { BusinessDetail } from './business-detail.tsx';
import { BusinessTable } from './business-table.tsx';
import styles from './logs.module.css';
import { WordChoices } from './word-choices.tsx';

const typed = ['object', 'account'] as const;
const known = [...typed, 'module', 'action', 'objectId', 'trace'] as const;

const labels = { object: 'busilog.findObject', account: 'busilog.account' } as const;
const most = { object: 100, account: 254 } as const;

/** The business log: who did what to what, with the chain that proves that nothing was taken out. */
export function Page() {
  const t = useTexts();
  const tenantId = useTenantId();
  const [params, setParams] = usePageQuery();
  const [openId, setOpenId] = useState<string | null>(null);
  const filter: Record<string, string> = {};
  for (const name of known) {
    const value = params.get(name);
    if (value) filter[name] = value;
  }
  const [from, to] = [params.get('from'), params.get('to')];
  const range = from && to ? { from: instantOf(`${from}T00:00:00`), to: instantOf(`${to}T23:59:59`) } : {};
  const list = usePages(busilogListCall, { tenantId, ...filter, ...range, size: 50 }, { quiet: true });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const at = rows.findIndex((row) => row.id === openId);
  const open = rows[at];
  const step = (by: number) => {
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (next) setOpenId(next.id);
  };

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const next = new URLSearchParams(params);
    for (const name of typed) {
      const value = String(entered.get(name) ?? '').trim();
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { push: true });
  };
  return (
    <>
      <section className="card">
        <search aria-label={t('list.filters')}>
          <form
            key={params.toString()}
            className={`row wraps gap-8 size-13 ${styles.filter}`}
            onSubmit={search}
            data-filters=""
          >
            <DatePicker.RangePicker
              className={styles.range ?? ''}
              aria-label={t('logs.time')}
              separator={<span className="muted">{t('app.to')}</span>}
              suffixIcon={<Icon name="calendar" size={14} />}
              value={from && to ? [dayjs(from), dayjs(to)] : null}
              onChange={(days) => {
                const next = new URLSearchParams(params);
                const [first, last] = days ?? [];
                if (first && last) {
                  next.set('from', first.format('YYYY-MM-DD'));
                  next.set('to', last.format('YYYY-MM-DD'));
                } else {
                  next.delete('from');
                  next.delete('to');
                }
                setParams(next, { push: true });
              }}
            />
            <WordChoices
              module={filter.module}
              action={filter.action}
              onChange={(part) => {
                const next = new URLSearchParams(params);
                for (const [name, value] of Object.entries(part)) {
                  if (value) next.set(name, value);
                  else next.delete(name);
                }
                setParams(next, { push: true });
              }}
            />
            {typed.map((name) => (
              <Input
                key={name}
                name={name}
                allowClear
                className={styles.words ?? ''}
                maxLength={most[name]}
                placeholder={t(labels[name])}
                aria-label={t(labels[name])}
                defaultValue={filter[name] ?? ''}
              />
            ))}
            {filter.objectId && (
              <span className="tag">{t('busilog.oneObject', { name: rows[0]?.title || filter.objectId })}</span>
            )}
            {filter.trace && <span className="tag">{t('busilog.oneTrace', { trace: filter.trace.slice(0, 8) })}</span>}
            <Button onClick={() => setParams(new URLSearchParams(), { push: true })}>{t('app.reset')}</Button>
            <Button type="primary" htmlType="submit">
              {t('app.search')}
            </Button>
          </form>
        </search>
      </section>
      <section className={`card column grows anchor clip ${styles.log}`}>
        <div className={`card-head ${styles.head}`}>
          <h2 className="on-one-line">{t('logs.business')}</h2>
          <small role="status">{t('logs.shown', { count: `${rows.length}${list.hasNextPage ? '+' : ''}` })}</small>
          <span className="grow" />
          <ExportButton
            call={busilogExportCall}
            code="Mgr.BusiLogPerm.export"
            columns={businessColumns.length}
            input={() => ({ tenantId, ...filter, ...range })}
          />
          <ChainCheck />
        </div>
        {list.isError && <FailedPanel title={list.error.msg} onRetry={() => void list.refetch()} />}
        {list.isPending && <RowSkeleton rows={14} height={31} />}
        {list.isSuccess && rows.length === 0 && (
          <StatePanel icon="log" title={t('busilog.none')} hint={t('list.emptyHint')} />
        )}
        {rows.length > 0 && (
          <BusinessTable
            rows={rows}
            openId={openId}
            hasMore={list.hasNextPage}
            isFetching={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
            onOpen={setOpenId}
          />
        )}
        {open && (
          <BusinessDetail
            row={open}
            onStep={step}
            onClose={() => setOpenId(null)}
            onObject={(objectId) => setParams(new URLSearchParams({ objectId }), { push: true })}
            onAccount={(account) => setParams(new URLSearchParams({ account }), { push: true })}
          />
        )}
      </section>
    </>
  );
}

/** Walks the chain on demand and says whether every link holds. */
function ChainCheck() {
  const t = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | Awaited<ReturnType<typeof verify>>>('idle');
  const check = () => {
    setState('busy');
    verify().then(setState, () => setState('idle'));
  };
  return (
    <>
      {typeof state === 'object' && (
        <span
          className={`inline-row gap-6 size-12-5 ${styles.chain}`}
          data-broken={state.intact ? undefined : ''}
          role="status"
        >
          <Icon name={state.intact ? 'shield' : 'warning'} />
          {state.intact
            ? t('busilog.intact', { count: state.rows.toLocaleString('en-US'), time: shortTime(state.checkedAt) })
            : t('busilog.broken', { id: state.brokenAt ?? '' })}
        </span>
      )}
      <Button size="small" icon={<Icon name="shield" size={14} />} loading={state === 'busy'} onClick={check}>
        {t('busilog.verify')}
      </Button>
    </>
  );
}

function verify() {
  return officeCall(busilogVerifyCall, {});
}
