import { useEffect, useRef } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import { saveRecoveryCodes } from '#web/kit/recovery-codes.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import steps from './two-step.module.css';

/** Ten codes, shown this once: to be saved, copied or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = usePersonalWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    const done = await copyText(codes.join('\n'));
    toast(done ? 'success' : 'error', done ? t('twoStep.copied') : t('twoStep.notCopied'));
  };
  return (
    <div className={`above-20 ${steps.keep}`}>
      <h3 ref={title} tabIndex={-1}>
        {t('twoStep.keep')}
      </h3>
      <Notice tone="warn">{t('twoStep.keepNote')}</Notice>
      <ul className={`stack rounded above-16 ${steps.codes}`} aria-label={t('twoStep.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => saveRecoveryCodes(codes, { file: t('twoStep.file'), fileNote: t('twoStep.fileNote') })}>
          <Icon name="download" size={18} />
          {t('twoStep.save')}
        </Button>
        <Button onClick={copy}>{t('twoStep.copy')}</Button>
        <Button kind="primary" onClick={onDone}>
          {t('twoStep.kept')}
        </Button>
      </div>
    </div>
  );
}
