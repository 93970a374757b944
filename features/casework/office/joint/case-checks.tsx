import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import {
  askDepartmentsCall,
  checksCall,
  remindDepartmentsCall,
  ruleCheckCall,
} from '#features/casework/calls/joint.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { answeredChecks, type CheckState, checkStates } from '#features/casework/shared/checks.ts';
import { CallError } from '#web/kit/call/call.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './joint.module.css';

type Checks = OutputOf<typeof checksCall>;
type Check = Checks['checks'][number];

/** What departments found about a case in joint review; nothing where its programme asks none. */
export function CaseChecks({ desk }: { desk: Desk }) {
  const t = useTexts();
  const read = useTextIn();
  const { id } = desk.data!;
  const found = useOfficeCall(checksCall, { id }, { enabled: desk.programme?.departments !== undefined });
  const canAct = useCan('Mgr.Apply.audit');
  const asking = useAct(askDepartmentsCall, found);
  const reminding = useAct(remindDepartmentsCall, found);
  if (found.isError)
    return (
      <section className={`ruled ${styles.checks}`}>
        <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
      </section>
    );
  if (!found.data) return null;
  const { checks, unasked, isOpen } = found.data;
  if (checks.length === 0 && !isOpen) return null;
  const answered = checks.filter(({ state }) => answeredChecks.some((each) => each === state)).length;
  const waiting = checks.filter(({ state }) => state === 'ASKED').length;
  const canAsk = unasked.some(({ isStaffed }) => isStaffed);
  return (
    <ScrollFrame label={t('joint.title')} className={`ruled ${styles.checks}`}>
      <div className="row gap-8 below-8">
        <b>{t('joint.title')}</b>
        <em className="size-12 strong">
          {answered} / {checks.length}
        </em>
        <span className="grow" />
        {isOpen && canAct && canAsk && (
          <Button
            size="small"
            loading={asking.isPending}
            onClick={() => void asking.act({ id }, () => t('joint.asked'))}
          >
            {t('joint.ask')}
          </Button>
        )}
        {isOpen && canAct && waiting > 0 && (
          <Button
            size="small"
            loading={reminding.isPending}
            onClick={() =>
              void reminding.act({ id }, ({ reminded }) =>
                reminded > 0 ? t('joint.reminded', { count: reminded }) : t('joint.remindedLately'),
              )
            }
          >
            {t('joint.remind', { count: waiting })}
          </Button>
        )}
      </div>
      <ul className="column">
        {checks
          .toSorted((one, other) => urgency(other) - urgency(one))
          .map((check) => (
            <Line key={check.id} check={check}>
              {check.state === 'FOUND' && isOpen && canAct && (
                <Ruling desk={desk} id={check.id} onRuled={() => void found.refetch()} />
              )}
            </Line>
          ))}
        {isOpen &&
          unasked.map(({ department, isStaffed }) => (
            <li key={department.CN} className="row gap-8 muted">
              <Icon name="minus" size={14} /> {read(department)} · {t(isStaffed ? 'joint.unasked' : 'joint.nobody')}
            </li>
          ))}
      </ul>
    </ScrollFrame>
  );
}

function Line({ check, children }: { check: Check; children: ReactNode }) {
  const t = useTexts();
  const read = useTextIn();
  const state = check.state as CheckState;
  return (
    <li data-tone={checkStates[state].tone}>
      <div className="row gap-8">
        <Icon name={icons[state]} size={14} />
        <b title={read(check.asks)}>{read(check.department)}</b>
        <span className="grow" />
        <small className="muted rigid">
          {check.answeredAt
            ? shortTime(check.answeredAt)
            : check.dueAt && t('joint.by', { time: shortTime(check.dueAt) })}
        </small>
      </div>
      {check.finding && <p className="breaks">{check.finding}</p>}
      <p className="muted size-12">
        {[
          read(checkStates[state].label),
          check.answeredBy,
          state === 'ASKED' && t(check.seenAt ? 'joint.seen' : 'joint.unseen'),
          check.reminders > 0 && state === 'ASKED' && t('joint.remindedTimes', { count: check.reminders }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {check.ruling && (
        <p className="breaks">
          <span className="muted">{t('joint.ruling')}</span> {check.ruling}{' '}
          <small className="muted">{check.ruledBy}</small>
        </p>
      )}
      {children}
    </li>
  );
}

/** Where a reviewer judges what was found: no obstacle, with the reason, kept while it is typed; refusing stands at the foot of the desk. */
function Ruling({ desk, id, onRuled }: { desk: Desk; id: string; onRuled: () => void }) {
  const t = useTexts();
  const reason = String(desk.draft.row('rulings', id)?.reason ?? '');
  const { send, isPending } = useOfficeSend(ruleCheckCall);
  const rule = async () => {
    await desk.draft.use(async () => {
      try {
        await send({ id, reason: reason.trim() });
        return true;
      } catch (error) {
        // The call has already said why.
        if (error instanceof CallError) return false;
        throw error;
      }
    });
    onRuled();
  };
  return (
    <div className={`column gap-8 ${styles.ruling}`}>
      <b className="warn-ink">
        <Icon name="warning" size={14} /> {t('joint.toRule')}
      </b>
      <Input.TextArea
        aria-label={t('joint.why')}
        placeholder={t('joint.why')}
        className="self-sizing"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => desk.draft.putRow('rulings', id, { reason: event.target.value })}
      />
      <Button size="small" disabled={reason.trim() === ''} loading={isPending} onClick={() => void rule()}>
        {t('joint.rule')}
      </Button>
    </div>
  );
}

function useAct<const C extends typeof askDepartmentsCall | typeof remindDepartmentsCall>(
  contract: C,
  found: { refetch: () => Promise<unknown> },
) {
  const { send, isPending } = useOfficeSend<C>(contract);
  const act = async (input: Parameters<typeof send>[0], said: (answer: OutputOf<C>) => string) => {
    try {
      toast.success(said(await send(input)));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    await found.refetch();
  };
  return { act, isPending };
}

/** What waits for the reviewer stands first, then what waits for a department. */
function urgency({ state }: Check): number {
  return state === 'FOUND' ? 2 : state === 'ASKED' ? 1 : 0;
}

const icons = { ASKED: 'clock', CLEAR: 'check', FOUND: 'warning', RULED: 'check', DROPPED: 'minus' } as const;
