import { type FormEvent, useRef, useState } from 'react';
import { loginwebCall, sendMailCall, sendSmsCall } from '#features/accounts/calls/accounts.ts';
import { CaptchaField, type CaptchaHandle } from '#features/accounts/kit/captcha-field.tsx';
import { CodeField } from '#features/accounts/kit/code-field.tsx';
import { looksLikeEmail } from '#features/accounts/kit/looks-like-email.ts';
import { looksLikePhone, PhoneField } from '#features/accounts/kit/phone-field.tsx';
import { renamed } from '#features/accounts/kit/refusals.ts';
import { TotpField } from '#features/accounts/kit/totp-field.tsx';
import { useTotp } from '#features/accounts/kit/use-totp.ts';
import { call } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { CheckField, TextField } from '#web/kit/controls/field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { useCommon } from '#web/kit/i18n.ts';

const known = ['loginName', 'authcode', 'captcha', 'totp'];

/** Sign-in by a code sent to an e-mail address or a mobile number, and the second factor where there is one. */
export function CodeForm({
  method,
  canStay = false,
  onSignedIn,
}: {
  method: 'EMAIL' | 'MOBILE';
  /** Whether one may stay signed in for days. */
  canStay?: boolean;
  onSignedIn: () => void;
}) {
  const t = useCommon();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [busy, setBusy] = useState(false);
  const totp = useTotp();
  const { errors, check, fromCall } = useFormErrors(form, 'authcode');

  const read = () => {
    const data = new FormData(form.current!);
    const part = (name: string) => String(data.get(name) ?? '').trim();
    return { loginName: part('loginName').replaceAll(' ', ''), area: part('area'), code: part('code') };
  };
  const wrongName = (loginName: string) => {
    if (method === 'EMAIL') return looksLikeEmail(loginName) ? undefined : t('fill.email');
    return looksLikePhone(loginName) ? undefined : t('fill.mobile');
  };

  const send = async () => {
    const { loginName, area } = read();
    const human = captcha.current?.read();
    if (!check({ loginName: wrongName(loginName), captcha: human ? undefined : t('fill.captcha') }) || !human) return;
    try {
      return method === 'EMAIL'
        ? await call(sendMailCall, { email: loginName, purpose: 'LOGIN', ...human })
        : await call(sendSmsCall, { area, phone: loginName, purpose: 'LOGIN', ...human });
    } catch (error) {
      fromCall(renamed(error), known);
    } finally {
      captcha.current?.renew();
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { loginName, area, code } = read();
    const data = new FormData(form.current!);
    const second = totp.read(data);
    const stay = data.get('stay') === 'on' ? { stay: true } : {};
    const found = {
      loginName: wrongName(loginName),
      authcode: /^\d{6}$/.test(code) ? undefined : t('fill.code'),
      totp: second.totp === '' ? t('fill.totp') : undefined,
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      const where = { method, loginName, ...(method === 'MOBILE' && { area }) };
      await call(loginwebCall, { ...where, authcode: code, ...stay, ...second });
      onSignedIn();
    } catch (error) {
      if (totp.isQuestion(error)) check({});
      else fromCall(error, known);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className="stack gap-20" noValidate onSubmit={submit}>
      {method === 'EMAIL' ? (
        <TextField
          label={t('signIn.email')}
          error={errors.loginName}
          name="loginName"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      ) : (
        <PhoneField name="loginName" label={t('signIn.mobile')} error={errors.loginName} />
      )}
      <CaptchaField ref={captcha} error={errors.captcha} />
      <CodeField
        label={method === 'EMAIL' ? t('signIn.mailCode') : t('signIn.smsCode')}
        error={errors.authcode}
        send={send}
      />
      {totp.isAsked && <TotpField ref={totp.field} error={errors.totp} />}
      {canStay && <CheckField name="stay">{t('signIn.stay')}</CheckField>}
      <Button kind="accent" block type="submit" busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
