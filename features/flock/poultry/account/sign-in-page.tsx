import { Link, useLocation } from 'react-router';
import { PasswordForm } from '#features/accounts/kit/password-form.tsx';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { AccountFrame } from './account-frame.tsx';
import { useArrival } from './arrive.ts';

export function Component() {
  const t = useCommon();
  const s = useShell();
  const arrive = useArrival();
  const isOnline = useIsOnline();
  const { search } = useLocation();
  return (
    <AccountFrame title={t('signIn.title')} note={isOnline ? s('signIn.once') : s('signIn.needsNetwork')}>
      <PasswordForm byMail onSignedIn={arrive} beside={<Link to="/reset">{t('signIn.forgot')}</Link>} />
      <div className="stack gap-12 above-20">
        <BigLink kind="line" to={`/signup${search}`}>
          {s('signIn.toSignUp')}
        </BigLink>
      </div>
    </AccountFrame>
  );
}
