import { type FormEvent, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { sendMailCall } from '#features/accounts/calls/accounts.ts';
import { bindEmailCall, profileCall, secondFactorCall } from '#features/accounts/calls/own-account.ts';
import { CaptchaField, type CaptchaHandle } from '#features/accounts/kit/captcha-field.tsx';
import { CodeField } from '#features/accounts/kit/code-field.tsx';
import { looksLikeEmail } from '#features/accounts/kit/looks-like-email.ts';
import { renamed } from '#features/accounts/kit/refusals.ts';
import { TotpField } from '#features/accounts/kit/totp-field.tsx';
import { call } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

type Profile = OutputOf<typeof profileCall>;

const known = ['email', 'authcode', 'captcha', 'loginPwd', 'totp'];

/** The e-mail address for signing in, codes and notices, proven by a code and changed with the password only. */
export function EmailSetting({ profile }: { profile: Profile }) {
  const t = usePersonalWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingSection title={t('email.title')} note={t('email.note')}>
      <Facts className="above-16">
        <Fact name={t('email.now')}>{profile.email ?? t('email.none')}</Fact>
      </Facts>
      {isOpen ? (
        <BindForm rev={profile.rev} onClose={() => setOpen(false)} />
      ) : (
        <div className={`${styles.form} stack gap-20 above-20`}>
          <Button onClick={() => setOpen(true)}>{profile.email ? t('email.change') : t('email.bind')}</Button>
        </div>
      )}
    </SettingSection>
  );
}

function BindForm({ rev, onClose }: { rev: number; onClose: () => void }) {
  const t = usePersonalWords();
  const common = useCommon();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'email');
  const { data: factor } = useCall(secondFactorCall, {}, { quiet: true });
  const read = () => {
    const data = new FormData(form.current!);
    const part = (name: string) => String(data.get(name) ?? '').trim();
    const loginPwd = String(data.get('loginPwd') ?? '').normalize('NFC');
    return { email: part('email'), code: part('code'), totp: part('totp'), loginPwd };
  };
  const wrong = (email: string) => (looksLikeEmail(email) ? undefined : common('fill.email'));
  const send = async () => {
    const { email } = read();
    const human = captcha.current?.read();
    if (!check({ email: wrong(email), captcha: human ? undefined : common('fill.captcha') }) || !human) return;
    try {
      return await call(sendMailCall, { email, purpose: 'BIND', ...human });
    } catch (error) {
      fromCall(renamed(error, 'email'), known);
    } finally {
      captcha.current?.renew();
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { email, code, totp, loginPwd } = read();
    const found = {
      email: wrong(email),
      authcode: /^\d{6}$/.test(code) ? undefined : common('fill.code'),
      loginPwd: loginPwd ? undefined : common('fill.password'),
      totp: factor?.isOn && !totp ? common('fill.totp') : undefined,
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      const saved = await call(bindEmailCall, { email, authcode: code, loginPwd, ...(totp && { totp }), rev });
      const { user, setUser } = useSession.getState();
      if (user) setUser({ ...user, loginName: saved.loginName });
      toast('success', t('email.saved'));
      onClose();
      await invalidate(profileCall);
    } catch (error) {
      fromCall(error, known);
      if (error instanceof CallError && error.key === 'CONFLICT') await invalidate(profileCall);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={`${styles.form} stack gap-20 above-20`} noValidate onSubmit={save}>
      <TextField
        label={t('email.address')}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <CaptchaField ref={captcha} error={errors.captcha} />
      <CodeField label={common('signIn.mailCode')} error={errors.authcode} send={send} />
      <PasswordField
        label={t('email.password')}
        error={errors.loginPwd}
        name="loginPwd"
        autoComplete="current-password"
        maxLength={256}
      />
      {factor?.isOn && <TotpField error={errors.totp} />}
      <Button kind="primary" type="submit" busy={isBusy}>
        {t('email.save')}
      </Button>
      <Button kind="text" onClick={onClose}>
        {t('email.cancel')}
      </Button>
    </form>
  );
}
