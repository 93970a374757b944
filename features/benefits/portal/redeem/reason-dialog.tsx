import { type FormEvent, useState } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';

interface ReasonDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** What the button says that sends it. */
  readonly action: string;
  readonly kind: 'danger' | 'primary';
  readonly busy: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks the staff of a shop why; nothing is sent without a reason. */
export function ReasonDialog({
  open = true,
  title,
  label,
  hint,
  action,
  kind,
  busy,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onSend(reason);
  };
  return (
    <Dialog open={open} title={title} onClose={onClose} startsAt="input">
      <form className="stack gap-16" onSubmit={submit}>
        <TextField
          label={label}
          {...(hint && { hint })}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button kind={kind} type="submit" busy={busy} disabled={!reason.trim()}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
