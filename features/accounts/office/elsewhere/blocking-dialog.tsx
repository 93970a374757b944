import { Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './elsewhere.module.css';

interface BlockingDialogProps {
  title: string;
  width?: number;
  /** Whether the page behind it may be read: not after its session has ended. */
  isVeiled?: boolean;
  children: ReactNode;
}

/** A dialog that only its buttons end: above everything, without a cross, and the page behind it cannot be reached. */
export function BlockingDialog({ title, width = 520, isVeiled = false, children }: BlockingDialogProps) {
  return (
    <Modal
      open
      width={width}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      zIndex={1160}
      centered
      getContainer={false}
      rootClassName={isVeiled ? (styles.veiled ?? '') : ''}
      footer={null}
    >
      {children}
    </Modal>
  );
}
