import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { beginTotpCall, confirmTotpCall } from '#features/accounts/calls/own-account.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { inGroups } from '#web/kit/recovery-codes.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import steps from './two-step.module.css';

interface Props {
  loginName: string;
  onClose: () => void;
  /** Takes the recovery codes, which are shown once. */
  onDone: (codes: readonly string[]) => void;
}

/** Three steps: an app, the QR code, its first digits with the password. */
export function TwoStepEnrol({ loginName, onClose, onDone }: Props) {
  const t = usePersonalWords();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLHeadingElement>(null);
  const { begun, error, begin } = useBeginning();
  useEffect(() => {
    if (begun) first.current?.focus();
  }, [begun]);
  const [isBusy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'totp');

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const totp = String(data.get('totp')).replace(/\s/g, '');
    const loginPwd = String(data.get('loginPwd')).normalize('NFC');
    const found = {
      totp: /^\d{6}$/.test(totp) ? undefined : t('twoStep.codeNeeded'),
      loginPwd: loginPwd ? undefined : t('twoStep.passwordNeeded'),
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      onDone((await call(confirmTotpCall, { totp, loginPwd })).codes);
    } catch (refused) {
      fromCall(refused, ['totp', 'loginPwd']);
      if (refused instanceof CallError && refused.key === 'TOTP_EXPIRED') await begin();
      setBusy(false);
    }
  };
  if (error) return <ErrorState error={error} onRetry={begin} />;
  if (!begun) return <SkeletonRows rows={4} />;
  return (
    <form ref={form} className={steps.steps} noValidate onSubmit={confirm}>
      <ol className="stack gap-28 above-24">
        <li>
          <h3 ref={first} tabIndex={-1}>
            {t('twoStep.app')}
          </h3>
          <p>{t('twoStep.appNote')}</p>
        </li>
        <li>
          <h3>{t('twoStep.scan')}</h3>
          <Secret {...begun} />
        </li>
        <li>
          <h3>{t('twoStep.enter')}</h3>
          <div className={`${styles.form} stack gap-20 above-20`}>
            <input type="text" name="username" autoComplete="username" value={loginName} readOnly hidden />
            <TextField
              label={t('twoStep.code')}
              hint={t('twoStep.codeHint')}
              error={errors.totp}
              name="totp"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
            />
            <PasswordField
              label={t('twoStep.password')}
              error={errors.loginPwd}
              name="loginPwd"
              autoComplete="current-password"
              maxLength={256}
            />
          </div>
        </li>
      </ol>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('twoStep.confirm')}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t('twoStep.cancel')}
        </Button>
      </div>
    </form>
  );
}

type Begun = OutputOf<typeof beginTotpCall>;

/** A secret of one's own, asked for once; another one when it has expired. */
function useBeginning() {
  const [begun, setBegun] = useState<Begun>();
  const [error, setError] = useState<CallError>();
  const asked = useRef(false);
  const begin = async () => {
    setError(undefined);
    try {
      setBegun(await call(beginTotpCall, {}, { quiet: true }));
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setError(refused);
    }
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void begin();
  });
  return { begun, error, begin };
}

function Secret({ secret, uri }: Begun) {
  const t = usePersonalWords();
  const copy = async () => {
    const done = await copyText(secret);
    toast(done ? 'success' : 'error', done ? t('twoStep.secretCopied') : t('twoStep.notCopied'));
  };
  return (
    <div className={`row gap-24 above-12 ${steps.scan}`}>
      <QrCode value={uri} size={176} label={t('twoStep.qr')} />
      <div>
        <p>{t('twoStep.scanNote')}</p>
        <code>{inGroups(secret)}</code>
        <Button small onClick={copy}>
          {t('twoStep.copySecret')}
        </Button>
        <a className={steps.open} href={uri}>
          {t('twoStep.openApp')}
        </a>
      </div>
    </div>
  );
}
