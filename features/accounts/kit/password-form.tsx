import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { CaptchaField, type CaptchaHandle } from './captcha-field.tsx';
import styles from './form.module.css';
import { ownSide } from './own-side.ts';
import { TotpField } from './totp-field.tsx';
import { useTotp } from './use-totp.ts';

/**
 * Sign-in by password; picture code and second factor appear once the server asks for them. `byMail`: people know their
 * login name as their e-mail address.
 */
export function PasswordForm({
  onSignedIn,
  beside,
  byMail = false,
  loginName: known = '',
}: {
  onSignedIn: () => void;
  beside?: ReactNode;
  byMail?: boolean;
  loginName?: string;
}) {
  const t = useCommon();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [guarded, setGuarded] = useState(false);
  const [busy, setBusy] = useState(false);
  const totp = useTotp();
  const { errors, check, fromCall } = useFormErrors(form, 'loginPwd');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const loginName = String(data.get('loginName')).trim();
    const loginPwd = String(data.get('loginPwd')).normalize('NFC');
    const human = guarded ? captcha.current?.read() : {};
    const second = totp.read(data);
    const found = {
      loginName: loginName ? undefined : t(byMail ? 'fill.email' : 'fill.loginName'),
      loginPwd: loginPwd ? undefined : t('fill.password'),
      authcode: human ? undefined : t('fill.captcha'),
      totp: second.totp === '' ? t('fill.totp') : undefined,
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      await call(acpwdwebCall, { loginName, loginPwd, ...ownSide(), ...human, ...second });
      onSignedIn();
    } catch (error) {
      // The picture still counts when only the second factor is missing.
      if (totp.isQuestion(error)) return void check({});
      if (error instanceof CallError && error.code === 111) setGuarded(true);
      fromCall(error, ['loginName', 'loginPwd', 'authcode', 'totp']);
      captcha.current?.renew();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className="stack gap-20" noValidate onSubmit={submit}>
      <TextField
        label={t(byMail ? 'signIn.email' : 'signIn.loginName')}
        error={errors.loginName}
        name="loginName"
        defaultValue={known}
        type={byMail ? 'email' : 'text'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        label={t('signIn.password')}
        error={errors.loginPwd}
        name="loginPwd"
        autoComplete="current-password"
        maxLength={256}
      />
      {totp.isAsked && <TotpField ref={totp.field} error={errors.totp} />}
      {guarded && <CaptchaField ref={captcha} error={errors.authcode} />}
      {beside && <div className={`line to-end ${styles.row}`}>{beside}</div>}
      <Button kind="accent" block type="submit" busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
