import { Button, Select } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { deskCall } from '#features/judging/calls.ts';
import { ShareBar } from '#features/judging/office/round-head.tsx';
import { useTexts } from '#features/judging/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { usePageKeys } from '#web/office/shell/page-keys.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './desk.module.css';
import { EntryDesk } from './entry-desk.tsx';
import { EntryList } from './entry-list.tsx';
import { Gate } from './gate.tsx';

/** The judge’s desk: rounds, the gate at which ties are declared, and the entries that are open. */
export function Page() {
  const t = useTexts();
  const read = useTextIn();
  const [params, setParams] = usePageQuery();
  const found = useOfficeCall(deskCall, {}, { refetchInterval: ({ state }) => (isStaged(state.data) ? 5_000 : false) });
  const [isListed, setIsListed] = useState(false);
  const judgings = found.data?.judgings ?? [];
  const judging = judgings.find(({ id }) => id === params.get('round')) ?? judgings[0];
  const rows = judging?.rows ?? [];
  const isGate = (judging?.waiting ?? 0) > 0 && (params.get('gate') === '1' || rows.length === 0);
  const at = rows.findIndex(({ id }) => id === params.get('entry'));
  const go = (query: Record<string, string>) =>
    setParams(new URLSearchParams({ ...(judging && { round: judging.id }), ...query }));
  const step = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : at + by];
    return next ? () => go({ entry: next.id }) : undefined;
  };
  usePageKeys([
    { key: 'j', meaning: t('desk.next'), run: step(1) },
    { key: 'k', meaning: t('desk.previous'), run: step(-1) },
  ]);
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={10} height={44} />;
  if (!judging)
    return (
      <section className="card">
        <StatePanel icon="star" title={t('desk.none')} hint={t('desk.noneHint')} />
      </section>
    );
  const current = rows[at];
  const done = rows.filter(({ state }) => state === 'SUBMITTED').length;
  // What was begun comes before what was not.
  const left = rows.filter(({ state }) => state === 'OPEN');
  const next = left.find(({ isDraft }) => isDraft) ?? left[0];
  const drafts = rows.filter(({ isDraft }) => isDraft).length;
  const choose = (entry: string) => {
    setIsListed(false);
    go({ entry });
  };
  return (
    <div className={styles.frame}>
      <div className={`stack top gap-12 ${styles.desk}`}>
        <aside
          className={`card column clip ${styles.list}`}
          data-open={isListed || !current || undefined}
          aria-labelledby="judge-list"
        >
          <div className={`card-head ${styles.listHead}`}>
            <h2 id="judge-list">{t('desk.list')}</h2>
            <span className="grow" />
            <b>
              {done} / {rows.length}
            </b>
            {current && (
              <button
                type="button"
                className={`link ${styles.unfold}`}
                aria-expanded={isListed}
                onClick={() => setIsListed(!isListed)}
              >
                {t(isListed ? 'desk.fold' : 'desk.unfold')}
              </button>
            )}
          </div>
          <div className={styles.progress}>
            <ShareBar share={done / Math.max(1, rows.length)} />
          </div>
          <div className={`column gap-6 ${styles.round}`}>
            {judgings.length > 1 && (
              <Select
                aria-label={t('desk.round')}
                value={judging.id}
                suffixIcon={<Icon name="down" size={12} />}
                options={judgings.map((each) => ({
                  value: each.id,
                  label: `${read(each.edition)} ${read(each.title)}`,
                }))}
                onChange={(round: string) => setParams(new URLSearchParams({ round }))}
              />
            )}
            {judgings.length === 1 && (
              <span className="size-13">
                {read(judging.edition)} {read(judging.title)}
              </span>
            )}
            <small className="row wraps apart gap-4-12 muted">
              <span>
                {judging.state === 'CLOSED' ? t('desk.over') : t('desk.until', { time: shortTime(judging.closesAt) })}
              </span>
              {drafts > 0 && <span className="warn-ink">{t('desk.drafts', { count: drafts })}</span>}
            </small>
            {judging.stage && (
              <p className={`toned rounded size-13 ${styles.note}`} role="status">
                {t(judging.stage.row ? 'stage.yours' : 'stage.notYours')}{' '}
                {judging.stage.row && judging.stage.row !== current?.id && (
                  <button type="button" className="link" onClick={() => go({ entry: judging.stage?.row ?? '' })}>
                    {t('stage.toYours')}
                  </button>
                )}
              </p>
            )}
            {judging.waiting > 0 && (
              <p className={`toned rounded size-13 ${styles.note}`} data-tone="warn" role="status">
                {t('desk.gateWaits', { count: judging.waiting })}{' '}
                {!isGate && (
                  <button type="button" className="link" onClick={() => go({ gate: '1' })}>
                    {t('desk.toGate')}
                  </button>
                )}
              </p>
            )}
          </div>
          <EntryList rows={rows} current={current?.id} onChoose={choose} />
          <p className={`muted size-12 ruled ${styles.foot}`}>{t('desk.drawn')}</p>
        </aside>
        {isGate ? (
          <Gate judging={judging.id} onDone={() => go({})} />
        ) : current ? (
          <EntryDesk key={current.id} id={current.id} walk={{ at: at + 1, count: rows.length, step }} />
        ) : params.get('entry') ? (
          <section className={`card ${styles.wide}`}>
            <StatePanel icon="eye" title={t('entry.gone')} hint={t('entry.goneHint')} />
          </section>
        ) : (
          <section className={`card ${styles.wide}`}>
            <StatePanel icon="left" title={t('desk.choose')}>
              {next && (
                <Button type="primary" className="cut" onClick={() => choose(next.id)}>
                  {t(next.isDraft ? 'desk.goOn' : 'desk.beginWith', { name: next.project })}
                </Button>
              )}
            </StatePanel>
          </section>
        )}
      </div>
    </div>
  );
}

/** On the day the desk follows the stage. */
function isStaged(desk: OutputOf<typeof deskCall> | undefined): boolean {
  return desk?.judgings.some(({ stage }) => stage !== undefined) ?? false;
}
