import { useRef } from 'react';
import { phoneArea } from '#core/dictionaries/person.ts';
import { textIn } from '#core/texts/text.ts';
import { sendSmsCall } from '#features/accounts/calls/accounts.ts';
import { bindPhoneCall } from '#features/accounts/calls/own-account.ts';
import { CaptchaField, type CaptchaHandle } from '#features/accounts/kit/captcha-field.tsx';
import { CodeField } from '#features/accounts/kit/code-field.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import { call } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { SelectField, TextField } from '#web/kit/controls/field.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { AccountDialog, typed } from './account-dialog.tsx';
import type { AccountPart } from './own-account.tsx';

const numberOf = (data: FormData) => typed(data, 'phone').replace(/[\s-]/g, '');

/** The mobile number with its area code, proven by a code. */
export function PhoneDialog({ profile, renew, onClose }: AccountPart) {
  const t = useShell();
  const c = useCommon();
  const locale = useSession((session) => session.locale);
  const captcha = useRef<CaptchaHandle>(null);
  const wrong = (data: FormData) => (/^\d{5,15}$/.test(numberOf(data)) ? undefined : c('fill.mobile'));
  const save = async (data: FormData) => {
    const [area, authcode] = [typed(data, 'area'), typed(data, 'code')];
    await call(bindPhoneCall, { area, phone: numberOf(data), authcode, rev: profile.rev }).finally(renew);
    toast('success', t('account.phoneSaved'));
  };
  return (
    <AccountDialog
      title={t('account.phone')}
      submit={t('account.save')}
      fields={['phone', 'authcode', 'captcha']}
      check={(data) => ({
        phone: wrong(data),
        authcode: /^\d{6}$/.test(typed(data, 'code')) ? undefined : c('fill.code'),
      })}
      send={save}
      onClose={onClose}
    >
      {({ errors, read, refuse, tell }) => (
        <>
          <SelectField name="area" label={c('signIn.area')} defaultValue={profile.area ?? profile.contact?.area}>
            {phoneArea.map(({ value, label }) => (
              <option key={value} value={value} label={`${value}  ${textIn(label, locale).replace(/ \+\d+$/, '')}`} />
            ))}
          </SelectField>
          <TextField
            name="phone"
            label={c('signIn.mobile')}
            error={errors.phone}
            defaultValue={profile.contact?.phone}
            type="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          <CaptchaField ref={captcha} error={errors.captcha} />
          <CodeField
            label={c('signIn.smsCode')}
            error={errors.authcode}
            send={async () => {
              const human = captcha.current?.read();
              if (!tell({ phone: wrong(read()), captcha: human ? undefined : c('fill.captcha') }) || !human) return;
              try {
                const [area, phone] = [typed(read(), 'area'), numberOf(read())];
                return await call(sendSmsCall, { area, phone, purpose: 'BIND', ...human });
              } catch (error) {
                refuse(error);
              } finally {
                captcha.current?.renew();
              }
            }}
          />
        </>
      )}
    </AccountDialog>
  );
}
