import { useEffect, useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { busilogListCall } from '#features/platform/calls/logs.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { LoadMore } from '#web/office/pieces/load-more.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { LogActor } from './log-actor.tsx';
import { LogObject } from './log-object.tsx';
import styles from './logs.module.css';

export type BusinessRow = OutputOf<typeof busilogListCall>['rows'][number];

interface BusinessTableProps {
  rows: readonly BusinessRow[];
  openId: string | null;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
  onOpen: (id: string) => void;
}

/** Actions newest first. */
export function BusinessTable({ rows, openId, onOpen, ...more }: BusinessTableProps) {
  const t = useTexts();
  const read = useTextIn();
  const body = useRef<HTMLTableSectionElement>(null);
  const at = rows.findIndex((row) => row.id === openId);
  useEffect(() => {
    if (at >= 0) body.current?.rows[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="fills-down scrolls">
      <table className={`sheet size-12-5 ${styles.table}`}>
        <colgroup>
          <col style={{ width: 128 }} />
          <col style={{ width: 232 }} />
          <col style={{ width: 100 }} />
          <col style={{ width: 110 }} />
          <col style={{ width: 200 }} />
          <col />
          <col style={{ width: 80 }} />
        </colgroup>
        <thead>
          <tr>
            <th>{t('logs.time')}</th>
            <th>{t('busilog.operator')}</th>
            <th>{t('busilog.module')}</th>
            <th>{t('busilog.action')}</th>
            <th>{t('busilog.object')}</th>
            <th>{t('busilog.text')}</th>
            <th>{t('busilog.result')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => {
            const moment = momentOf(row.at);
            return (
              <tr key={row.id} data-picked={row.id === openId ? '' : undefined} onClick={() => onOpen(row.id)}>
                <td className="mono" data-cell="time">
                  <button type="button" className="plain-button" onClick={() => onOpen(row.id)}>
                    {moment.short} {moment.seconds}
                  </button>
                </td>
                <td data-cell="user">
                  <LogActor of={row.operator} />
                </td>
                <td className="muted">{read(row.moduleName)}</td>
                <td className="muted">{read(row.actionName)}</td>
                <td title={row.objectId}>
                  <LogObject row={row} />
                </td>
                <td data-cell="main" className={styles.sentence}>
                  {read(row.text)}
                </td>
                <td data-cell="last">
                  <StatusTag tone={row.ok ? 'done' : 'problem'}>
                    {row.ok ? t('busilog.ok') : t('busilog.refused')}
                  </StatusTag>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <LoadMore {...more} />
    </div>
  );
}
