import { Button } from 'antd';
import type { OutputOf } from '#core/contracts/contract.ts';
import { bulkPendingCall, bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showTime } from '#web/kit/dates.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import styles from './bulk.module.css';

type Pending = OutputOf<typeof bulkPendingCall>['rows'][number];

export function usePendingBulk() {
  return useOfficeCall(bulkPendingCall, {}, { staleTime: 30_000, refetchInterval: 60_000 });
}

/** Decisions on many cases that wait: how long they can be undone, and the way to look at one. */
export function PendingBulk({ openId, onOpen }: { openId: string | null; onOpen: (id: string) => void }) {
  const t = useTexts();
  const read = useTextIn();
  const now = useNow(serverNow);
  return (usePendingBulk().data?.rows ?? []).map((row) => (
    <div key={row.id} className="notice warn row wraps gap-8 rigid size-13" role="timer">
      <Icon name="clock" size={14} />
      <span className="fills">
        {t('bulk.pending', {
          action: actionName(row.action, read),
          count: row.count,
          minutes: Math.min(undoMinutes, Math.max(0, Math.ceil((Date.parse(row.runsAt) - now) / 60_000))),
          name: row.by,
        })}
      </span>
      <Button size="small" aria-pressed={openId === row.id} onClick={() => onOpen(row.id)}>
        {t('bulk.see')}
      </Button>
    </div>
  ));
}

/** One decision that waits: the time left, its cases, and the way back for all of them or for one. */
export function WaitingBulk({ row, onUndone }: { row: Pending; onUndone: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const canUndo = useCan('Mgr.Apply.assign') || row.isMine;
  const undoing = useOfficeSend(bulkUndoCall);
  const undo = async (caseId?: string) => {
    await undoing.send({ id: row.id, ...(caseId && { caseId }) });
    toast.success(t(caseId ? 'bulk.undoneOne' : 'bulk.undone'));
    onUndone();
  };
  const name = actionName(row.action, read);
  return (
    <section className={`column ${styles.panel}`} aria-label={t('bulk.waiting')}>
      <div className={`fills-down scrolls ${styles.body}`}>
        <h2 className="row wraps baseline gap-8 size-14">
          {t('bulk.waiting')}
          <small className="size-12-5 muted plain">{t('bulk.decide', { action: name, count: row.count })}</small>
        </h2>
        <Ring runsAt={Date.parse(row.runsAt)} />
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
            <li key={each.id} className="row wraps apart gap-8 parted">
              <span>
                <b>{each.applicant}</b> <small className="mono muted">{each.no}</small>
                <span className="block muted">{read(each.title)}</span>
              </span>
              {canUndo && row.cases.length > 1 && (
                <button type="button" className="link" onClick={() => void undo(each.id).catch(() => undefined)}>
                  {t('bulk.undoOne')}
                  <span className="vh">{each.applicant}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <h3 className="size-13">{t('bulk.past')}</h3>
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
        <small className="block">{t('bulk.until')}</small>
      </span>
    </div>
  );
}
