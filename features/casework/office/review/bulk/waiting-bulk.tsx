import { Button } from 'antd';
import { useState } from 'react';
import { bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showTime } from '#web/kit/dates.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import styles from './bulk.module.css';
import type { DoneBulk, WaitingDecision } from './pending-bulk.tsx';
import { SecondFoot, SecondPerson, type SendingBack } from './second-person.tsx';
import { useFen } from './use-fen.ts';

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
export function WaitingBulk({ row, onChanged }: { row: WaitingDecision; onChanged: () => void }) {
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
