import { useShell } from '#features/flock/poultry/words.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { AccountDialog, typed } from './account-dialog.tsx';

interface OwnerProofs {
  readonly loginPwd: string;
  readonly totp?: string;
}

/** Asks for what only the owner of the account has, before something that matters is done. */
export function ProofDialog({
  send,
  ...around
}: {
  title: string;
  note: string;
  submit: string;
  isDanger?: boolean;
  send: (proofs: OwnerProofs) => Promise<void>;
  onClose: () => void;
}) {
  const t = useShell();
  const c = useCommon();
  return (
    <AccountDialog
      {...around}
      fields={['loginPwd', 'totp']}
      check={(data) => ({ loginPwd: typed(data, 'loginPwd') ? undefined : c('fill.password') })}
      send={(data) => {
        const totp = typed(data, 'totp');
        return send({ loginPwd: typed(data, 'loginPwd'), ...(totp && { totp }) });
      }}
    >
      {({ errors }) => (
        <>
          <PasswordField
            name="loginPwd"
            label={t('account.password')}
            error={errors.loginPwd}
            autoComplete="current-password"
            maxLength={256}
          />
          <TextField
            name="totp"
            label={t('account.totp')}
            hint={t('account.totpHint')}
            error={errors.totp}
            autoComplete="one-time-code"
            maxLength={24}
          />
        </>
      )}
    </AccountDialog>
  );
}
