import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { webPasswordCall } from '#features/accounts/calls/accounts.ts';
import { profileCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { call } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { type FormErrors, useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

const names = ['oldPwd', 'newPwd', 'newPwdConfirm'] as const;
type Name = (typeof names)[number];

/** Changing the password; each field is checked when it is left. */
export function PasswordSetting({ loginName, changedAt }: { loginName: string; changedAt: string }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<FormErrors>({});
  const { errors, check, fromCall, clear } = useFormErrors(form, 'newPwd');

  const read = (): Record<Name, string> => {
    const data = new FormData(form.current!);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').normalize('NFC')])) as never;
  };
  const messageFor = (name: Name): string | undefined => {
    const typed = read();
    if (!typed[name]) return t(`password.empty.${name}`);
    if (name === 'newPwdConfirm' && typed.newPwd !== typed.newPwdConfirm) return t('password.different');
    return undefined;
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const name = event.target.name as Name;
    clear();
    setLeft({ ...left, [name]: messageFor(name) });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setLeft({});
    if (!check(Object.fromEntries(names.map((name) => [name, messageFor(name)])))) return;
    setBusy(true);
    try {
      const { oldPwd, newPwd } = read();
      const onSuccess = (msg: string) => toast('success', msg);
      await call(webPasswordCall, { loginName, oldPwd, newPwd }, { onSuccess });
      form.current?.reset();
      await Promise.all([invalidate(profileCall), invalidate(sessionsCall)]);
    } catch (error) {
      fromCall(error, names);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingSection title={t('password.title')} note={t('password.note', { date: showDate(changedAt, locale) })}>
      <form ref={form} className={`${styles.form} stack gap-20 above-20`} noValidate onSubmit={save}>
        <input type="text" name="username" autoComplete="username" value={loginName} readOnly hidden />
        {names.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={t(`password.${name}`)}
            {...(name === 'newPwd' && { hint: t('password.hint') })}
            error={errors[name] ?? left[name]}
            autoComplete={name === 'oldPwd' ? 'current-password' : 'new-password'}
            maxLength={256}
            onBlur={leave}
          />
        ))}
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('password.save')}
        </Button>
      </form>
    </SettingSection>
  );
}
