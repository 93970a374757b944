import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { resetloginnametCall } from '#core/contracts/accounts.ts';
import { CallError, call } from '../../../kit/call.ts';
import { useCommon } from '../../../kit/i18n.ts';
import { Button, ButtonLink } from '../../../kit/pieces/button.tsx';
import { TextField } from '../../../kit/pieces/field.tsx';
import { Notice } from '../../../kit/pieces/notice.tsx';
import { PasswordField } from '../../../kit/pieces/password-field.tsx';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useFormErrors } from '../../../kit/pieces/use-form-errors.ts';
import { AuthScene } from './auth-scene.tsx';
import { CaptchaField, type CaptchaHandle } from './captcha-field.tsx';
import styles from './form.module.css';

/** Asking for a reset link, or, with the code of a link behind `#c=`, setting the new password. */
export function Component() {
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
    <NewPassword key={resetCode} resetCode={resetCode} onAgain={() => setResetCode(null)} />
  ) : (
    <AskForLink />
  );
}

function AskForLink() {
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
      loginName: loginName ? undefined : t('fill.loginName'),
      authcode: human ? undefined : t('fill.captcha'),
    };
    if (!check(found)) return;
    setState('busy');
    try {
      await call(resetloginnametCall, { loginName, ...human });
      setState('sent');
    } catch (error) {
      fromCall(error, ['loginName', 'authcode']);
      captcha.current?.renew();
      setState('rest');
    }
  };
  if (state === 'sent') {
    return (
      <AuthScene title={t('reset.sentTitle')}>
        <Notice tone="success">{t('reset.sent')}</Notice>
        <div className={styles.alt}>
          <ButtonLink block to="/login">
            {t('reset.back')}
          </ButtonLink>
        </div>
      </AuthScene>
    );
  }
  return (
    <AuthScene title={t('reset.title')} note={t('reset.note')}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('signIn.loginName')}
          error={errors.loginName}
          name="loginName"
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
      <div className={styles.alt}>
        <p>
          <Link to="/login">{t('reset.back')}</Link>
        </p>
      </div>
    </AuthScene>
  );
}

const fields = ['newPwd', 'newPwdConfirm'];

function NewPassword({ resetCode, onAgain }: { resetCode: string; onAgain: () => void }) {
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
      navigate('/login', { replace: true });
    } catch (error) {
      const gone = error instanceof CallError && error.key.startsWith('RESET_CODE');
      if (!gone) fromCall(error, fields);
      setState(gone ? 'gone' : 'rest');
    }
  };
  if (state === 'gone') {
    return (
      <AuthScene title={t('reset.linkGone')} note={t('reset.linkGoneNote')}>
        <Button kind="primary" block onClick={onAgain}>
          {t('reset.again')}
        </Button>
      </AuthScene>
    );
  }
  return (
    <AuthScene title={t('reset.newTitle')} note={t('reset.newNote')}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
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
    </AuthScene>
  );
}
