import { Button } from 'antd';
import { useState } from 'react';
import { useSession } from '#web/kit/call/session.ts';
import { useTexts } from '#web/office/texts.ts';
import { BlockingDialog } from './blocking-dialog.tsx';
import styles from './elsewhere.module.css';
import { goOnThere } from './go-on.ts';
import { SignInQuestion } from './sign-in-question.tsx';

/** Somebody else signed in in another tab: the page is loaded anew for them, or its own user signs in again. */
export function PersonQuestion() {
  const t = useTexts();
  const [signsIn, setSignsIn] = useState(false);
  const user = useSession((session) => session.user);
  const elsewhere = useSession((session) => session.elsewhere);
  if (!user || !elsewhere) return null;
  if (signsIn) return <SignInQuestion />;
  const names = { here: user.nickname, there: elsewhere.nickname };
  return (
    <BlockingDialog title={t('elsewhere.personTitle', names)} isVeiled>
      <p>{t('elsewhere.personText', names)}</p>
      <div className={`stack gap-4 above-20 ${styles.ways}`}>
        <Button type="primary" size="large" onClick={() => setSignsIn(true)}>
          {t('elsewhere.signInHere', names)}
        </Button>
        <small className="size-13 muted">{t('elsewhere.signInHereHint')}</small>
        <Button size="large" onClick={goOnThere}>
          {t('elsewhere.reloadAs', names)}
        </Button>
        <small className="size-13 muted">{t('elsewhere.goOnThereHint')}</small>
      </div>
    </BlockingDialog>
  );
}
