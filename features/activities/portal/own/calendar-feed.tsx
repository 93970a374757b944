import { useState } from 'react';
import { calendarFeedCall, renewFeedCall } from '#features/activities/calls/activities.ts';
import { useActivityWords } from '#features/activities/portal/words.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import styles from './own.module.css';

/** The private address a calendar reads; shown when it is asked for, for it is a key. */
export function CalendarFeed() {
  const t = useActivityWords();
  const [path, setPath] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Refusals are told by the common reactions.
  const run = async (work: () => Promise<{ path: string }>) => {
    setBusy(true);
    try {
      setPath((await work()).path);
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };
  const address = path && `${window.location.origin}${path}`;
  const copy = async () => {
    const done = address !== undefined && (await copyText(address));
    toast(done ? 'success' : 'error', done ? t('own.feedCopied') : t('own.feedNot'));
  };
  const renew = async () => {
    if (await run(() => call(renewFeedCall, { reqId: newRequestId() }))) toast('success', t('own.feedRenewed'));
    setAsking(false);
  };
  return (
    <Card boxed className={`${styles.feed} above-32`}>
      <h2 className="title-20">{t('own.feed')}</h2>
      <p>{t('own.feedNote')}</p>
      {address && <code>{address}</code>}
      <div className="line wraps gap-8 above-12">
        {address ? (
          <Button small onClick={copy}>
            {t('own.feedCopy')}
          </Button>
        ) : (
          <Button small busy={isBusy} onClick={() => void run(() => call(calendarFeedCall, {}))}>
            {t('own.feedShow')}
          </Button>
        )}
        <Button small onClick={() => setAsking(true)}>
          {t('own.feedNew')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('own.feedNew')}
        confirm={t('own.feedNew')}
        busy={isBusy}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      >
        <p>{t('own.feedNewNote')}</p>
      </ConfirmDialog>
    </Card>
  );
}
