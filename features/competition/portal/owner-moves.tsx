import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type entryDetailCall, entryShareCall, entryWithdrawCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';

/** What the owner decides beside the forms: whether the supporter sees the project, and to withdraw. */
export function OwnerMoves({
  detail: { entry },
  onMoved,
}: {
  detail: OutputOf<typeof entryDetailCall>;
  onMoved: () => void;
}) {
  const t = useCompetitionWords();
  const navigate = useNavigate();
  const reqId = useRef(newRequestId());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isDraft = entry.state === 'DRAFT';
  const mayLeave = isDraft || entry.can.includes('withdraw');
  if (!mayLeave && !entry.isReferred) return null;
  const run = async (work: () => Promise<unknown>, done: () => void) => {
    setBusy(true);
    try {
      await work();
      done();
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const share = () => run(() => call(entryShareCall, { id: entry.id, isShared: !entry.isShared }), onMoved);
  const leave = () =>
    run(
      () => call(entryWithdrawCall, { id: entry.id, reqId: reqId.current }),
      () => {
        toast('success', t(isDraft ? 'moves.deleted' : 'moves.withdrawn'));
        if (isDraft) navigate('/itec', { replace: true });
        else onMoved();
      },
    );
  return (
    <Card boxed>
      {entry.isReferred && (
        <>
          <p>{t(entry.isShared ? 'moves.shown' : 'moves.hidden')}</p>
          <p className="above-16">
            <Button busy={isBusy} onClick={() => void share()}>
              {t(entry.isShared ? 'moves.hide' : 'moves.show')}
            </Button>
          </p>
        </>
      )}
      {mayLeave && (
        <p className="above-16">
          <Button kind="text" onClick={() => setAsking(true)}>
            {t(isDraft ? 'moves.delete' : 'moves.withdraw')}
          </Button>
        </p>
      )}
      <Dialog
        open={isAsking}
        title={t(isDraft ? 'moves.delete' : 'moves.withdraw')}
        onClose={() => setAsking(false)}
        footer={
          <Button kind="primary" busy={isBusy} onClick={() => void leave()}>
            {t('moves.yes')}
          </Button>
        }
      >
        <p>{t(isDraft ? 'moves.askDelete' : 'moves.askWithdraw')}</p>
      </Dialog>
    </Card>
  );
}
