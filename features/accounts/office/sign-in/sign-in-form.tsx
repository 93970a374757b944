import { Button, Checkbox, Form, Input, type InputRef, Tooltip } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { CallError } from '#web/kit/call.ts';
import type { HumanProof } from '#web/kit/proof-of-work/human-proof.ts';
import { useSend } from '#web/kit/query.ts';
import { useErrorWords } from '#web/office/error-words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { CaptchaField } from './captcha-field.tsx';
import styles from './sign-in.module.css';

interface Credentials {
  loginName: string;
  loginPwd: string;
  totp?: string;
  remember: boolean;
}

const rememberedKey = 'wutong-office-login-name';

interface SignInFormProps {
  /** What stands above the fields. */
  head?: ReactNode;
  /** What stands below the button. */
  foot?: ReactNode;
  onSignedIn: () => void | Promise<void>;
}

/** Login name and password; picture code and one-time code appear when the server asks for them. */
export function SignInForm({ head, foot, onSignedIn }: SignInFormProps) {
  const t = useTexts();
  const words = useErrorWords();
  const send = useSend(acloginCall);
  const [form] = Form.useForm<Credentials>();
  const [needs, setNeeds] = useState({ captcha: false, totp: false });
  const [proof, setProof] = useState<HumanProof>({});
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const totpField = useRef<InputRef>(null);
  const remembered = localStorage.getItem(rememberedKey) ?? '';

  const signIn = async ({ loginName, loginPwd, totp, remember }: Credentials) => {
    setProblem(null);
    try {
      await send.mutateAsync({
        loginName: loginName.trim(),
        loginPwd,
        ...(totp ? { totp: totp.trim() } : {}),
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
    setProof({});
    if (needs.captcha) setRound(round + 1);
    if (error.key === 'CAPTCHA_NEEDED' || error.key === 'CAPTCHA_WRONG') setNeeds({ ...needs, captcha: true });
    setProblem(error.fields[0]?.msg ?? error.msg);
  };

  return (
    <Form
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={{ loginName: remembered, loginPwd: '', remember: remembered !== '' }}
      onFinish={(entered) => void signIn(entered)}
    >
      {head}
      <div aria-live="assertive">
        {problem && (
          <div className={`notice problem ${styles.expired}`}>
            <Icon name="warning" />
            <span>{problem}</span>
          </div>
        )}
      </div>
      <Form.Item
        name="loginName"
        label={t.signIn.loginName}
        rules={[{ required: true, whitespace: true, message: words('LOGINNAME_EMPTY') }]}
      >
        <Input autoFocus={remembered === ''} autoComplete="username" maxLength={254} prefix={<Icon name="user" />} />
      </Form.Item>
      <Form.Item
        name="loginPwd"
        label={t.signIn.password}
        rules={[{ required: true, message: words('LOGINPWD_EMPTY') }]}
      >
        <Input.Password
          autoFocus={remembered !== ''}
          autoComplete="current-password"
          prefix={<Icon name="lock" />}
          iconRender={() => (
            <span>
              <Icon name="eye" />
            </span>
          )}
        />
      </Form.Item>
      {needs.totp && (
        <Form.Item
          name="totp"
          label={t.signIn.totp}
          extra={t.signIn.totpHint}
          rules={[{ required: true, whitespace: true, message: t.signIn.totpNeeded }]}
        >
          <Input
            ref={totpField}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={24}
            prefix={<Icon name="shield" />}
          />
        </Form.Item>
      )}
      {needs.captcha && <CaptchaField key={round} onChange={setProof} />}
      <div className={`row apart size-13 ${styles.options}`}>
        <Form.Item name="remember" valuePropName="checked" noStyle>
          <Checkbox>{t.signIn.remember}</Checkbox>
        </Form.Item>
        <Tooltip title={t.signIn.forgotHint} trigger={['hover', 'focus', 'click']}>
          <button type="button" className="link">
            {t.signIn.forgot}
          </button>
        </Tooltip>
      </div>
      <Button type="primary" htmlType="submit" block className={styles.submit ?? ''} loading={send.isPending}>
        {t.signIn.submit}
      </Button>
      {foot}
    </Form>
  );
}
