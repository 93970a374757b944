import { saveProfileCall } from '#features/accounts/calls/own-account.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { call } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { AccountDialog, typed } from './account-dialog.tsx';
import type { AccountPart } from './own-account.tsx';

/** How colleagues call one. */
export function NameDialog({ profile, renew, onClose }: AccountPart) {
  const t = useShell();
  const c = useCommon();
  const save = async (data: FormData) => {
    const nickname = typed(data, 'nickname');
    // A conflict: what somebody else, or this person elsewhere, has changed is read, and saving it once more overwrites it.
    await call(saveProfileCall, { nickname, locale: profile.locale, rev: profile.rev }).finally(renew);
    const { user, setUser } = useSession.getState();
    if (user) setUser({ ...user, nickname });
    useWorker.setState(({ worker }) => ({ worker: worker && { ...worker, name: nickname } }));
    toast('success', t('account.nameSaved'));
  };
  return (
    <AccountDialog
      title={t('account.name')}
      submit={t('account.save')}
      fields={['nickname']}
      check={(data) => ({ nickname: typed(data, 'nickname') ? undefined : c('fill.nickname') })}
      send={save}
      onClose={onClose}
    >
      {({ errors }) => (
        <TextField
          name="nickname"
          label={t('account.name')}
          hint={t('account.nameHint')}
          error={errors.nickname}
          defaultValue={profile.nickname}
          autoComplete="nickname"
          maxLength={50}
        />
      )}
    </AccountDialog>
  );
}
