import { type FormEvent, useRef, useState } from 'react';
import { recoveryCodesCall, removeTotpCall } from '#features/accounts/calls/own-account.ts';
import { call } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';

export type Change = 'renew' | 'remove';

interface Props {
  change: Change;
  loginName: string;
  onClose: () => void;
  /** Takes new recovery codes, or nothing after turning it off. */
  onDone: (codes?: readonly string[]) => void;
}

/** What changes the second factor takes password and code. */
export function TwoStepChange({ change, loginName, onClose, onDone }: Props) {
  const t = usePersonalWords();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'totp');
  const isRemoval = change === 'remove';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const proofs = {
      loginPwd: String(data.get('loginPwd')).normalize('NFC'),
      totp: String(data.get('totp')).trim(),
    };
    const found = {
      loginPwd: proofs.loginPwd ? undefined : t('twoStep.passwordNeeded'),
      totp: proofs.totp ? undefined : t('twoStep.proofNeeded'),
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      if (isRemoval) {
        await call(removeTotpCall, proofs);
        onDone();
      } else onDone((await call(recoveryCodesCall, proofs)).codes);
    } catch (refused) {
      fromCall(refused, ['loginPwd', 'totp']);
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={`${styles.form} stack gap-20 above-20`} noValidate onSubmit={submit}>
      <h3>{t(`twoStep.${change}`)}</h3>
      <Notice tone="warn">{t(isRemoval ? 'twoStep.removeNote' : 'twoStep.renewNote')}</Notice>
      <input type="text" name="username" autoComplete="username" value={loginName} readOnly hidden />
      <PasswordField
        label={t('twoStep.password')}
        error={errors.loginPwd}
        name="loginPwd"
        autoFocus
        autoComplete="current-password"
        maxLength={256}
      />
      <TextField
        label={t('twoStep.proof')}
        hint={t('twoStep.proofHint')}
        error={errors.totp}
        name="totp"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t(isRemoval ? 'twoStep.removeSubmit' : 'twoStep.renewSubmit')}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t('twoStep.cancel')}
        </Button>
      </div>
    </form>
  );
}
