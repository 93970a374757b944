import { type FormEvent, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type Locale, locales } from '#core/texts/text.ts';
import { profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { SelectField, TextField } from '#web/kit/controls/field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { AvatarSetting } from './avatar-setting.tsx';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

/** How one is called, in which language one is written to, and what cannot be changed here. */
export function ProfileSetting({ profile }: { profile: OutputOf<typeof profileCall> }) {
  const t = usePersonalWords();
  const common = useCommon();
  const { locale, user, setUser } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'nickname');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const nickname = String(data.get('nickname')).trim();
    if (!check({ nickname: nickname ? undefined : t('profile.noName') })) return;
    setBusy(true);
    try {
      await call(saveProfileCall, { nickname, locale: data.get('locale') as Locale, rev: profile.rev });
      if (user) setUser({ ...user, nickname });
      toast('success', t('profile.saved'));
      await invalidate(profileCall);
    } catch (error) {
      fromCall(error, ['nickname', 'locale']);
      if (error instanceof CallError && error.key === 'CONFLICT') await invalidate(profileCall);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingSection title={t('profile.title')}>
      <AvatarSetting profile={profile} />
      <Facts className="above-16">
        <Fact name={t('profile.loginName')}>{profile.loginName}</Fact>
        <Fact name={t('profile.registered')}>{showDate(profile.registeredAt, locale)}</Fact>
      </Facts>
      <form ref={form} className={`${styles.form} stack gap-20 above-20`} noValidate onSubmit={save}>
        <TextField
          label={t('profile.nickname')}
          hint={t('profile.nicknameHint')}
          error={errors.nickname}
          name="nickname"
          defaultValue={profile.nickname}
          autoComplete="nickname"
          maxLength={50}
        />
        <SelectField
          label={t('profile.locale')}
          hint={t('profile.localeHint')}
          name="locale"
          defaultValue={profile.locale}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {common(`language.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('profile.save')}
        </Button>
      </form>
    </SettingSection>
  );
}
