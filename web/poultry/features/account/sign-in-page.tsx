import { Link, useLocation } from 'react-router';
import { PasswordForm } from '../../../kit/account/password-form.tsx';
import { useCommon } from '../../../kit/i18n.ts';
import { BigLink } from '../../pieces/button.tsx';
import { useIsOnline } from '../../store/online.ts';
import { useShell } from '../../words.ts';
import styles from './account-frame.module.css';
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
      <div className={styles.links}>
        <BigLink kind="line" to={`/signup${search}`}>
          {s('signIn.toSignUp')}
        </BigLink>
      </div>
    </AccountFrame>
  );
}
