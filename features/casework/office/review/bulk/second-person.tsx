import { Button, Input } from 'antd';
import { useState } from 'react';
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

/** The second person’s answer: they confirm what they see, or send it back with a reason. */
export function SecondFoot({ row, onChanged }: { row: Pending; onChanged: () => void }) {
  const t = useTexts();
  const [reason, setReason] = useState<string | null>(null);
  const { send, isPending } = useOfficeSend(bulkSecondCall);
  const { id, rev, by: name, count } = row;
  const answer = async () => {
    try {
      await send({ id, rev, answer: reason === null ? 'CONFIRM' : 'RETURN', ...(reason && { reason: reason.trim() }) });
      toast.success(t(reason === null ? 'bulk.confirmed' : 'bulk.sentBack', { name, minutes: undoMinutes }));
    } catch {
      // Whoever answers what has changed meanwhile is told so, and sees it as it is now.
    }
    onChanged();
  };
  return (
    <div className={`row wraps to-end gap-8 rigid ruled ${styles.secondFoot}`}>
      {reason === null ? (
        <Button onClick={() => setReason('')}>{t('bulk.sendBack')}</Button>
      ) : (
        <>
          <Input.TextArea
            autoFocus
            rows={2}
            maxLength={2000}
            value={reason}
            aria-label={t('bulk.sendBackReason', { name })}
            placeholder={t('bulk.sendBackReason', { name })}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button onClick={() => setReason(null)}>{t('bulk.cancel')}</Button>
        </>
      )}
      <Button type="primary" loading={isPending} disabled={reason?.trim() === ''} onClick={() => void answer()}>
        {reason === null ? t('bulk.confirm', { count }) : t('bulk.sendBack')}
      </Button>
    </div>
  );
}
