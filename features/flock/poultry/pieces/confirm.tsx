import type { ReactNode } from 'react';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { BigButton, type ButtonKind } from './button.tsx';

/** Asks before something that matters; both answers are large, the safe one first for the thumb. */
export function Confirm({
  open,
  title,
  children,
  confirm,
  cancel,
  kind = 'primary',
  busy = false,
  onConfirm,
  onClose,
}: {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirm: string;
  /** "Cancel" unless told. */
  cancel?: string;
  kind?: ButtonKind;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useCommon();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {cancel ?? t('cancel')}
          </BigButton>
          <BigButton kind={kind} busy={busy} onClick={onConfirm}>
            {confirm}
          </BigButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
