import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, type ButtonKind, IconButton } from '#web/kit/controls/button.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './dialog.module.css';

/**
 * A modal on the native dialog: focus stays inside, Escape and the cross close it, focus returns. It begins at the cross,
 * or at the first element that `startsAt` selects.
 */
export function Dialog({
  open,
  title,
  onClose,
  children,
  footer,
  wide,
  sheet,
  startsAt,
}: {
  open: boolean;
  title: string;
  startsAt?: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** Comes up from the lower edge, where a thumb reaches it. */
  sheet?: boolean;
}) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const t = useCommon();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      if (startsAt) dialog.querySelector<HTMLElement>(startsAt)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, startsAt]);
  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${wide ? styles.wide : ''} ${sheet ? styles.sheet : ''}`}
      aria-labelledby={id}
      // React lets the closing of a dialog within this one bubble.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <header className="row apart gap-16">
            <h2 id={id} className="title-20">
              {title}
            </h2>
            <IconButton label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className="line wraps to-end gap-12">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}

/** Asks before something that cannot be taken back, or before the user is led elsewhere. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  kind = 'primary',
  busy,
  onConfirm,
  onClose,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
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
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind={kind} busy={busy ?? false} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
