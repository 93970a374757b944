import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '#web/office/texts.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  title: string;
  hint?: string;
  /** What the text is called; a reason unless told. */
  label?: string;
  initial?: string;
  /** Where what is typed is kept beyond the dialog; it is then put in again when the dialog opens. */
  kept?: { text: string; keep: (text: string) => void };
  ok: string;
  isBusy?: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason before something happens; without one it does not. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, label, initial = '', kept, ok, isBusy, onGive, onClose } = props;
  const t = useTexts();
  const id = useId();
  const [reason, setReason] = useState(kept?.text || initial);
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
      <div className={`size-13 ${styles.field}`}>
        <label htmlFor={id}>{label ?? t('app.reason')}</label>
        <Input.TextArea
          id={id}
          autoFocus
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            kept?.keep(target.value);
          }}
        />
      </div>
    </AskDialog>
  );
}
