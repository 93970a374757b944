import { Button, Input, Segmented, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { outboxListCall, outboxStates } from '#features/platform/calls/logs.ts';
import tables from '#features/platform/office/logs/logs.module.css';
import { useTexts } from '#features/platform/office/words.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { LoadMore } from '#web/office/pieces/load-more.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { MessageState } from './message-state.tsx';
import { MessageView } from './message-view.tsx';
import styles from './outbox.module.css';

export type OutboxRow = OutputOf<typeof outboxListCall>['rows'][number];

/** Mails and text messages that the product wrote: whether they left, why not, and what they say. */
export function Page() {
  const t = useTexts();
  const tenantId = useTenantId();
  const [params, setParams] = usePageQuery();
  const [openId, setOpenId] = useState<string | null>(null);
  const channel = params.get('channel');
  const state = params.get('state') ?? '';
  const scene = params.get('scene') ?? '';
  const keyword = params.get('keyword') ?? '';
  const read = useTextIn();
  const list = usePages(
    outboxListCall,
    {
      tenantId,
      ...(channel === 'MAIL' || channel === 'SMS' ? { channel } : {}),
      ...(state ? { state } : {}),
      ...(scene ? { scene } : {}),
      ...(keyword ? { keyword } : {}),
    },
    { quiet: true },
  );
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const { delivers, scenes = [] } = list.data?.pages[0] ?? {};
  // A text message has no subject: it is called what the filter calls it.
  const occasionOf = ({ scene: key }: Pick<OutboxRow, 'scene'>) => {
    const known = scenes.find(({ value }) => value === key);
    return known ? read(known.label) : key;
  };
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { push: true });
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    set('keyword', String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  return (
    <>
      {delivers && !delivers.mail && (
        <div className="notice info">
          <Icon name="info" /> <span>{t('outbox.noMailServer')}</span>
        </div>
      )}
      {delivers && !delivers.sms && channel === 'SMS' && (
        <div className="notice info">
          <Icon name="info" /> <span>{t('outbox.noSmsGateway')}</span>
        </div>
      )}
      <section className="card">
        <search aria-label={t('list.filters')}>
          <form className={`row wraps gap-8 size-13 ${tables.filter}`} onSubmit={search} data-filters="">
            <Segmented
              aria-label={t('outbox.channel')}
              value={channel ?? ''}
              options={[
                { value: '', label: t('app.all') },
                { value: 'MAIL', label: t('outbox.mail') },
                { value: 'SMS', label: t('outbox.sms') },
              ]}
              onChange={(value) => set('channel', value)}
            />
            <Select
              className={tables.short ?? ''}
              aria-label={t('outbox.state')}
              suffixIcon={<Icon name="down" size={12} />}
              value={state}
              options={[
                { value: '', label: t('outbox.anyState') },
                ...outboxStates.map((each) => ({ value: each as string, label: t(`outbox.${each}`) })),
              ]}
              onChange={(value) => set('state', value)}
            />
            <Select
              className={styles.scene ?? ''}
              aria-label={t('outbox.scene')}
              suffixIcon={<Icon name="down" size={12} />}
              showSearch={{ optionFilterProp: 'label' }}
              value={scene}
              options={[
                { value: '', label: t('outbox.anyScene') },
                ...scenes.map(({ value, label }) => ({ value, label: read(label) })),
              ]}
              onChange={(value) => set('scene', value)}
            />
            <Input
              key={keyword}
              name="keyword"
              allowClear
              className={tables.words ?? ''}
              prefix={<Icon name="search" size={14} />}
              placeholder={t('outbox.keyword')}
              aria-label={t('outbox.keyword')}
              defaultValue={keyword}
              maxLength={100}
            />
            <Button onClick={() => setParams(new URLSearchParams(), { push: true })}>{t('app.reset')}</Button>
            <Button type="primary" htmlType="submit">
              {t('app.search')}
            </Button>
          </form>
        </search>
      </section>
      <div className={`${styles.desk} ${openId ? styles.open : ''} stack gap-12 grows`}>
        <section className={`card column grows anchor clip ${tables.log}`}>
          <div className="card-head">
            <h2>{t('outbox.title')}</h2>
            <small role="status">{t('logs.shown', { count: `${rows.length}${list.hasNextPage ? '+' : ''}` })}</small>
          </div>
          {list.isError && <FailedPanel title={list.error.msg} onRetry={() => void list.refetch()} />}
          {list.isPending && <RowSkeleton rows={10} height={56} />}
          {list.isSuccess && rows.length === 0 && <StatePanel icon="mail" title={t('outbox.none')} />}
          <div className="fills-down scrolls">
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id} data-picked={row.id === openId ? '' : undefined}>
                  <button type="button" className="plain-button row gap-12 whole" onClick={() => setOpenId(row.id)}>
                    <Icon name={row.channel === 'SMS' ? 'phone' : 'mail'} />
                    <span className={`fills ${styles.what}`}>
                      <b>{row.subject || occasionOf(row)}</b>
                      <small className="size-12 muted">{row.recipient}</small>
                    </span>
                    <MessageState state={row.state} />
                    <time className="size-12 muted" dateTime={row.createdAt}>
                      {shortTime(row.createdAt)}
                    </time>
                  </button>
                </li>
              ))}
            </ul>
            {rows.length > 0 && (
              <LoadMore
                hasMore={list.hasNextPage}
                isFetching={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            )}
          </div>
        </section>
        <section className={`card scrolls ${styles.reader}`} aria-label={t('outbox.text')}>
          {openId ? (
            <MessageView key={openId} id={openId} occasionOf={occasionOf} onClose={() => setOpenId(null)} />
          ) : (
            <StatePanel icon="mail" title={t('outbox.choose')} />
          )}
        </section>
      </div>
    </>
  );
}
