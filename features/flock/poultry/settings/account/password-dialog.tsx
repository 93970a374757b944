import { webPasswordCall } from '#features/accounts/calls/accounts.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { call } from '#web/kit/call/call.ts';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { AccountDialog, typed } from './account-dialog.tsx';
import type { AccountPart } from './own-account.tsx';

/** Another password, typed twice. */
export function PasswordDialog({ profile, renew, onClose }: AccountPart) {
  const t = useShell();
  const c = useCommon();
  const check = (data: FormData) => {
    const newPwd = typed(data, 'newPwd');
    return {
      oldPwd: typed(data, 'oldPwd') ? undefined : c('fill.password'),
      newPwd: [...newPwd].length >= 12 ? undefined : c('fill.passwordShort'),
      newPwdConfirm: newPwd === typed(data, 'newPwdConfirm') ? undefined : c('fill.different'),
    };
  };
  const save = async (data: FormData) => {
    const { loginName } = profile;
    const [oldPwd, newPwd] = [typed(data, 'oldPwd'), typed(data, 'newPwd')];
    await call(webPasswordCall, { loginName, oldPwd, newPwd }, { onSuccess: (msg) => toast('success', msg) });
    await renew();
  };
  return (
    <AccountDialog
      title={t('account.password')}
      note={t('account.passwordNote')}
      submit={t('account.save')}
      fields={['newPwd', 'oldPwd', 'newPwdConfirm']}
      check={check}
      send={save}
      onClose={onClose}
    >
      {({ errors }) => (
        <>
          <input type="text" name="username" autoComplete="username" value={profile.loginName} readOnly hidden />
          <PasswordField
            name="oldPwd"
            label={t('account.oldPwd')}
            error={errors.oldPwd}
            autoComplete="current-password"
            maxLength={256}
          />
          <PasswordField
            name="newPwd"
            label={c('reset.newPassword')}
            hint={c('register.passwordHint')}
            error={errors.newPwd}
            autoComplete="new-password"
            maxLength={256}
          />
          <PasswordField
            name="newPwdConfirm"
            label={c('register.again')}
            error={errors.newPwdConfirm}
            autoComplete="new-password"
            maxLength={256}
          />
        </>
      )}
    </AccountDialog>
  );
}
