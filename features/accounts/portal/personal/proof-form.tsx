import { type FormEvent, useRef, useState } from 'react';
import { Button, type ButtonKind } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting/setting.module.css';

export interface OwnerProofs {
  readonly loginPwd: string;
  readonly totp?: string;
}

/** Asks for what only the owner of the account has, before something that matters is done. */
export function ProofForm({
  label,
  kind = 'primary',
  send,
}: {
  label: string;
  kind?: ButtonKind;
  send: (proofs: OwnerProofs) => Promise<unknown>;
}) {
  const t = usePersonalWords();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'loginPwd');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const data = new FormData(form.current!);
    const loginPwd = String(data.get('loginPwd') ?? '').normalize('NFC');
    const totp = String(data.get('totp') ?? '').trim();
    if (!check({ loginPwd: loginPwd ? undefined : t('data.noPassword') })) return;
    setBusy(true);
    try {
      await send({ loginPwd, ...(totp && { totp }) });
      form.current?.reset();
    } catch (error) {
      fromCall(error, ['loginPwd', 'totp']);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={`${styles.form} stack gap-20 above-20`} noValidate onSubmit={submit}>
      <PasswordField
        name="loginPwd"
        label={t('data.password')}
        error={errors.loginPwd}
        autoComplete="current-password"
        maxLength={256}
      />
      <TextField
        name="totp"
        label={t('data.totp')}
        hint={t('data.totpHint')}
        error={errors.totp}
        autoComplete="one-time-code"
        maxLength={24}
      />
      <Button kind={kind} type="submit" busy={isBusy}>
        {label}
      </Button>
    </form>
  );
}
