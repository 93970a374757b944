import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { resetloginnametCall } from '#features/accounts/calls/accounts.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { CaptchaField, type CaptchaHandle } from './captcha-field.tsx';
import styles from './form.module.css';
import { ownSide } from './own-side.ts';

/** What the application puts around its account pages. */
export type AccountFrame = ComponentType<{ title: string; note?: ReactNode; children: ReactNode }>;

interface Around {
  readonly Frame: AccountFrame;
  /** Where signing in is. */
  readonly signIn: string;
  /** People know their login name as their e-mail address. */
  readonly byMail?: boolean;
}

/** Asking for a reset link, or, with the code of a link behind `#c=`, setting the new password. */
export function ResetForms(around: Around) {
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('c');
  const [resetCode, setResetCode] = useState(code);
  // A link opened where this page already stands brings a new hash, not a new page.
  useEffect(() => {
    if (!code) return;
    setResetCode(code);
    // The code is kept here alone: neither the address bar nor the history need it any longer.
    history.replaceState(history.state, '', window.location.pathname);
  }, [code]);
  return resetCode ? (
    <NewPassword {...around} key={resetCode} resetCode={resetCode} onAgain={() => setResetCode(null)} />
  ) : (
    <AskForLink {...around} />
  );
}

function AskForLink({ Frame, signIn, byMail = false }: Around) {
  const t = useCommon();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [state, setState] = useState<'rest' | 'busy' | 'sent'>('rest');
  const { errors, check, fromCall } = useFormErrors(form, 'loginName');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const loginName = String(new FormData(event.currentTarget).get('loginName')).trim();
    const human = captcha.current?.read();
    const found = {
      loginName: loginName ? undefined : t(byMail ? 'fill.email' : 'fill.loginName'),
      authcode: human ? undefined : t('fill.captcha'),
    };
    if (!check(found)) return;
    setState('busy');
    try {
      await call(resetloginnametCall, { loginName, ...ownSide(), ...human });
      setState('sent');
    } catch (error) {
      fromCall(error, ['loginName', 'authcode']);
      captcha.current?.renew();
      setState('rest');
    }
  };
  if (state === 'sent') {
    return (
      <Frame title={t('reset.sentTitle')}>
        <Notice tone="success">{t('reset.sent')}</Notice>
        <div className={`${styles.alt} stack gap-6 ruled above-24 small muted`}>
          <ButtonLink block to={signIn}>
            {t('reset.back')}
          </ButtonLink>
        </div>
      </Frame>
    );
  }
  return (
    <Frame title={t('reset.title')} note={t(byMail ? 'reset.noteMail' : 'reset.note')}>
      <form ref={form} className="stack gap-20" noValidate onSubmit={submit}>
        <TextField
          label={t(byMail ? 'signIn.email' : 'signIn.loginName')}
          error={errors.loginName}
          name="loginName"
          type={byMail ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <CaptchaField ref={captcha} error={errors.authcode} />
        <Button kind="accent" block type="submit" busy={state === 'busy'}>
          {t('reset.request')}
        </Button>
      </form>
      <div className={`${styles.alt} stack gap-6 ruled above-24 small muted`}>
        <p>
          <Link to={signIn}>{t('reset.back')}</Link>
        </p>
      </div>
    </Frame>
  );
}

const fields = ['newPwd', 'newPwdConfirm'];

function NewPassword({ Frame, signIn, resetCode, onAgain }: Around & { resetCode: string; onAgain: () => void }) {
  const t = useCommon();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'rest' | 'busy' | 'gone'>('rest');
  const { errors, check, fromCall } = useFormErrors(form, 'newPwd');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const newPwd = String(data.get('newPwd')).normalize('NFC');
    const newPwdConfirm = String(data.get('newPwdConfirm')).normalize('NFC');
    const found = {
      newPwd: [...newPwd].length >= 12 ? undefined : t('fill.passwordShort'),
      newPwdConfirm: newPwd === newPwdConfirm ? undefined : t('fill.different'),
    };
    if (!check(found)) return;
    setState('busy');
    try {
      await call(resetloginnametCall, { resetCode, newPwd, newPwdConfirm });
      toast('success', t('reset.success'));
      navigate(signIn, { replace: true });
    } catch (error) {
      const gone = error instanceof CallError && error.key.startsWith('RESET_CODE');
      if (!gone) fromCall(error, fields);
      setState(gone ? 'gone' : 'rest');
    }
  };
  if (state === 'gone') {
    return (
      <Frame title={t('reset.linkGone')} note={t('reset.linkGoneNote')}>
        <Button kind="primary" block onClick={onAgain}>
          {t('reset.again')}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame title={t('reset.newTitle')} note={t('reset.newNote')}>
      <form ref={form} className="stack gap-20" noValidate onSubmit={submit}>
        <PasswordField
          label={t('reset.newPassword')}
          hint={t('register.passwordHint')}
          error={errors.newPwd}
          name="newPwd"
          autoComplete="new-password"
          maxLength={256}
        />
        <PasswordField
          label={t('register.again')}
          error={errors.newPwdConfirm}
          name="newPwdConfirm"
          autoComplete="new-password"
          maxLength={256}
        />
        <Button kind="accent" block type="submit" busy={state === 'busy'}>
          {t('reset.submit')}
        </Button>
      </form>
    </Frame>
  );
}
