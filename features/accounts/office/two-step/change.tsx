import { Button, Form, Input } from 'antd';
import { recoveryCodesCall, removeTotpCall } from '#features/accounts/calls/own-account.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { eye } from './eye.tsx';
import styles from './two-step.module.css';

interface Entered {
  loginPwd: string;
  totp: string;
}

interface ChangeProps {
  change: 'renew' | 'remove';
  loginName: string;
  /** Whether the next second factor has to be set up at once. */
  isRequired: boolean;
  onClose: () => void;
  /** Takes new recovery codes, or nothing after turning it off. */
  onDone: (codes?: readonly string[]) => void;
}

/** What changes the second factor takes password and code. */
export function Change({ change, loginName, isRequired, onClose, onDone }: ChangeProps) {
  const t = useTexts();
  const isRemoval = change === 'remove';
  const remove = useSend(removeTotpCall);
  const renew = useSend(recoveryCodesCall);
  const [form] = Form.useForm<Entered>();

  const submit = async ({ loginPwd, totp }: Entered) => {
    const proofs = { loginPwd, totp: totp.trim() };
    try {
      if (isRemoval) {
        await remove.mutateAsync(proofs);
        onDone();
      } else onDone((await renew.mutateAsync(proofs)).codes);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.setFields(error.fields.map(({ path, msg }) => ({ name: path as keyof Entered, errors: [msg] })));
    }
  };
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={(entered) => void submit(entered)}
    >
      <h3 className={styles.keep}>{t(`twoStep.${change}`)}</h3>
      <div className={`notice warn ${styles.warning}`}>
        <Icon name="warning" />
        <span>
          {isRemoval ? (isRequired ? t('twoStep.removeRequired') : t('twoStep.removeNote')) : t('twoStep.renewNote')}
        </span>
      </div>
      <input type="text" name="username" autoComplete="username" value={loginName} readOnly hidden />
      <Form.Item
        name="loginPwd"
        label={t('twoStep.password')}
        rules={[{ required: true, message: t('twoStep.passwordNeeded') }]}
      >
        <Input.Password autoFocus autoComplete="current-password" iconRender={eye} />
      </Form.Item>
      <Form.Item
        name="totp"
        label={t('twoStep.proof')}
        extra={t('twoStep.proofHint')}
        rules={[{ required: true, whitespace: true, message: t('twoStep.proofNeeded') }]}
      >
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={24} />
      </Form.Item>
      <div className={`row wraps gap-8 above-20 ${styles.footer}`}>
        <span className="grow wide-only" />
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button type="primary" danger={isRemoval} htmlType="submit" loading={remove.isPending || renew.isPending}>
          {isRemoval ? t('twoStep.removeSubmit') : t('twoStep.renewSubmit')}
        </Button>
      </div>
    </Form>
  );
}
