import { useState } from 'react';
import { PasswordForm } from '#features/accounts/kit/password-form.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Tabs } from '#web/kit/controls/tabs.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { languageOfWords, useCommon } from '#web/kit/i18n.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import { CodeForm } from './code-form.tsx';

/** Signing in without leaving the page: after the session has run out, or to prove who is there. */
export function SignInDialog({
  reason,
  onDone,
}: {
  reason: 'sign-in' | 'reauthenticate';
  onDone: (done: boolean) => void;
}) {
  const t = usePortal();
  const common = useCommon();
  const byMobile = useIsOffered('mobileCode');
  const [way, setWay] = useState<'password' | 'mail' | 'mobile'>('password');
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
      <div {...languageOfWords()}>
        <Tabs
          label={common('signIn.ways')}
          chosen={way}
          onChoose={setWay}
          choices={[
            { key: 'password', label: common('signIn.byPassword') },
            { key: 'mail', label: common('signIn.byMail') },
            ...(byMobile ? [{ key: 'mobile' as const, label: common('signIn.byMobile') }] : []),
          ]}
        >
          {way === 'password' && <PasswordForm onSignedIn={finish} />}
          {way === 'mail' && <CodeForm key="mail" method="EMAIL" onSignedIn={finish} />}
          {way === 'mobile' && <CodeForm key="mobile" method="MOBILE" onSignedIn={finish} />}
        </Tabs>
      </div>
    </Dialog>
  );
}
