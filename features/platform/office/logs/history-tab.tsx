import { useEffect } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Resource } from '#core/resources/resource.ts';
import { historyCall } from '#features/platform/calls/logs.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { LogLink } from '#web/office/pieces/log-link.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { ChangeTable } from './change-table.tsx';
import styles from './history.module.css';
import { LogActor } from './log-actor.tsx';

type Entry = OutputOf<typeof historyCall>['rows'][number];

interface HistoryTabProps {
  resource: Resource;
  id: string;
  onCount: (count: number) => void;
}

/** The business log of one record: what changed, from what to what, by whom, with source and fingerprint. */
export function HistoryTab({ resource, id, onCount }: HistoryTabProps) {
  const t = useTexts();
  const found = useOfficeCall(historyCall, { objectType: resource.objectType, objectId: id });
  const rows = found.data?.rows;
  useEffect(() => {
    if (rows) onCount(rows.length);
  }, [rows, onCount]);
  if (found.isPending) return <RowSkeleton rows={6} height={64} />;
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (rows!.length === 0) return <StatePanel icon="log" title={t('record.noHistory')} />;
  return (
    <>
      <LogLink objectId={id} />
      <ol className={styles.history}>
        {rows!.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <li data-tone={entry.ok ? 'ok' : 'warn'}>
      <div className={`row wraps size-13 ${styles.entryHead}`}>
        <b>{read(entry.text)}</b>
        <LogActor of={entry.operator} />
        <span className="tag">{read(entry.actionName)}</span>
        <span className="grow" />
        <time className="size-12-5 muted" dateTime={entry.at}>
          {fullTime(entry.at)}
        </time>
      </div>
      <ChangeTable changes={entry.changes} />
      <small className={`${styles.source} row size-12 muted above-4 lines-18`}>
        {t('record.source', { ip: entry.ip })}
        <i />
        {t('record.print')}{' '}
        <span className="mono" title={entry.hash}>
          {shortHash(entry.hash)}
        </span>
      </small>
    </li>
  );
}

/** First and last four characters of a fingerprint. */
export function shortHash(hash: string): string {
  return hash.length > 10 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash;
}
