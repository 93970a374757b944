import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { bulkPendingCall, bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showTime } from '#web/kit/dates.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import { useFen } from './budget-bars.tsx';
import styles from './bulk.module.css';
import { SecondFoot, SecondPerson, type SendingBack } from './second-person.tsx';

type Pending = OutputOf<typeof bulkPendingCall>['rows'][number];
export type DoneBulk = OutputOf<typeof bulkPendingCall>['done'][number];

/** Decisions on many cases that wait, and those that took effect while this page was looked at, until they are put away. */
export function useBulkDecisions() {
  const { data, refetch } = useOfficeCall(
    bulkPendingCall,
    {},
    {
      staleTime: 30_000,
      // Once the time is up it is carried out within the minute.
      refetchInterval: ({ state }) => (isDue(state.data?.rows ?? []) ? 5_000 : 60_000),
    },
  );
  const seen = useRef(new Set<string>());
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id } of data?.rows ?? []) seen.current.add(id);
  }, [data]);
  const done = (data?.done ?? []).filter(({ id }) => seen.current.has(id) && !putAway.has(id));
  const latest = done[0]?.id;
  // The cases stand elsewhere now.
  useEffect(() => {
    if (latest) void invalidate(queueCall);
  }, [latest]);
  return {
    rows: data?.rows ?? [],
    done,
    refetch,
    putAway: (id: string) => setPutAway((before) => new Set([...before, id])),
  };
}

export type BulkDecisions = ReturnType<typeof useBulkDecisions>;

function isDue(rows: readonly Pending[]): boolean {
  return rows.some(({ runsAt }) => runsAt !== null && Date.parse(runsAt) <= serverNow());
}

interface PendingBulkProps {
  decisions: BulkDecisions;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** A line for each decision on many cases: how long it can be undone, that it waits for somebody, or that it is in effect. */
export function PendingBulk({ decisions: { rows, done, putAway }, openId, onOpen }: PendingBulkProps) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const now = useNow(serverNow);
  const see = (id: string) => (
    <Button size="small" aria-pressed={openId === id} onClick={() => onOpen(id)}>
      {t('bulk.see')}
    </Button>
  );
  const minutesLeft = (runsAt: string) =>
    Math.min(undoMinutes, Math.max(0, Math.ceil((Date.parse(runsAt) - now) / 60_000)));
  return (
    <>
      {rows.map(({ id, action, count, runsAt, by, sum }) => (
        <div key={id} className="notice warn row wraps gap-8 rigid size-13" role={runsAt ? 'timer' : undefined}>
          <Icon name="clock" size={14} />
          <span className="fills">
            {runsAt
              ? t('bulk.pending', { action: actionName(action, read), count, minutes: minutesLeft(runsAt), name: by })
              : t('bulk.pendingSecond', { action: actionName(action, read), count, sum: showFen(sum), name: by })}
          </span>
          {see(id)}
        </div>
      ))}
      {done.map(({ id, action, moved, at }) => (
        <div key={id} className="notice row wraps gap-8 rigid size-13" role="status">
          <Icon name="check" size={14} />
          <span className="fills">
            {t('bulk.inEffectLine', {
              action: actionName(action, read),
              count: moved,
              time: showTime(Date.parse(at)),
            })}
          </span>
          <Button size="small" onClick={() => putAway(id)}>
            {t('bulk.gotIt')}
          </Button>
        </div>
      ))}
    </>
  );
}

/** What became of a decision that has taken effect: when, and of how many cases. */
export function BulkInEffect({ row, onPutAway }: { row: DoneBulk; onPutAway: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section className={`column ${styles.panel}`} aria-label={t('bulk.inEffect')}>
      <div className={`fills-down scrolls ${styles.body}`} role="status">
        <h2 className="row wraps baseline gap-8 size-14">
          {t('bulk.inEffect')}
          <small className="size-12-5 muted plain">{showTime(Date.parse(row.at))}</small>
        </h2>
        <div className={`middle ${styles.done}`}>
          <Icon name="check" size={40} />
        </div>
        <p className="centred">
          <b>{t('bulk.inEffectCount', { count: row.moved })}</b>
          <span className="block size-13 muted">
            {actionName(row.action, read)}
            {row.moved > 0 && ` · ${t('bulk.inEffectNote')}`}
          </span>
        </p>
        {row.refused > 0 && (
          <>
            <p className="notice warn row gap-8 size-13">
              <Icon name="warning" size={14} />
              {t('bulk.inEffectRefused', { count: row.refused })}
            </p>
            <ul className={`size-13 ${styles.list}`}>
              {row.left.map(({ id, no, applicant, why }) => (
                <li key={id} className="stack parted">
                  <span>
                    <b>{applicant}</b> <small className="mono muted">{no}</small>
                  </span>
                  <span className="muted">{read(why)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button block onClick={onPutAway}>
          {t('bulk.gotIt')}
        </Button>
      </div>
    </section>
  );
}

/** One decision that waits: the time left or who is waited for, its cases, and the way back for all of them or for one. */
export function WaitingBulk({ row, onChanged }: { row: Pending; onChanged: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const canUndo = useCan('Mgr.Apply.assign') || row.isMine;
  const [sending, setSending] = useState<SendingBack | null>(null);
  const undoing = useOfficeSend(bulkUndoCall);
  const undo = async (caseId?: string) => {
    await undoing.send({ id: row.id, ...(caseId && { caseId }) });
    toast.success(t(caseId ? 'bulk.undoneOne' : 'bulk.undone'));
    onChanged();
  };
  const name = actionName(row.action, read);
  return (
    <section className={`column ${styles.panel}`} aria-label={t(row.runsAt ? 'bulk.waiting' : 'bulk.second')}>
      <div className={`fills-down scrolls ${styles.body}`}>
        <h2 className="row wraps baseline gap-8 size-14">
          {t(row.runsAt ? 'bulk.waiting' : 'bulk.second')}
          <small className="size-12-5 muted plain">{t('bulk.decide', { action: name, count: row.count })}</small>
        </h2>
        {row.runsAt ? <Ring runsAt={Date.parse(row.runsAt)} /> : <SecondPerson row={row} />}
        {row.sum > 0 && <p className="size-13">{t('bulk.sum', { sum: showFen(row.sum) })}</p>}
        <p className="size-13 muted centred">{t('bulk.nothingYet')}</p>
        {canUndo && (
          <Button block loading={undoing.isPending} onClick={() => void undo().catch(() => undefined)}>
            <Icon name="undo" size={14} />
            {t('bulk.undo')}
          </Button>
        )}
        <h3 className="size-13">{t('bulk.cases', { count: row.cases.length })}</h3>
        <ul className={`size-13 ${styles.list}`}>
          {row.cases.map((each) => (
            <li key={each.id} className="row apart gap-8 parted">
              <span className="slim">
                <b>{each.applicant}</b> <small className="mono muted">{each.no}</small>
                <span className="block muted">
                  {read(each.title)}
                  {each.amount !== null && ` · ${showFen(each.amount)}`}
                </span>
              </span>
              {row.canAnswer && row.cases.length > 1 && (
                <button type="button" className="link" onClick={() => setSending({ of: each, reason: '' })}>
                  {t('bulk.sendBack')}
                  <span className="vh">{each.applicant}</span>
                </button>
              )}
              {canUndo && !row.canAnswer && row.cases.length > 1 && (
                <button type="button" className="link" onClick={() => void undo(each.id).catch(() => undefined)}>
                  {t('bulk.undoOne')}
                  <span className="vh">{each.applicant}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <h3 className="size-13">{t('bulk.past')}</h3>
        {row.secondBy !== null && <p className="size-13">{t('bulk.secondBy', { name: row.secondBy })}</p>}
        <p className="size-13">
          <span className="mono muted">{showTime(Date.parse(row.madeAt))}</span>{' '}
          {t('bulk.madeBy', { name: row.by, action: name })}
          {row.reason && <span className="block muted breaks">{row.reason}</span>}
        </p>
        <p className="notice warn row gap-8 size-13">
          <Icon name="clock" size={14} />
          {t('bulk.objectionNote')}
        </p>
      </div>
      {row.canAnswer && <SecondFoot {...{ row, sending, setSending, onChanged }} />}
    </section>
  );
}

/** The minutes and seconds that are left, and their share of all. */
function Ring({ runsAt }: { runsAt: number }) {
  const t = useTexts();
  const left = Math.max(0, Math.ceil((runsAt - useNow(serverNow, 1_000)) / 1_000));
  const shown = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={`middle ${styles.ring}`} role="timer" aria-label={t('bulk.left', { time: shown })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle cx="50" cy="50" r="45" pathLength={undoMinutes * 60} strokeDasharray={`${left} ${undoMinutes * 60}`} />
      </svg>
      <span>
        <b>{shown}</b>
        <small className="block">{t(left > 0 ? 'bulk.until' : 'bulk.running')}</small>
      </span>
    </div>
  );
}
