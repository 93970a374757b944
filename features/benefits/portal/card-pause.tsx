import { useState } from 'react';
import { cardCodeCall, myCardCall, pauseCardCall } from '#features/benefits/calls/card.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useBenefitWords } from './words.ts';

/** For a phone that was lost: the holder stops the card at once, and lets it work again. */
export function CardPause({ isPaused }: { isPaused: boolean }) {
  const t = useBenefitWords();
  const [isAsking, setAsking] = useState(false);
  const send = useSend(pauseCardCall, { invalidates: [myCardCall, cardCodeCall] });
  const change = async () => {
    await send.mutateAsync({ isPaused: !isPaused, reqId: newRequestId() });
    toast('success', t(isPaused ? 'card.resumed' : 'card.paused'));
    setAsking(false);
  };
  if (isPaused)
    return (
      <Button kind="primary" block busy={send.isPending} onClick={() => void change()}>
        {t('card.resume')}
      </Button>
    );
  return (
    <p className="small muted">
      {t('card.lost')}{' '}
      <Button small kind="text" onClick={() => setAsking(true)}>
        {t('card.pause')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('card.pauseSure')}
        confirm={t('card.pause')}
        busy={send.isPending}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      >
        <p>{t('card.pauseNote')}</p>
      </ConfirmDialog>
    </p>
  );
}
