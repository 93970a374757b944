import { type FormEvent, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { sendSmsCall } from '#features/accounts/calls/accounts.ts';
import { bindPhoneCall, profileCall } from '#features/accounts/calls/own-account.ts';
import { CaptchaField, type CaptchaHandle } from '#features/accounts/kit/captcha-field.tsx';
import { CodeField } from '#features/accounts/kit/code-field.tsx';
import { looksLikePhone, PhoneField } from '#features/accounts/kit/phone-field.tsx';
import { call } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

const known = ['phone', 'authcode', 'captcha'];

/** The mobile number for signing in and for messages, proven by a code. */
export function PhoneSetting({ profile }: { profile: OutputOf<typeof profileCall> }) {
  const t = usePersonalWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingSection title={t('phone.title')} note={t('phone.note')}>
      <Facts className="above-16">
        <Fact name={t('phone.now')}>{profile.phone ? `${profile.area} ${profile.phone}` : t('phone.none')}</Fact>
      </Facts>
      {isOpen ? (
        <BindForm rev={profile.rev} onClose={() => setOpen(false)} />
      ) : (
        <div className={`${styles.form} stack gap-20 above-20`}>
          <Button onClick={() => setOpen(true)}>{profile.phone ? t('phone.change') : t('phone.bind')}</Button>
        </div>
      )}
    </SettingSection>
  );
}

function BindForm({ rev, onClose }: { rev: number; onClose: () => void }) {
  const t = usePersonalWords();
  const common = useCommon();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const { errors, check, fromCall } = useFormErrors(form, 'phone');
  const read = () => {
    const data = new FormData(form.current!);
    const part = (name: string) => String(data.get(name) ?? '').trim();
    return { area: part('area'), phone: part('phone').replace(/[\s-]/g, ''), code: part('code') };
  };
  const wrong = (phone: string) => (looksLikePhone(phone) ? undefined : common('fill.mobile'));
  const send = async () => {
    const { area, phone } = read();
    const human = captcha.current?.read();
    if (!check({ phone: wrong(phone), captcha: human ? undefined : common('fill.captcha') }) || !human) return;
    try {
      return await call(sendSmsCall, { area, phone, purpose: 'BIND', ...human });
    } catch (error) {
      fromCall(error, known);
    } finally {
      captcha.current?.renew();
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { area, phone, code } = read();
    if (!check({ phone: wrong(phone), authcode: /^\d{6}$/.test(code) ? undefined : common('fill.code') })) return;
    setBusy(true);
    try {
      await call(bindPhoneCall, { area, phone, authcode: code, rev });
      toast('success', t('phone.saved'));
      onClose();
      await invalidate(profileCall);
    } catch (error) {
      fromCall(error, known);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={`${styles.form} stack gap-20 above-20`} noValidate onSubmit={save}>
      <PhoneField name="phone" label={t('phone.number')} error={errors.phone} />
      <CaptchaField ref={captcha} error={errors.captcha} />
      <CodeField label={common('signIn.smsCode')} error={errors.authcode} send={send} />
      <Button kind="primary" type="submit" busy={isBusy}>
        {t('phone.save')}
      </Button>
      <Button kind="text" onClick={onClose}>
        {t('phone.cancel')}
      </Button>
    </form>
  );
}
