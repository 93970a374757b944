import { useState } from 'react';
import { PasswordForm } from '#features/accounts/kit/password-form.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';

/** Signing in without leaving the page: after the session has run out, or to prove who is there. */
export function SignInDialog({
  reason,
  onDone,
}: {
  reason: 'sign-in' | 'reauthenticate';
  onDone: (done: boolean) => void;
}) {
  const t = usePortal();
  const [before] = useState(() => useSession.getState().user?.userId);
  const again = reason === 'sign-in';
  // Somebody else signing in here must not carry on with what the first user was doing.
  const finish = () => onDone(before === undefined || useSession.getState().user?.userId === before);
  return (
    <Dialog
      open
      title={again ? t('asking.signInAgain') : t('asking.prove')}
      startsAt="input"
      onClose={() => onDone(false)}
    >
      <p className="below-16">{again ? t('asking.signInAgainNote') : t('asking.proveNote')}</p>
      <PasswordForm onSignedIn={finish} />
    </Dialog>
  );
}
