import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logoutCall } from '#features/accounts/calls/accounts.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { endWork } from '#features/flock/poultry/store/begin.ts';
import { forgetWorker } from '#features/flock/poultry/store/forget.ts';
import { sendNow } from '#features/flock/poultry/store/sending/outbox.ts';
import { countWaiting, type Waiting } from '#features/flock/poultry/store/sending/waiting.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { call } from '#web/kit/call/call.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';

/** Signing out asks what becomes of the data here, and says so when some of it has never been sent. */
export function SignOut() {
  const t = useShell();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<Waiting>();
  const [busy, setBusy] = useState<'send' | 'keep' | 'remove'>();
  const ask = () => void countWaiting().then(setWaiting);
  const leave = async (what: 'keep' | 'remove') => {
    setBusy(what);
    await call(logoutCall, {}).catch(() => undefined);
    if (what === 'remove') await forgetWorker();
    else endWork();
    await navigate('/signin', { replace: true });
  };
  const send = async () => {
    setBusy('send');
    await sendNow();
    setWaiting(await countWaiting());
    setBusy(undefined);
  };
  const count = waiting ? waiting.changes + waiting.photos : 0;
  return (
    <>
      <BigButton kind="danger" icon="out" onClick={ask}>
        {t('signOut.title')}
      </BigButton>
      <Dialog open={waiting !== undefined} title={t('signOut.title')} onClose={() => setWaiting(undefined)}>
        <p>{count > 0 ? t('signOut.unsent', { count }) : t('signOut.text')}</p>
        <div className="stack gap-12 above-16">
          {count > 0 && (
            <BigButton icon="sync" busy={busy === 'send'} onClick={() => void send()}>
              {t('signOut.send')}
            </BigButton>
          )}
          <BigButton kind="line" busy={busy === 'keep'} onClick={() => void leave('keep')}>
            {t('signOut.keep')}
          </BigButton>
          <BigButton kind="danger" busy={busy === 'remove'} onClick={() => void leave('remove')}>
            {count > 0 ? t('signOut.removeUnsent', { count }) : t('signOut.remove')}
          </BigButton>
        </div>
      </Dialog>
    </>
  );
}
