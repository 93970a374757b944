import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { AskDialog } from '#web/office/pieces/ask-dialog.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from './case-log.tsx';
import styles from './desk.module.css';
import type { Desk } from './use-case.ts';

interface DecisionDialogProps {
  desk: Desk;
  action: string;
  onDone: () => void;
  onClose: () => void;
}

/** A decision against the applicant: its reason, which they read, from ready-made sentences or free. */
export function DecisionDialog({ desk, action, onDone, onClose }: DecisionDialogProps) {
  const t = useTexts();
  const read = useTextIn();
  const id = useId();
  const reason = String(desk.draft.row('decisions', action)?.reason ?? '');
  const setReason = (text: string) => desk.draft.putRow('decisions', action, { reason: text });
  const name = actionName(action, read);
  // The ready-made sentences give reasons against the application itself.
  const sentences = action === 'decline-withdrawal' ? [] : (desk.programme?.review.refusals ?? []);
  const decide = async () => {
    if (await desk.decide(action, reason.trim())) onDone();
  };
  return (
    <AskDialog
      width={560}
      title={t('review.negativeTitle', { action: name })}
      ok={name}
      danger
      disabled={reason.trim() === ''}
      isBusy={desk.busy === action}
      onOk={() => void decide()}
      onClose={onClose}
    >
      {sentences.length > 0 && (
        <div className={`${styles.dialogField} block size-13`}>
          <label htmlFor={`${id}-ready`}>{t('review.readyMade')}</label>
          <Select
            id={`${id}-ready`}
            placeholder={t('record.choose')}
            suffixIcon={<Icon name="down" size={12} />}
            value={null}
            options={sentences.map((each) => ({ value: each.key, label: read(each.text) }))}
            onChange={(key: string) => {
              const text = sentences.find((each) => each.key === key);
              if (text) setReason(read(text.text));
            }}
          />
        </div>
      )}
      <div className={`${styles.dialogField} block size-13`}>
        <label htmlFor={`${id}-reason`}>{t('app.reason')}</label>
        <Input.TextArea
          id={`${id}-reason`}
          autoFocus
          rows={4}
          maxLength={2000}
          showCount
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <p className="muted">{t('review.negativeHint')}</p>
      {reason !== '' && <KeptLine state={desk.draft.state} isLasting={desk.draft.isLasting} />}
    </AskDialog>
  );
}
