import { useRef, useState } from 'react';
import { actionOf } from '#core/workflow/actions.ts';
import { declareStatusCall } from '#features/casework/calls/applications.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Field } from '#web/kit/controls/field.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { type Move, mayExplain } from './moves.ts';
import { useApplicationWords, type Whole } from './programme.ts';
import styles from './progress.module.css';
import { reread } from './reread.ts';

const reasonLimit = 2000;

/** Says what a step will bring, asks for the reason where one is wanted, and takes the step; a refusal keeps what was typed. */
export function MoveDialog({ move, whole, onClose }: { move: Move; whole: Whole; onClose: () => void }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // Kept until the server has answered, so that pressing again is the same step.
  const reqId = useRef(newRequestId());
  const isNeeded = actionOf(move).needsReason;
  const given = reason.trim();

  const take = async () => {
    if (isNeeded && given === '') {
      setMissing(t('move.missing'));
      box.current?.focus();
      return;
    }
    setBusy(true);
    setRefused(undefined);
    try {
      const step = { id: whole.id, action: move, reqId: reqId.current, ...(given && { reason: given }) };
      await call(declareStatusCall, step, { quiet: true, reauthenticate: 'in-place' });
      toast('success', t(`move.${move}.done`));
      onClose();
      await reread(whole);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.key !== 'NETWORK' && error.key !== 'TIMEOUT') reqId.current = newRequestId();
      setRefused(error.fields[0]?.msg ?? error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t(`move.${move}.title`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('move.back')}</Button>
          <Button kind={move === 'cancel' ? 'danger' : 'primary'} busy={isBusy} onClick={() => void take()}>
            {t(`move.${move}.button`)}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <p>{t(`move.${move}.note`, { date: whole.dueAt ? showDeadline(whole.dueAt, locale) : '' })}</p>
        {(isNeeded || mayExplain.includes(move)) && (
          <Field
            label={t(`move.${move}.reason`)}
            hint={t('move.hint', { max: reasonLimit })}
            error={missing}
            optional={!isNeeded}
          >
            {(parts) => (
              <textarea
                {...parts}
                ref={box}
                rows={4}
                required={isNeeded}
                maxLength={reasonLimit}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(undefined);
                }}
              />
            )}
          </Field>
        )}
        {refused && (
          <p className={styles.refused} role="alert">
            {refused}
          </p>
        )}
      </div>
    </Dialog>
  );
}
