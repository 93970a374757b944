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
import { usePublicityWords } from './words.ts';

export interface MailProof {
  /** Address and code; nothing while one is missing, which then stands beside the fields. */
  read(): { email: string; authcode: string } | undefined;
  /** Puts a refusal of the server beside the field it belongs to. */
  show(error: unknown): void;
}

type Errors = Partial<Record<'email' | 'captcha' | 'authcode', string>>;

/** An address that answers a code, for whoever objects under a name without an account. */
export function ProvenMail({
  ref,
  start,
  onTyped,
}: {
  ref: Ref<MailProof>;
  /** The address typed before. */
  start: string;
  onTyped: (email: string) => void;
}) {
  const t = usePublicityWords();
  const common = useCommon();
  const frame = useRef<HTMLDivElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [errors, setErrors] = useState<Errors>({});
  const typedIn = (name: string) =>
    (frame.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '').trim();
  const show = (error: unknown) => {
    if (!(error instanceof CallError)) return;
    setErrors(Object.fromEntries(error.fields.map(({ path, msg }) => [path, msg])));
  };
  useImperativeHandle(ref, () => ({
    read() {
      const [email, authcode] = [typedIn('email'), typedIn('code')];
      const found: Errors = {
        ...(looksLikeEmail(email) ? {} : { email: common('fill.email') }),
        ...(/^\d{6}$/.test(authcode) ? {} : { authcode: common('fill.code') }),
      };
      setErrors(found);
      return Object.keys(found).length === 0 ? { email, authcode } : undefined;
    },
    show,
  }));
  const send = async () => {
    const email = typedIn('email');
    const human = captcha.current?.read();
    const found: Errors = {
      ...(looksLikeEmail(email) ? {} : { email: common('fill.email') }),
      ...(human ? {} : { captcha: common('fill.captcha') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || !human) return;
    try {
      return await call(sendMailCall, { email, purpose: 'OBJECT', ...human });
    } catch (error) {
      show(renamed(error, 'email'));
    } finally {
      captcha.current?.renew();
    }
  };
  return (
    <div ref={frame} className="stack gap-20 whole">
      <TextField
        label={t('object.email')}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={start}
        onChange={(event) => onTyped(event.target.value)}
      />
      <CaptchaField ref={captcha} error={errors.captcha} />
      <CodeField label={common('signIn.mailCode')} error={errors.authcode} send={send} />
    </div>
  );
}
