import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { logoutCall } from '#features/accounts/calls/accounts.ts';
import { secondFactorCall } from '#features/accounts/calls/own-account.ts';
import { SignInScene } from '#features/accounts/office/sign-in/sign-in-scene.tsx';
import { call } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { endEnrolment } from '#web/office/shell/enrolment.ts';
import { safeRedirect } from '#web/office/shell/guard.ts';
import { useTexts } from '#web/office/texts.ts';
import { Codes } from './codes.tsx';
import { Enrol } from './enrol.tsx';
import styles from './two-step.module.css';

/** /second-factor: what an operator has to do first, where the installation demands it. */
export function EnrolPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const user = useSession((session) => session.user);
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, isFetchedAfterMount } = useCall(secondFactorCall, {}, { quiet: true, staleTime: 0 });
  const goOn = () => {
    endEnrolment();
    return navigate(safeRedirect(params.get('redirect')), { replace: true });
  };
  // Set up already, in another tab or a moment ago; what was known before it was turned off does not count.
  const isDone = isFetchedAfterMount && data?.isOn === true && !codes;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDone || isLeaving.current) return;
    isLeaving.current = true;
    void goOn();
  });
  const signOut = async () => {
    await call(logoutCall, {}, { quiet: true }).catch(() => undefined);
    await navigate('/login');
  };
  return (
    <SignInScene title={t('twoStep.required')}>
      <div className={`whole ${styles.page}`}>
        <h1 ref={heading} tabIndex={-1}>
          {codes ? t('twoStep.title') : t('twoStep.required')}
        </h1>
        {codes ? (
          <Codes codes={codes} done={t('twoStep.enterOffice')} onDone={() => void goOn()} />
        ) : (
          <>
            <p className={styles.why}>{t('twoStep.requiredNote')}</p>
            <Enrol
              loginName={user?.loginName ?? ''}
              aside={<Button onClick={() => void signOut()}>{t('shell.logout')}</Button>}
              onDone={(made) => {
                setCodes(made);
                void invalidate(secondFactorCall);
              }}
            />
          </>
        )}
      </div>
    </SignInScene>
  );
}
