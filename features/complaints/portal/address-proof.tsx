import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { sendMailCall } from '#features/accounts/calls/accounts.ts';
import { CaptchaField, type CaptchaHandle } from '#features/accounts/kit/captcha-field.tsx';
import { CodeField } from '#features/accounts/kit/code-field.tsx';
import { looksLikeEmail } from '#features/accounts/kit/looks-like-email.ts';
import { renamed } from '#features/accounts/kit/refusals.ts';
import { call } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { useComplaintWords } from './words.ts';

export interface ProofHandle {
  /** Address and code, or nothing while one of them is missing, which then says so. */
  read(): { email: string; authcode: string } | undefined;
  /** Shows what the server refused beside its field. */
  refuse(error: CallError): void;
}

type Errors = Partial<Record<'email' | 'authcode' | 'captcha', string>>;

/** The address of somebody without an account, proven by a code that is sent there. */
export function AddressProof({ ref }: { ref: Ref<ProofHandle> }) {
  const t = useComplaintWords();
  const common = useCommon();
  const box = useRef<HTMLDivElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [errors, setErrors] = useState<Errors>({});
  const typedIn = (name: string) =>
    box.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.replaceAll(' ', '') ?? '';
  const show = (found: Errors) => {
    setErrors(found);
    return Object.values(found).every((each) => each === undefined);
  };
  const wrong = () => (looksLikeEmail(typedIn('email')) ? {} : { email: common('fill.email') });
  const refuse = (error: CallError) => setErrors(Object.fromEntries(error.fields.map(({ path, msg }) => [path, msg])));
  useImperativeHandle(ref, () => ({
    read: () => {
      const authcode = typedIn('code');
      const isWhole = show({ ...wrong(), ...(/^\d{6}$/.test(authcode) ? {} : { authcode: common('fill.code') }) });
      if (isWhole) return { email: typedIn('email'), authcode };
      box.current?.scrollIntoView({ block: 'center' });
      return undefined;
    },
    refuse,
  }));
  const send = async () => {
    const human = captcha.current?.read();
    if (!show({ ...wrong(), ...(human ? {} : { captcha: common('fill.captcha') }) }) || !human) return;
    try {
      return await call(sendMailCall, { email: typedIn('email'), purpose: 'CONTACT', ...human });
    } catch (error) {
      const told = renamed(error, 'email');
      if (told instanceof CallError) refuse(told);
    } finally {
      captcha.current?.renew();
    }
  };
  return (
    <div ref={box} className="stack gap-16 whole">
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <CaptchaField ref={captcha} error={errors.captcha} />
      <CodeField label={common('signIn.mailCode')} error={errors.authcode} send={send} />
    </div>
  );
}
