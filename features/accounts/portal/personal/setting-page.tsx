import { profileCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import { AppearanceSetting } from './setting/appearance-setting.tsx';
import { EmailSetting } from './setting/email-setting.tsx';
import { InvitationSetting } from './setting/invitation-setting.tsx';
import { PasswordSetting } from './setting/password-setting.tsx';
import { PhoneSetting } from './setting/phone-setting.tsx';
import { ProfileSetting } from './setting/profile-setting.tsx';
import { SessionSetting } from './setting/session-setting.tsx';
import { TwoStepSetting } from './setting/two-step-setting.tsx';

/** Profile, look, password, two-step verification, e-mail address, mobile number and signed-in devices. */
export function Component() {
  const t = usePersonalWords();
  const byMobile = useIsOffered('mobileCode');
  const { data, error, refetch } = useCall(profileCall, {}, { quiet: true });
  return (
    <PersonalFrame>
      <h1>{t('nav.setting')}</h1>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <>
          <InvitationSetting loginName={data.loginName} />
          <ProfileSetting key={`profile-${data.rev}`} profile={data} />
          <AppearanceSetting />
          <PasswordSetting loginName={data.loginName} changedAt={data.passwordChangedAt} />
          <TwoStepSetting loginName={data.loginName} />
          <EmailSetting key={`email-${data.rev}`} profile={data} />
          {byMobile && <PhoneSetting key={`phone-${data.rev}`} profile={data} />}
          <SessionSetting />
        </>
      ) : (
        <Loading>
          <Skeleton height="240px" />
        </Loading>
      )}
    </PersonalFrame>
  );
}
