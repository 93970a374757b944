import { useState } from 'react';
import { deskCall, recuseCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import { AskDialog } from '#web/office/pieces/ask-dialog.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './desk.module.css';
import { type Tie, TieFields } from './tie-fields.tsx';

/** Declares a tie to an entry that is open already. */
export function RecuseDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useTexts();
  const recusing = useOfficeSend(recuseCall);
  const [tie, setTie] = useState<Tie>({ kind: 'EMPLOYER', note: '' });
  const declare = async () => {
    try {
      await recusing.send({ id, ...tie });
    } catch (error) {
      if (error instanceof CallError) return;
      throw error;
    }
    toast.success(t('score.recused'));
    onClose();
    await invalidate(deskCall);
  };
  return (
    <AskDialog
      title={t('score.conflict')}
      width={640}
      ok={t('score.conflictOk')}
      isBusy={recusing.isPending}
      onOk={() => void declare()}
      onClose={onClose}
    >
      <div className="column gap-12">
        <b>{title}</b>
        <TieFields tie={tie} onChange={setTie} />
        <p className={`toned rounded size-13 ${styles.note}`} data-tone="warn">
          {t('gate.effect')}
        </p>
      </div>
    </AskDialog>
  );
}
