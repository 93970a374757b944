import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { CheckField, TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { CaptchaField, type CaptchaHandle } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import styles from './form.module.css';
import { ownSide } from './own-side.ts';
import { TotpField } from './totp-field.tsx';
import { useDeviceCode } from './use-device-code.ts';
import { useTotp } from './use-totp.ts';

/**
 * Sign-in by password; picture code, second factor and the code for a new device appear once the server asks for them.
 * `byMail`: people know their login name as their e-mail address. `canStay`: one may stay signed in for days.
 */
export function PasswordForm({
  onSignedIn,
  beside,
  byMail = false,
  canStay = false,
  loginName: known = '',
}: {
  onSignedIn: () => void;
  beside?: ReactNode;
  byMail?: boolean;
  canStay?: boolean;
  loginName?: string;
}) {
  const t = useCommon();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [guarded, setGuarded] = useState(false);
  const [busy, setBusy] = useState(false);
  const totp = useTotp();
  const device = useDeviceCode();
  const { errors, check, fromCall } = useFormErrors(form, 'loginPwd');
  const read = () => {
    const data = new FormData(form.current!);
    const loginName = String(data.get('loginName')).trim();
    const loginPwd = String(data.get('loginPwd')).normalize('NFC');
    const human = guarded ? captcha.current?.read() : {};
    const further = { ...totp.read(data), ...device.read(data) };
    const stay = data.get('stay') === 'on' ? { stay: true } : {};
    const found = {
      loginName: loginName ? undefined : t(byMail ? 'fill.email' : 'fill.loginName'),
      loginPwd: loginPwd ? undefined : t('fill.password'),
      authcode: human ? undefined : t('fill.captcha'),
      totp: further.totp === '' ? t('fill.totp') : undefined,
    };
    return { found, input: { loginName, loginPwd, ...stay, ...ownSide(), ...human, ...further } };
  };
  const refused = (error: unknown) => {
    if (error instanceof CallError && error.code === 111) setGuarded(true);
    fromCall(error, ['loginName', 'loginPwd', 'authcode', 'totp', 'deviceCode']);
    captcha.current?.renew();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { found, input } = read();
    const isCodeGiven = input.deviceCode === undefined || /^\d{6}$/.test(input.deviceCode);
    if (!check({ ...found, deviceCode: isCodeGiven ? undefined : t('fill.code') })) return;
    setBusy(true);
    try {
      await call(acpwdwebCall, input);
      onSignedIn();
    } catch (error) {
      // The picture still counts when only the second factor is missing.
      if (totp.isQuestion(error) || device.take(error)) return void check({});
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  /** A sign-in without the code sends another one. */
  const sendAgain = async () => {
    const { found, input } = read();
    if (!check(found)) return;
    const { deviceCode: _, ...without } = input;
    try {
      await call(acpwdwebCall, without);
      onSignedIn();
    } catch (error) {
      const asked = device.take(error);
      if (asked) return asked;
      refused(error);
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
      {device.question && (
        <CodeField
          name="deviceCode"
          label={t('signIn.deviceCode')}
          note={device.question.msg}
          first={device.question}
          error={errors.deviceCode}
          send={sendAgain}
        />
      )}
      {guarded && <CaptchaField ref={captcha} error={errors.authcode} />}
      {(beside || canStay) && (
        <div className={`line ${canStay ? 'apart' : 'to-end'} ${styles.row}`}>
          {canStay && <CheckField name="stay">{t('signIn.stay')}</CheckField>}
          {beside}
        </div>
      )}
      <Button kind="accent" block type="submit" busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
