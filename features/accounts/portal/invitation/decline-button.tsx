import { useState } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';

interface DeclineButtonProps {
  /** Who invites, in the language of the page. */
  tenant: string;
  busy: boolean;
  onDecline: () => void;
}

/** Declining, asked once more: only who invited can undo it. */
export function DeclineButton({ tenant, busy, onDecline }: DeclineButtonProps) {
  const t = usePersonalWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={busy} onClick={() => setOpen(true)}>
        {t('invitation.decline')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('invitation.declineAsk', { tenant })}
        confirm={t('invitation.decline')}
        kind="danger"
        busy={busy}
        onConfirm={onDecline}
        onClose={() => setOpen(false)}
      >
        <p>{t('invitation.declineNote')}</p>
      </ConfirmDialog>
    </>
  );
}
