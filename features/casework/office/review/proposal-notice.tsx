import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { bulkSecondCall, bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { AskDialog } from '#web/office/pieces/ask-dialog.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { useFen } from './bulk/use-fen.ts';
import { actionName } from './case-log.tsx';
import type { Case } from './case-model.ts';
import styles from './request-notice.module.css';
import type { Desk } from './use-case.ts';

type Proposal = NonNullable<Case['proposal']>;

/** A decision on the case that waits for a second person or for its time, with the answer of whoever may give it. */
export function ProposalNotice({ desk }: { desk: Desk }) {
  const found = desk.data!.proposal;
  return found && <Waiting key={found.id} found={found} onChanged={() => void desk.refresh()} />;
}

function Waiting({ found, onChanged }: { found: Proposal; onChanged: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const confirm = useConfirm();
  const answering = useOfficeSend(bulkSecondCall);
  const undoing = useOfficeSend(bulkUndoCall);
  const [reason, setReason] = useState<string | null>(null);
  const { id, rev, by, runsAt, isMine, canAnswer, canUndo } = found;
  const action = actionName(found.action, read);
  const sum = showFen(found.sum);
  const time = shortTime(runsAt ?? found.at);
  const told = runsAt ? 'proposal.confirmed' : 'proposal.asked';
  const next = runsAt
    ? 'proposal.nothingYet'
    : isMine
      ? 'bulk.secondMine'
      : canAnswer
        ? 'bulk.secondYours'
        : 'proposal.others';
  /** Whoever answers what has changed meanwhile is told so, and sees it as it is now. */
  const answer = (sent: Promise<unknown>, done: string) =>
    sent
      .then(() => toast.success(done))
      .catch(() => undefined)
      .finally(() => {
        setReason(null);
        onChanged();
      });
  const agree = async () => {
    const isSure = await confirm({
      title: t('proposal.sure', { action, sum }),
      text: t('bulk.secondYours', { minutes: undoMinutes }),
      ok: t('proposal.confirm'),
    });
    if (isSure)
      await answer(answering.send({ id, rev, answer: 'CONFIRM' }), t('bulk.confirmed', { minutes: undoMinutes }));
  };
  return (
    <section className={`notice warn wraps top rigid ${styles.request}`} aria-label={t('proposal.title')}>
      <Icon name={runsAt ? 'clock' : 'team'} />
      <p>
        <b>{t(told, { name: by, second: found.secondBy ?? by, action, sum, time })}</b> {found.reason}
        <small className="block">{t(next, { minutes: undoMinutes })}</small>
      </p>
      {found.count > 1 ? (
        <Link to={`/apply/task?bulk=${id}`}>{t('proposal.among', { count: found.count })}</Link>
      ) : (
        <span className="line gap-8">
          {canUndo && !canAnswer && (
            <Button
              size="small"
              loading={undoing.isPending}
              onClick={() => void answer(undoing.send({ id }), t('proposal.undone'))}
            >
              {t('proposal.undo')}
            </Button>
          )}
          {canAnswer && (
            <>
              <Button size="small" onClick={() => setReason('')}>
                {t('bulk.sendBack')}
              </Button>
              <Button size="small" type="primary" loading={answering.isPending} onClick={() => void agree()}>
                {t('proposal.confirm')}
              </Button>
            </>
          )}
        </span>
      )}
      {reason !== null && (
        <AskDialog
          title={t('proposal.sendBack', { action })}
          ok={t('bulk.sendBack')}
          danger
          disabled={reason.trim() === ''}
          isBusy={answering.isPending}
          onOk={() =>
            void answer(
              answering.send({ id, rev, answer: 'RETURN', reason: reason.trim() }),
              t('proposal.sentBack', { name: by }),
            )
          }
          onClose={() => setReason(null)}
        >
          <Input.TextArea
            autoFocus
            rows={3}
            maxLength={2000}
            value={reason}
            aria-label={t('bulk.sendBackReason', { name: by })}
            placeholder={t('bulk.sendBackReason', { name: by })}
            onChange={(event) => setReason(event.target.value)}
          />
        </AskDialog>
      )}
    </section>
  );
}
