import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import { saveRecoveryCodes } from '#web/kit/recovery-codes.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './two-step.module.css';

interface CodesProps {
  codes: readonly string[];
  /** What the button says that leads on. */
  done: string;
  onDone: () => void;
}

/** Ten codes, shown this once: to be saved, copied or written down. */
export function Codes({ codes, done, onDone }: CodesProps) {
  const t = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(t('twoStep.copied'));
    else toast.error(t('twoStep.notCopied'));
  };
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.keep}>
        {t('twoStep.keep')}
      </h3>
      <div className={`notice warn ${styles.warning}`} role="status">
        <Icon name="warning" />
        <span>{t('twoStep.keepNote')}</span>
      </div>
      <ul className={`stack ${styles.codes}`} aria-label={t('twoStep.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`row wraps gap-8 above-20 ${styles.footer} ${styles.inOrder}`}>
        <Button
          icon={<Icon name="download" />}
          onClick={() => saveRecoveryCodes(codes, { file: t('twoStep.file'), fileNote: t('twoStep.fileNote') })}
        >
          {t('twoStep.save')}
        </Button>
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {t('twoStep.copy')}
        </Button>
        <span className="grow wide-only" />
        <Button type="primary" onClick={onDone}>
          {done}
        </Button>
      </div>
    </>
  );
}
