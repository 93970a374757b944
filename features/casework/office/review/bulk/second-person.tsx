import { Button, Input } from 'antd';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type bulkPendingCall, bulkSecondCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './bulk.module.css';

type Pending = OutputOf<typeof bulkPendingCall>['rows'][number];

/** That a decision waits for a second person, and whether that can be the reader. */
export function SecondPerson({ row: { isMine, canAnswer } }: { row: Pending }) {
  const t = useTexts();
  const words = isMine ? 'bulk.secondMine' : canAnswer ? 'bulk.secondYours' : 'bulk.secondOthers';
  return (
    <p className="notice info row gap-8 size-13">
      <Icon name="team" size={14} />
      {t(words, { minutes: undoMinutes })}
    </p>
  );
}

/** What is about to be sent back: all of the cases, or one of them; and why. */
export interface SendingBack {
  readonly of: Pending['cases'][number] | null;
  readonly reason: string;
}

interface SecondFootProps {
  row: Pending;
  sending: SendingBack | null;
  setSending: (sending: SendingBack | null) => void;
  onChanged: () => void;
}

/** The second person’s answer: they confirm what they see, or send it back with a reason, whole or for one case. */
export function SecondFoot({ row, sending, setSending, onChanged }: SecondFootProps) {
  const t = useTexts();
  const { send, isPending } = useOfficeSend(bulkSecondCall);
  const { id, rev, by: name, count } = row;
  const answer = async () => {
    try {
      if (sending) {
        const { of, reason } = sending;
        await send({ id, rev, answer: 'RETURN', reason: reason.trim(), ...(of && { caseId: of.id }) });
        toast.success(t(of ? 'bulk.sentBackOne' : 'bulk.sentBack', { name }));
      } else {
        await send({ id, rev, answer: 'CONFIRM' });
        toast.success(t('bulk.confirmed', { minutes: undoMinutes }));
      }
      setSending(null);
    } catch {
      // Whoever answers what has changed meanwhile is told so, and sees it as it is now.
    }
    onChanged();
  };
  return (
    <div className={`row wraps to-end gap-8 rigid ruled ${styles.secondFoot}`}>
      {sending === null ? (
        <Button onClick={() => setSending({ of: null, reason: '' })}>{t('bulk.sendBack')}</Button>
      ) : (
        <>
          <Input.TextArea
            autoFocus
            rows={2}
            maxLength={2000}
            value={sending.reason}
            aria-label={t('bulk.sendBackReason', { name })}
            placeholder={t('bulk.sendBackReason', { name })}
            onChange={(event) => setSending({ ...sending, reason: event.target.value })}
          />
          <Button onClick={() => setSending(null)}>{t('bulk.cancel')}</Button>
        </>
      )}
      <Button type="primary" loading={isPending} disabled={sending?.reason.trim() === ''} onClick={() => void answer()}>
        {sending === null
          ? t('bulk.confirm', { count })
          : sending.of
            ? t('bulk.sendBackOf', { name: sending.of.applicant })
            : t('bulk.sendBack')}
      </Button>
    </div>
  );
}
