import { useEffect, useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { helpGrantCall } from '#features/casework/calls/helping.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import styles from './helping.module.css';
import { useHelpingWords } from './words.ts';

export type Invitation = OutputOf<typeof helpGrantCall>;

/** A fresh code, to be shown or sent; nobody can see it again once it is closed. */
export function NewCode({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const { code, codeUntil } = invitation;
  const box = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another code
  useEffect(() => box.current?.focus({ preventScroll: true }), [code]);
  // Behind the stroke: what follows it is sent to no server and stands in no log.
  const link = `${window.location.origin}/personal/helping#c=${code}`;
  const copy = async () => {
    const isDone = await copyText(link);
    toast(isDone ? 'success' : 'error', t(isDone ? 'code.copied' : 'code.notCopied'));
  };
  return (
    <Card boxed role="region" aria-labelledby="code-title">
      <h2 id="code-title" ref={box} tabIndex={-1} className="title-20 below-12">
        {t('code.title')}
      </h2>
      <div className={`stack top gap-20 folds ${styles.code}`}>
        <QrCode value={link} size={148} label={t('code.qr')} eager />
        <div className="slim stack gap-8">
          <p>
            <b className={styles.letters}>{`${code.slice(0, 4)}-${code.slice(4)}`}</b>
          </p>
          <p>{t('code.once', { time: showDateTime(codeUntil, locale) })}</p>
          <p className="muted">{t('code.how')}</p>
          <p className="small breaks">
            <span className="muted">{t('code.link')}</span> {link}
          </p>
          <div className="line wraps gap-12">
            <Button small onClick={() => void copy()}>
              <Icon name="link" size={16} />
              {t('code.copy')}
            </Button>
            <Button small kind="text" onClick={onClose}>
              {t('code.close')}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
