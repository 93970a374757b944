import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { safeRedirect } from '#web/office/shell/guard.ts';
import { useTexts } from '#web/office/texts.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScene } from './sign-in-scene.tsx';

/** /login of the office. */
export function SignInPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const enter = async () => {
    // Who comes here while signed in begins anew, whoever it was.
    useSession.getState().followElsewhere();
    await navigate(safeRedirect(params.get('redirect')), { replace: true });
  };
  const head = (
    <>
      <h1>{t('signIn.title')}</h1>
      {params.get('expired') === '1' && <ExpiredNote />}
    </>
  );
  const foot = (
    <p className={`size-12-5 muted centred ${styles.help}`}>
      {t('signIn.lock')}
      <br />
      {t('signIn.help')}
    </p>
  );
  return (
    <SignInScene title={t('signIn.title')}>
      <SignInForm head={head} foot={foot} onSignedIn={enter} />
    </SignInScene>
  );
}

function ExpiredNote() {
  const t = useTexts();
  return (
    <div className={`notice ${styles.expired}`} role="status">
      <Icon name="clock" />
      <span>
        <b>{t('signIn.expired')}</b>
        <br />
        {t('signIn.expiredHint')}
      </span>
    </div>
  );
}
