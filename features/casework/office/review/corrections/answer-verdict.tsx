import { useState } from 'react';
import type { Correction } from '#features/casework/office/review/case-model.ts';
import styles from '#features/casework/office/review/fields.module.css';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ReasonDialog } from '#web/office/pieces/reason-dialog.tsx';
import { useTextIn } from '#web/office/texts.ts';

/** Whether the answer to a correction will do, or is still needed for a reason. */
export function AnswerVerdict({ desk, item }: { desk: Desk; item: Correction }) {
  const t = useTexts();
  const read = useTextIn();
  const [isAsking, setAsking] = useState(false);
  const judge = async (accept: boolean, note?: string) => {
    if (await desk.judge(item.id, accept, note)) setAsking(false);
  };
  return (
    <>
      <fieldset
        className={`rigid slim clip ${styles.mark} ${styles.answer}`}
        aria-label={t('review.markResult', { name: read(item.label) })}
      >
        <button
          className="inline-row to-middle bare"
          type="button"
          disabled={!desk.isMine || desk.busy === 'judge'}
          onClick={() => void judge(true)}
        >
          {t('review.accept')}
        </button>
        <button
          className="inline-row to-middle bare"
          type="button"
          disabled={!desk.isMine}
          onClick={() => setAsking(true)}
        >
          {t('review.stillNeeded')}
        </button>
      </fieldset>
      {isAsking && (
        <ReasonDialog
          title={t('review.stillNeededTitle')}
          label={t('review.note')}
          initial={item.note}
          kept={{
            text: String(desk.draft.row('replies', item.id)?.reason ?? ''),
            keep: (reason) => desk.draft.putRow('replies', item.id, { reason }),
          }}
          ok={t('review.stillNeeded')}
          isBusy={desk.busy === 'judge'}
          onGive={(note) => void judge(false, note)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
