import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../texts.ts';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  title: string;
  hint?: string;
  /** What the text is called; a reason unless told. */
  label?: string;
  initial?: string;
  ok: string;
  isBusy?: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason before something happens; without one it does not. */
export function ReasonDialog({ title, hint, label, initial = '', ok, isBusy, onGive, onClose }: ReasonDialogProps) {
  const t = useTexts();
  const id = useId();
  const [reason, setReason] = useState(initial);
  return (
    <Modal
      open
      width={480}
      title={title}
      getContainer={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.app.cancel}</Button>
          <Button
            type="primary"
            disabled={reason.trim() === ''}
            loading={isBusy ?? false}
            onClick={() => onGive(reason.trim())}
          >
            {ok}
          </Button>
        </>
      }
    >
      {hint && <p className="muted">{hint}</p>}
      <div className={styles.field}>
        <label htmlFor={id}>{label ?? t.app.reason}</label>
        <Input.TextArea
          id={id}
          autoFocus
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}
