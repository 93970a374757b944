import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../texts.ts';
import { AskDialog } from './ask-dialog.tsx';
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
    <AskDialog
      title={title}
      ok={ok}
      disabled={reason.trim() === ''}
      isBusy={isBusy ?? false}
      onOk={() => onGive(reason.trim())}
      onClose={onClose}
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
    </AskDialog>
  );
}
