import { Button } from 'antd';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { findState } from '#core/workflow/states.ts';
import { leaveOutCall, roundCall } from '#features/publicity/calls.ts';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { PeriodStrip } from './period-strip.tsx';
import { RaisedList } from './raised-list.tsx';
import styles from './round-panel.module.css';
import { useTexts } from './words.ts';

type Found = OutputOf<typeof roundCall>;

/** Who stands on the list of a round, masked as the public reads it, and the text of its notice. */
export function RoundPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(roundCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={44} />;
  const { rows, text, noticeId, state, period, objections } = found.data;
  return (
    <div className="stack gap-20 one">
      {period && <PeriodStrip period={period} objections={objections} rows={rows} />}
      {period && <RaisedList objections={objections} />}
      <section aria-label={t('publicity.list')}>
        <div className="row wraps apart gap-8-12 below-8">
          <h3>
            {t('publicity.list')}{' '}
            <small className="size-12 muted plain">{t('publicity.people', { count: rows.length })}</small>
          </h3>
          {noticeId && (
            <a href={`/notify/${noticeId}`} target="_blank" rel="noreferrer">
              {t('publicity.toNotice')}
            </a>
          )}
        </div>
        {rows.length === 0 ? (
          <StatePanel icon="file" title={t('publicity.none')} hint={t('publicity.noneHint')} />
        ) : (
          <List id={id} rows={rows} isDraft={state === 'DRAFT'} onChange={() => void found.refetch()} />
        )}
      </section>
      {rows.length > 0 && (
        <section aria-label={t('publicity.text')}>
          <h3>{t('publicity.text')}</h3>
          {state === 'DRAFT' && <p className="size-13 muted below-8">{t('publicity.preview')}</p>}
          <div className="lined rounded scrolls" style={{ padding: '4px 16px' }}>
            <RichText html={read(text)} />
          </div>
        </section>
      )}
    </div>
  );
}

interface ListProps {
  id: string;
  rows: Found['rows'];
  isDraft: boolean;
  onChange: () => void;
}

function List({ id, rows, isDraft, onChange }: ListProps) {
  const t = useTexts();
  const read = useTextIn();
  const leaving = useOfficeSend(leaveOutCall);
  const leave = async (entry: string) => {
    await leaving.send({ id, entry });
    toast.success(t('publicity.leftOut'));
    onChange();
  };
  const isRanked = rows.some(({ rank }) => rank !== null);
  const hasAmounts = rows.some(({ amount }) => amount !== null);
  return (
    <ScrollFrame label={t('publicity.list')}>
      <table className={`whole size-13 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('publicity.no')}</th>
            {isRanked && <th scope="col">{t('publicity.rank')}</th>}
            <th scope="col">{t('publicity.name')}</th>
            <th scope="col">{t('publicity.company')}</th>
            <th scope="col">{t('publicity.subject')}</th>
            {hasAmounts && (
              <th scope="col" className={styles.figure}>
                {t('raised.amount')}
              </th>
            )}
            <th scope="col">{t('publicity.state')}</th>
            {isDraft && (
              <th>
                <span className="vh">{t('publicity.leaveOut')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link className="mono" to={`/apply/task?scope=all&id=${row.caseId}`}>
                  {row.no}
                </Link>
              </td>
              {isRanked && (
                <td className="tabular">
                  {row.rank === null ? '–' : t('publicity.ranked', { rank: row.rank, points: row.points ?? 0 })}
                </td>
              )}
              <td>{row.name}</td>
              <td className={styles.wide}>{row.company || '–'}</td>
              <td>{read(row.subject)}</td>
              {hasAmounts && (
                <td className={styles.figure}>
                  {row.amount === null ? '–' : (row.amount / 1_000_000).toLocaleString('en-US')}
                </td>
              )}
              <td>
                {row.isHeld ? (
                  <StatusTag tone="problem">{t('publicity.held')}</StatusTag>
                ) : (
                  <StatusTag tone={row.state === 'PUBLICITY' ? 'done' : 'off'}>
                    {read(findState(row.state)?.name ?? { CN: row.state, EN: row.state })}
                  </StatusTag>
                )}
              </td>
              {isDraft && (
                <td>
                  <Button
                    size="small"
                    disabled={leaving.isPending}
                    onClick={() => void leave(row.id).catch(() => undefined)}
                    aria-label={`${t('publicity.leaveOut')} ${row.no}`}
                  >
                    {t('publicity.leaveOut')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
