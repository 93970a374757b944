import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Locale, locales } from '#core/texts/text.ts';
import { registerCall, sendMailCall, sendSmsCall } from '#features/accounts/calls/accounts.ts';
import { call } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { CheckField, fieldClasses, SelectField, TextField } from '#web/kit/controls/field.tsx';
import { PasswordField } from '#web/kit/controls/password-field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { CaptchaField, type CaptchaHandle } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import styles from './form.module.css';
import { looksLikeEmail } from './looks-like-email.ts';
import { ownSide } from './own-side.ts';
import { looksLikePhone, PhoneField } from './phone-field.tsx';
import { renamed } from './refusals.ts';

type Kind = 'PERSON' | 'COMPANY';

const known = ['email', 'phone', 'captcha', 'authcode', 'nickname', 'loginPwd', 'loginPwdConfirm', 'consent'];

type Way = 'mail' | 'mobile';

/**
 * Registration with a proven e-mail address, or mobile number where `byMobile` offers the choice: of a person, or of a
 * company's representative where `kind` does. `asksPhone`: a number to be called at may stand beside the address.
 */
export function RegisterForm({
  kind,
  byMobile = false,
  asksPhone = false,
  consent,
  onSignedIn,
}: {
  kind?: Kind;
  byMobile?: boolean;
  asksPhone?: boolean;
  /** The sentence that is agreed to, with ways to read what it names. */
  consent: ReactNode;
  onSignedIn: () => void;
}) {
  const t = useCommon();
  const locale = useSession((state) => state.locale);
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [busy, setBusy] = useState(false);
  const [way, setWay] = useState<Way>('mail');
  const { errors, check, fromCall } = useFormErrors(form, 'authcode');

  const read = () => {
    const data = new FormData(form.current!);
    const part = (name: string) => String(data.get(name) ?? '').trim();
    const secret = (name: string) => String(data.get(name) ?? '').normalize('NFC');
    return {
      kind: kind ? (part('kind') as Kind) : 'PERSON',
      address: way === 'mail' ? { email: part('email') } : {},
      number: part('phone') ? { area: part('area'), phone: part('phone').replaceAll(' ', '') } : {},
      authcode: part('code'),
      nickname: part('nickname'),
      loginPwd: secret('loginPwd'),
      loginPwdConfirm: secret('loginPwdConfirm'),
      locale: part('locale') as Locale,
      consent: data.get('consent') === 'on',
    };
  };

  const wrongAddress = ({ email }: { email?: string }, { phone }: { phone?: string }) =>
    way === 'mail'
      ? { email: email !== undefined && looksLikeEmail(email) ? undefined : t('fill.email') }
      : { phone: phone !== undefined && looksLikePhone(phone) ? undefined : t('fill.mobile') };

  const send = async () => {
    const { address, number } = read();
    const human = captcha.current?.read();
    const found = { ...wrongAddress(address, number), captcha: human ? undefined : t('fill.captcha') };
    if (!check(found) || !human) return;
    try {
      if (way === 'mobile' && number.phone)
        return await call(sendSmsCall, { ...number, purpose: 'REGISTER', ...human });
      return await call(sendMailCall, { email: address.email ?? '', purpose: 'REGISTER', ...ownSide(), ...human });
    } catch (error) {
      fromCall(renamed(error, way === 'mail' ? 'email' : 'phone'), known);
    } finally {
      captcha.current?.renew();
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { address, number, ...input } = read();
    const found = {
      ...wrongAddress(address, number),
      authcode: /^\d{6}$/.test(input.authcode) ? undefined : t('fill.code'),
      nickname: input.nickname ? undefined : t('fill.nickname'),
      loginPwd: [...input.loginPwd].length >= 12 ? undefined : t('fill.passwordShort'),
      loginPwdConfirm: input.loginPwd === input.loginPwdConfirm ? undefined : t('fill.different'),
      consent: input.consent ? undefined : t('fill.agree'),
    };
    if (!check(found)) return;
    setBusy(true);
    try {
      await call(registerCall, { ...input, ...address, ...number, ...ownSide() });
      // The language chosen here is meant, even over one picked in the header before.
      useSession.getState().setLocale(input.locale);
      onSignedIn();
    } catch (error) {
      fromCall(error, known);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className="stack gap-20" noValidate onSubmit={submit}>
      {kind && <KindChoice kind={kind} />}
      {byMobile && (
        <fieldset>
          <legend className={fieldClasses.label}>{t('register.way')}</legend>
          <div className="line gap-24">
            {(['mail', 'mobile'] as const).map((each) => (
              <label key={each} className={fieldClasses.check}>
                <input type="radio" name="way" value={each} checked={way === each} onChange={() => setWay(each)} />
                <span>{t(each === 'mail' ? 'register.byMail' : 'register.byMobile')}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {way === 'mail' ? (
        <TextField
          label={t('signIn.email')}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      ) : (
        <PhoneField name="phone" label={t('signIn.mobile')} error={errors.phone} />
      )}
      <CaptchaField ref={captcha} error={errors.captcha} />
      <CodeField
        key={way}
        label={t(way === 'mail' ? 'signIn.mailCode' : 'signIn.smsCode')}
        error={errors.authcode}
        send={send}
      />
      <TextField
        label={t('register.nickname')}
        hint={t('register.nicknameHint')}
        error={errors.nickname}
        name="nickname"
        autoComplete="name"
        maxLength={50}
      />
      <PasswordField
        label={t('register.newPassword')}
        hint={t('register.passwordHint')}
        error={errors.loginPwd}
        name="loginPwd"
        autoComplete="new-password"
        maxLength={256}
      />
      <PasswordField
        label={t('register.again')}
        error={errors.loginPwdConfirm}
        name="loginPwdConfirm"
        autoComplete="new-password"
        maxLength={256}
      />
      {asksPhone && (
        <PhoneField
          name="phone"
          label={t('signIn.mobile')}
          hint={t('register.phoneHint')}
          error={errors.phone}
          optional
        />
      )}
      <SelectField label={t('register.locale')} name="locale" defaultValue={locale}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {t(`language.${each}`)}
          </option>
        ))}
      </SelectField>
      <CheckField name="consent" error={errors.consent}>
        {consent}
      </CheckField>
      <Button kind="accent" block type="submit" busy={busy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

function KindChoice({ kind }: { kind: Kind }) {
  const t = useCommon();
  return (
    <fieldset>
      <legend className={fieldClasses.label}>{t('register.kind')}</legend>
      <div className={`stack gap-12 ${styles.kinds}`}>
        <label className="stack level packed anchor rounded">
          <input type="radio" name="kind" value="PERSON" defaultChecked={kind === 'PERSON'} />
          <b>{t('register.person')}</b>
          <small className="small muted">{t('register.personNote')}</small>
        </label>
        <label className="stack level packed anchor rounded">
          <input type="radio" name="kind" value="COMPANY" defaultChecked={kind === 'COMPANY'} />
          <b>{t('register.company')}</b>
          <small className="small muted">{t('register.companyNote')}</small>
        </label>
      </div>
    </fieldset>
  );
}
