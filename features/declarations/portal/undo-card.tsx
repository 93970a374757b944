import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { batchListCall, type batchOneCall, batchUndoCall } from '#features/declarations/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Countdown, useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { useBatchWords } from './words.ts';

type Outcome = OutputOf<typeof batchOneCall>;

/** Minutes at which the time left is said aloud. */
const told = [10, 5, 1];

/** How long a batch can still be taken back, and the button that does. */
export function UndoCard({ data, onChanged }: { data: Outcome; onChanged: () => unknown }) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  const now = useNow(serverNow, 1000);
  const [isAsking, setAsking] = useState(false);
  const undo = useSend(batchUndoCall, { invalidates: [batchListCall] });
  const { batch, undoUntil, begun } = data;
  const left = undoUntil === null ? 0 : Date.parse(undoUntil) - now;
  if (left <= 0 || batch.state !== 'DONE' || batch.made + batch.waiting === begun.length) return null;
  const seconds = Math.floor(left / 1000);
  const minutes = Math.ceil(seconds / 60);
  const run = async () => {
    const { undone, kept } = await undo.mutateAsync({ id: batch.id, reqId: newRequestId() });
    setAsking(false);
    const more = kept.length > 0 ? t('result.kept', { count: kept.length }) : '';
    toast('success', t('result.undid', { count: undone }) + more);
    await onChanged();
  };
  const except =
    begun.length > 0 &&
    t('result.begun', { count: begun.length, names: begun.slice(0, 5).join(locale === 'CN' ? '、' : ', ') });
  return (
    <>
      <Countdown
        title={t('result.undoTitle')}
        figure={`${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`}
        unit={t('result.undoUnit')}
      >
        <span className="vh" role="timer" aria-live="polite">
          {told.includes(minutes) && t('result.minutes', { count: minutes })}
        </span>
        <p className="small">{t('result.undoNote')}</p>
        {except && <p className="small above-4">{except}</p>}
        <p className="above-16">
          <Button kind="light" block onClick={() => setAsking(true)}>
            {t('result.undo')}
          </Button>
        </p>
      </Countdown>
      <ConfirmDialog
        open={isAsking}
        title={t('result.undo')}
        confirm={t('result.undo')}
        kind="danger"
        busy={undo.isPending}
        onConfirm={() => void run().catch(() => undefined)}
        onClose={() => setAsking(false)}
      >
        <p>{t('result.undoAsk', { programme: textIn(batch.programmeName, locale) })}</p>
        <p className="above-8 quiet">{t('result.undoNote')}</p>
        {except && <p className="above-8">{except}</p>}
      </ConfirmDialog>
    </>
  );
}
