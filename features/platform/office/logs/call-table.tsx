import { useEffect, useRef } from 'react';
import type { LogSide } from '#core/sides.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { LoadMore } from '#web/office/pieces/load-more.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { CallRow } from './call-log.tsx';
import { LogActor } from './log-actor.tsx';
import styles from './logs.module.css';
import { sideNames } from './side-names.ts';

interface CallTableProps {
  rows: readonly CallRow[];
  showsSide: boolean;
  openId: string | null;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
  onOpen: (id: string) => void;
}

/** Milliseconds from which a call counts as slow. */
export const slowMs = 1000;

/** Calls newest first; what follows loads when the end comes into sight. */
export function CallTable({ rows, showsSide, openId, hasMore, isFetching, onMore, onOpen }: CallTableProps) {
  const t = useTexts();
  const read = useTextIn();
  const sides = sideNames(t);
  const body = useRef<HTMLTableSectionElement>(null);
  const at = rows.findIndex((row) => row.id === openId);
  useEffect(() => {
    if (at >= 0) body.current?.rows[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="fills-down scrolls">
      <table className={`sheet size-12-5 ${styles.table}`}>
        <colgroup>
          <col style={{ width: 120 }} />
          {showsSide && <col style={{ width: 84 }} />}
          <col style={{ width: 190 }} />
          <col style={{ width: 260 }} />
          <col style={{ width: 70 }} />
          <col style={{ width: 80 }} />
          <col style={{ width: 130 }} />
          <col style={{ width: 120 }} />
        </colgroup>
        <thead>
          <tr>
            <th>{t('logs.time')}</th>
            {showsSide && <th>{t('logs.side')}</th>}
            <th>{t('logs.user')}</th>
            <th>{t('logs.call')}</th>
            <th className={styles.number}>{t('logs.code')}</th>
            <th className={styles.number}>{t('logs.ms')}</th>
            <th>{t('logs.ip')}</th>
            <th>{t('logs.trace')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.id} data-picked={row.id === openId ? '' : undefined} onClick={() => onOpen(row.id)}>
              <td className="mono" data-cell="time">
                <button
                  type="button"
                  className="plain-button"
                  onClick={() => onOpen(row.id)}
                  title={momentOf(row.at).day}
                >
                  {momentOf(row.at).millis}
                </button>
              </td>
              {showsSide && <td className="muted">{sides[row.side as LogSide]}</td>}
              <td data-cell="user">
                {row.user ? <LogActor of={row.user} /> : <span className="muted">{t('logs.guest')}</span>}
              </td>
              <td className="mono" data-cell="main" title={read(row.name)}>
                <span className={styles.method} data-method={row.method}>
                  {row.method}
                </span>
                {row.path}
              </td>
              <td data-cell="end" className={`mono ${styles.number} ${row.code === 1 ? '' : styles.wrong}`}>
                {row.code}
              </td>
              <td data-cell="last" className={`${styles.number} ${row.ms > slowMs ? styles.slow : ''}`}>
                {Math.round(row.ms).toLocaleString('en-US')}
              </td>
              <td className="mono muted">{row.ip}</td>
              <td className="mono muted">{row.trace.slice(0, 12)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LoadMore hasMore={hasMore} isFetching={isFetching} onMore={onMore} />
    </div>
  );
}
