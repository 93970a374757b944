import { Button, Input } from 'antd';
import type { OutputOf } from '#core/contracts/contract.ts';
import { dot } from '#core/texts/text.ts';
import { askDepartmentsCall, remindDepartmentsCall, ruleCheckCall } from '#features/casework/calls/joint.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import views from '#features/casework/office/review/views/views.module.css';
import { useTexts } from '#features/casework/office/words.ts';
import { type CheckState, checkStates } from '#features/casework/shared/checks.ts';
import { CallError } from '#web/kit/call/call.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './joint.module.css';
import { type Check, countChecks, useChecks } from './use-checks.ts';

/** What departments found about a case in joint review; nothing where its programme asks none. */
export function CaseChecks({ desk }: { desk: Desk }) {
  const t = useTexts();
  const read = useTextIn();
  const { id } = desk.data!;
  const found = useChecks(desk);
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
  const { answered, waiting } = countChecks(checks);
  const canAsk = unasked.some(({ isStaffed }) => isStaffed);
  const toRule = isOpen && canAct ? checks.filter(({ state }) => state === 'FOUND') : [];
  return (
    <ScrollFrame label={t('joint.title')} className={`ruled ${styles.checks}`}>
      <div className="row wraps gap-8 below-12">
        <b className="size-14">{t('joint.title')}</b>
        <em className={`size-12 strong ${views.tally}`} data-full={answered === checks.length || undefined}>
          {answered} / {checks.length}
        </em>
        <small className="size-12 muted">{t('joint.sees')}</small>
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
        {checks.map((check) => (
          <Line key={check.id} check={check} />
        ))}
        {isOpen &&
          unasked.map(({ department, isStaffed }) => (
            <li key={department.CN} className={`row gap-12 muted ${styles.check}`}>
              <span className={`middle rigid ${styles.mark}`}>
                <Icon name="minus" size={14} />
              </span>
              {read(department)} · {t(isStaffed ? 'joint.unasked' : 'joint.nobody')}
            </li>
          ))}
      </ul>
      {toRule.map((check) => (
        <Ruling key={check.id} desk={desk} check={check} onRuled={() => void found.refetch()} />
      ))}
    </ScrollFrame>
  );
}

/** What one department said, who for it and when; what waits for a judgement stands out. */
function Line({ check }: { check: Check }) {
  const t = useTexts();
  const read = useTextIn();
  const state = check.state as CheckState;
  const told = [
    read(checkStates[state].label),
    state === 'ASKED' && t(check.seenAt ? 'joint.seen' : 'joint.unseen'),
    check.reminders > 0 && state === 'ASKED' && t('joint.remindedTimes', { count: check.reminders }),
  ];
  return (
    <li data-tone={checkStates[state].tone} className={styles.check}>
      <span className={`middle rigid ${styles.mark}`}>
        <Icon name={icons[state]} size={14} />
      </span>
      <div className="slim">
        <b title={read(check.asks)}>{read(check.department)}</b>
        {check.finding && <p className="size-13 breaks">{check.finding}</p>}
        {/* What is in order says so by its mark. */}
        <p className={state === 'CLEAR' || state === 'FOUND' ? 'vh' : 'size-12 muted'}>
          {told.filter(Boolean).join(read(dot))}
        </p>
        {check.ruling && (
          <p className="size-13 breaks">
            <span className="muted">{t('joint.ruling')}</span> {check.ruling}{' '}
            <small className="muted">{check.ruledBy}</small>
          </p>
        )}
      </div>
      <small className="size-12 muted rigid to-right">
        {check.answeredBy && <span className="block">{check.answeredBy.replace(/ \(.*\)$/, '')}</span>}
        {check.answeredAt
          ? shortTime(check.answeredAt)
          : check.dueAt && t('joint.by', { time: shortTime(check.dueAt) })}
      </small>
    </li>
  );
}

/** Where a reviewer judges what was found: no obstacle, with the reason, kept while it is typed; refusing stands at the foot of the desk. */
function Ruling({ desk, check, onRuled }: { desk: Desk; check: Check; onRuled: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const { id } = check;
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
        <Icon name="warning" size={14} /> {t('joint.toRule', { department: read(check.department) })}
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

const icons = { ASKED: 'clock', CLEAR: 'check', FOUND: 'warning', RULED: 'check', DROPPED: 'minus' } as const;
