import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '#web/office/texts.ts';

interface AskDialogProps {
  title: string;
  width?: number;
  /** What agreeing does, in a word. */
  ok: string;
  danger?: boolean;
  disabled?: boolean;
  isBusy?: boolean;
  onOk: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something happens: cancel, or go on by a button that says what it does. */
export function AskDialog({
  title,
  width = 480,
  ok,
  danger = false,
  disabled = false,
  isBusy = false,
  onOk,
  onClose,
  children,
}: AskDialogProps) {
  const t = useTexts();
  return (
    <Modal
      open
      width={width}
      title={title}
      getContainer={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="primary" danger={danger} disabled={disabled} loading={isBusy} onClick={onOk}>
            {ok}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
