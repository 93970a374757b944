import { Button } from 'antd';
import { SignInForm } from '#features/accounts/office/sign-in/sign-in-form.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { endAsking } from '#web/office/elsewhere/question.ts';
import { useTexts } from '#web/office/texts.ts';
import { BlockingDialog } from './blocking-dialog.tsx';
import styles from './elsewhere.module.css';
import { goOnHere, leaveToSignIn } from './go-on.ts';

/** The session is over, or another tab ended it: signing in here goes on with what is on the page. */
export function SignInQuestion() {
  const t = useTexts();
  const nickname = useSession((session) => session.user?.nickname ?? '');
  const goOn = async () => {
    const { user, elsewhere } = useSession.getState();
    // A new session begins in the first tenant of its user, not in that of the page; somebody else is asked about next.
    if (elsewhere && elsewhere.userId === user?.userId) await goOnHere();
    endAsking(true);
  };
  const leave = () => {
    endAsking(false);
    leaveToSignIn();
  };
  return (
    <BlockingDialog title={t('elsewhere.sign-in')} width={432} isVeiled>
      <p className={styles.lead}>{t('elsewhere.signInText', { name: nickname })}</p>
      <SignInForm onSignedIn={goOn} />
      <p className={`centred ${styles.leave}`}>
        <Button type="link" onClick={leave}>
          {t('elsewhere.leave')}
        </Button>
      </p>
    </BlockingDialog>
  );
}
