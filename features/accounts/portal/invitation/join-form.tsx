import { type FormEvent, useRef, useState } from 'react';
import { joinCall } from '#features/accounts/calls/invitations.ts';
import { call } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';

const fields = ['nickname', 'newPwd', 'newPwdConfirm'];

interface JoinFormProps {
  code: string;
  /** As the inviting administrator typed it. */
  name: string;
  onJoined: () => void;
}

/** Accepts an invitation as somebody who has no account yet. */
export function JoinForm({ code, name, onJoined }: JoinFormProps) {
  const t = useCommon();
  const own = usePersonalWords();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'newPwd');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (field: string) => String(data.get(field)).normalize('NFC');
    const [nickname, newPwd, newPwdConfirm] = [read('nickname').trim(), read('newPwd'), read('newPwdConfirm')];
    const found = {
      nickname: nickname ? undefined : own('invitation.nicknameMissing'),
      newPwd: newPwd ? undefined : t('fill.password'),
      newPwdConfirm: newPwd === newPwdConfirm ? undefined : t('fill.different'),
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      await call(joinCall, { code, nickname, newPwd, newPwdConfirm });
      onJoined();
    } catch (error) {
      fromCall(error, fields);
      setBusy(false);
    }
  };
  return (
    <form ref={form} className="stack gap-20" noValidate onSubmit={submit}>
      <TextField
        label={own('invitation.nickname')}
        error={errors.nickname}
        name="nickname"
        autoComplete="name"
        defaultValue={name}
        maxLength={50}
      />
      <PasswordField
        label={t('signIn.password')}
        hint={own('invitation.passwordHint')}
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
      <Button kind="accent" block type="submit" busy={busy}>
        {own('invitation.join')}
      </Button>
    </form>
  );
}
