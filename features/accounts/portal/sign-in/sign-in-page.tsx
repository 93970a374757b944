import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import styles from '#features/accounts/kit/form.module.css';
import { PasswordForm } from '#features/accounts/kit/password-form.tsx';
import { RegisterForm } from '#features/accounts/kit/register-form.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Tabs } from '#web/kit/controls/tabs.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { LegalSentence } from '#web/portal/legal/legal-button.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePageTitle } from '#web/portal/shell/page-title.ts';
import { ownPath } from '#web/portal/shell/redirect.ts';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import { AuthScene } from './auth-scene.tsx';
import { CodeForm } from './code-form.tsx';

/** /login and its variants; `mode=register` (with `kind`) turns it into the registration. */
export function Component() {
  const [query] = useSearchParams();
  const isOpen = useIsOffered('registration');
  return isOpen && query.get('mode') === 'register' ? <Register query={query} /> : <SignIn query={query} />;
}

type Way = 'password' | 'mail' | 'mobile';

function SignIn({ query }: { query: URLSearchParams }) {
  const t = useCommon();
  const { pathname } = useLocation();
  const [way, setWay] = useState<Way>(pathname.endsWith('/Email') ? 'mail' : 'password');
  const arrive = useArrival(query, t('signIn.success'));
  const canRegister = useIsOffered('registration');
  const byMobile = useIsOffered('mobileCode');
  return (
    <AuthScene
      title={t('signIn.title')}
      note={
        canRegister && (
          <>
            {t('signIn.noAccount')} <Link to={registerPath(query, 'PERSON')}>{t('signIn.registerPerson')}</Link>{' '}
            {t('signIn.or')} <Link to={registerPath(query, 'COMPANY')}>{t('signIn.registerCompany')}</Link>
          </>
        )
      }
    >
      <Tabs
        label={t('signIn.ways')}
        chosen={way}
        onChoose={setWay}
        choices={[
          { key: 'password', label: t('signIn.byPassword') },
          { key: 'mail', label: t('signIn.byMail') },
          ...(byMobile ? [{ key: 'mobile' as const, label: t('signIn.byMobile') }] : []),
        ]}
      >
        {way === 'password' && (
          <PasswordForm canStay onSignedIn={arrive} beside={<Link to="/login/resetpwd">{t('signIn.forgot')}</Link>} />
        )}
        {way === 'mail' && <CodeForm key="mail" method="EMAIL" canStay onSignedIn={arrive} />}
        {way === 'mobile' && <CodeForm key="mobile" method="MOBILE" canStay onSignedIn={arrive} />}
      </Tabs>
      <div className={`${styles.alt} stack gap-6 ruled above-24 small muted`}>
        <p>
          <LegalSentence>{t('signIn.consent')}</LegalSentence>
        </p>
        {way === 'password' && <p>{t('signIn.lockNote')}</p>}
      </div>
    </AuthScene>
  );
}

function Register({ query }: { query: URLSearchParams }) {
  const t = useCommon();
  const arrive = useArrival(query, t('register.success'), '/personal/tag?welcome=/');
  const byMobile = useIsOffered('mobileCode');
  const back = new URLSearchParams(query);
  back.delete('mode');
  back.delete('kind');
  usePageTitle(t('register.title'));
  return (
    <AuthScene
      title={t('register.title')}
      note={
        <>
          {t('register.haveAccount')}{' '}
          <Link to={`/login${back.size > 0 ? `?${back}` : ''}`}>{t('register.toSignIn')}</Link>
        </>
      }
    >
      <RegisterForm
        byMobile={byMobile}
        kind={query.get('kind') === 'COMPANY' ? 'COMPANY' : 'PERSON'}
        consent={<LegalSentence>{t('register.agree')}</LegalSentence>}
        onSignedIn={arrive}
      />
    </AuthScene>
  );
}

function registerPath(query: URLSearchParams, kind: 'PERSON' | 'COMPANY'): string {
  const next = new URLSearchParams(query);
  next.set('mode', 'register');
  next.set('kind', kind);
  return `/login?${next}`;
}

/** After signing in: says so and goes where the user was going, or to `first`; a new language needs a new page. */
function useArrival(query: URLSearchParams, words: string, first = '/') {
  const navigate = useNavigate();
  const isKnown = useIsKnown();
  const [before] = useState(() => useSession.getState().locale);
  return () => {
    const asked = ownPath(query.get('redirect'), isKnown);
    const path = asked === '/' ? first : asked;
    if (useSession.getState().locale !== before) {
      window.location.assign(path);
      return;
    }
    toast('success', words);
    navigate(path, { replace: true });
  };
}
