import { Button, Checkbox, Input, type InputRef, Tooltip } from 'antd';
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import type { HumanProof } from '#features/accounts/kit/human-proof.ts';
import { useDeviceCode } from '#features/accounts/kit/use-device-code.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useErrorWords } from '#web/office/error-words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { FormField } from '#web/office/pieces/form-field.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './sign-in.module.css';

// Only whoever has failed some times is asked for a picture code.
const CaptchaField = lazy(() => import('./captcha-field.tsx').then((loaded) => ({ default: loaded.CaptchaField })));

const names = ['loginName', 'loginPwd', 'totp', 'deviceCode'] as const;
type Name = (typeof names)[number];

const rememberedKey = 'wutong-office-login-name';

interface SignInFormProps {
  /** What stands above the fields. */
  head?: ReactNode;
  /** What stands below the button. */
  foot?: ReactNode;
  onSignedIn: () => void | Promise<void>;
}

/** Login name and password; picture code, one-time code and the code for a new device appear when the server asks for them. */
export function SignInForm({ head, foot, onSignedIn }: SignInFormProps) {
  const t = useTexts();
  const words = useErrorWords();
  const send = useSend(acloginCall);
  const remembered = localStorage.getItem(rememberedKey) ?? '';
  const [entered, setEntered] = useState({ loginName: remembered, loginPwd: '', totp: '', deviceCode: '' });
  const [remember, setRemember] = useState(remembered !== '');
  /** Fields that were left, or were asked for by pressing the button. */
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [needs, setNeeds] = useState({ captcha: false, totp: false });
  const device = useDeviceCode();
  const [proof, setProof] = useState<HumanProof>({});
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const totpField = useRef<InputRef>(null);
  const deviceField = useRef<InputRef>(null);

  const missing: Record<Name, string | undefined> = {
    loginName: entered.loginName.trim() ? undefined : words('LOGINNAME_EMPTY'),
    loginPwd: entered.loginPwd ? undefined : words('LOGINPWD_EMPTY'),
    totp: !needs.totp || entered.totp.trim() ? undefined : t('signIn.totpNeeded'),
    deviceCode: !device.question || entered.deviceCode.trim() ? undefined : t('signIn.deviceCodeNeeded'),
  };
  const bind = (name: Name) => ({
    // By which password managers know them.
    name,
    size: 'large' as const,
    value: entered[name],
    status: errorOf(name) ? ('error' as const) : ('' as const),
    onChange: ({ target }: { target: { value: string } }) => {
      setEntered({ ...entered, [name]: target.value });
      setLeft(left.filter((each) => each !== name));
    },
    onBlur: () => setLeft([...left, name]),
  });
  const errorOf = (name: Name) => (left.includes(name) ? missing[name] : undefined);

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(names);
    if (names.some((name) => missing[name])) return;
    await enter(entered);
  };

  /** Without the code for a new device another one is sent. */
  const enter = async ({ loginName, loginPwd, totp, deviceCode }: Record<Name, string>) => {
    setProblem(null);
    try {
      await send.mutateAsync({
        loginName: loginName.trim(),
        loginPwd,
        ...(totp ? { totp: totp.trim() } : {}),
        ...(deviceCode ? { deviceCode: deviceCode.trim() } : {}),
        ...proof,
      });
      if (remember) localStorage.setItem(rememberedKey, loginName.trim());
      else localStorage.removeItem(rememberedKey);
      await onSignedIn();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused(error);
    }
  };

  const refused = (error: CallError) => {
    // The picture still counts when only the second factor is missing.
    if (error.key === 'TOTP_NEEDED') {
      setNeeds({ ...needs, totp: true });
      setTimeout(() => totpField.current?.focus());
      return;
    }
    if (device.take(error)) {
      setEntered({ ...entered, deviceCode: '' });
      setTimeout(() => deviceField.current?.focus());
      return;
    }
    setProof({});
    if (needs.captcha) setRound(round + 1);
    if (error.key === 'CAPTCHA_NEEDED' || error.key === 'CAPTCHA_WRONG') setNeeds({ ...needs, captcha: true });
    setProblem(error.fields[0]?.msg ?? error.msg);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void signIn(event)}>
      {head}
      <div aria-live="assertive">
        {problem && (
          <div className={`notice problem ${styles.expired}`}>
            <Icon name="warning" />
            <span>{problem}</span>
          </div>
        )}
      </div>
      <FormField label={t('signIn.loginName')} error={errorOf('loginName')}>
        {(parts) => (
          <Input
            {...parts}
            {...bind('loginName')}
            autoFocus={remembered === ''}
            autoComplete="username"
            maxLength={254}
            prefix={<Icon name="user" />}
          />
        )}
      </FormField>
      <FormField label={t('signIn.password')} error={errorOf('loginPwd')}>
        {(parts) => (
          <Input.Password
            {...parts}
            {...bind('loginPwd')}
            autoFocus={remembered !== ''}
            autoComplete="current-password"
            prefix={<Icon name="lock" />}
            iconRender={() => (
              <span>
                <Icon name="eye" />
              </span>
            )}
          />
        )}
      </FormField>
      {needs.totp && (
        <FormField label={t('signIn.totp')} note={t('signIn.totpHint')} error={errorOf('totp')}>
          {(parts) => (
            <Input
              {...parts}
              {...bind('totp')}
              ref={totpField}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={24}
              prefix={<Icon name="shield" />}
            />
          )}
        </FormField>
      )}
      {device.question && (
        <FormField
          label={t('signIn.deviceCode')}
          note={
            <>
              {device.question.msg}
              {device.question.prefix && ` · ${t('signIn.devicePrefix', { prefix: device.question.prefix })}`}{' '}
              <button type="button" className="link" onClick={() => void enter({ ...entered, deviceCode: '' })}>
                {t('signIn.deviceAgain')}
              </button>
            </>
          }
          error={errorOf('deviceCode')}
        >
          {(parts) => (
            <Input
              {...parts}
              {...bind('deviceCode')}
              ref={deviceField}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              prefix={<Icon name="shield" />}
            />
          )}
        </FormField>
      )}
      {needs.captcha && (
        <Suspense>
          <CaptchaField key={round} onChange={setProof} />
        </Suspense>
      )}
      <div className={`row apart size-13 ${styles.options}`}>
        <Checkbox checked={remember} onChange={({ target }) => setRemember(target.checked)}>
          {t('signIn.remember')}
        </Checkbox>
        <Tooltip title={t('signIn.forgotHint')} trigger={['hover', 'focus', 'click']}>
          <button type="button" className="link">
            {t('signIn.forgot')}
          </button>
        </Tooltip>
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        className={styles.submit ?? ''}
        loading={send.isPending}
      >
        {t('signIn.submit')}
      </Button>
      {foot}
    </form>
  );
}
