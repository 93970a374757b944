import { Button, Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import type { ErrorKey } from '#core/error-table.ts';
import { withColon } from '#core/texts/punctuation.ts';
import { mgrPasswordCall } from '#features/accounts/calls/accounts.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useErrorWords } from '#web/office/error-words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from '#web/office/shell/layers.module.css';
import { useTexts } from '#web/office/texts.ts';
import { PasswordStrength } from './password-strength.tsx';

interface PasswordForm {
  oldPwd: string;
  newPwd: string;
  newPwdConfirm: string;
}

/** The specification's dialog: 600 px wide, four rules checked when a field is left. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const words = useErrorWords();
  const locale = useSession((session) => session.locale);
  const profile = useCall(profileCall, {});
  const loginName = profile.data?.loginName ?? '';
  const [isBusy, setBusy] = useState(false);
  const [form] = Form.useForm<PasswordForm>();
  const values = Form.useWatch([], form) as Partial<PasswordForm> | undefined;
  const formId = useId();
  const problem = (key: ErrorKey) => (
    <span className={styles.problem}>
      <Icon name="warning" size={14} />
      {words(key)}
    </span>
  );

  const submit = async ({ oldPwd, newPwd }: PasswordForm) => {
    setBusy(true);
    try {
      await call(mgrPasswordCall, { loginName, oldPwd, newPwd }, { onSuccess: toast.success });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const name = error.key.startsWith('OLDPWD') ? 'oldPwd' : 'newPwd';
      form.setFields(
        error.fields.length > 0
          ? error.fields.map((field) => ({ name: field.path as keyof PasswordForm, errors: [field.msg] }))
          : [{ name, errors: [error.msg] }],
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      width={600}
      title={t('password.title')}
      onCancel={onClose}
      getContainer={false}
      footer={
        <div className="row gap-8 size-13">
          <span className="muted">
            {withColon(t('password.forgot'), locale)}
            {t('signIn.forgotHint')}
          </span>
          <span className="grow" />
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy} disabled={!profile.data}>
            {t('password.submit')}
          </Button>
        </div>
      }
    >
      <p className={`row wraps size-13 muted ${styles.account}`}>
        <span>
          {t('password.account')} <b className="ink">{loginName}</b>
        </span>
        {profile.data && <span>{t('password.changedAt', { date: dayOf(profile.data.passwordChangedAt) })}</span>}
        <span>{t('password.othersEnd')}</span>
      </p>
      <Form
        id={formId}
        form={form}
        size="large"
        requiredMark
        labelCol={{ flex: '108px' }}
        validateTrigger="onBlur"
        onFinish={(entered) => void submit(entered)}
      >
        <Form.Item
          name="oldPwd"
          label={t('password.old')}
          rules={[{ required: true, message: problem('OLDPWD_EMPTY') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" iconRender={eye} />
        </Form.Item>
        <Form.Item
          name="newPwd"
          label={t('password.new')}
          rules={[{ required: true, message: problem('NEWPWD_EMPTY') }]}
          extra={
            values?.newPwd ? (
              <PasswordStrength password={values.newPwd} old={values.oldPwd ?? ''} loginName={loginName} />
            ) : undefined
          }
        >
          <Input.Password autoComplete="new-password" iconRender={eye} />
        </Form.Item>
        <Form.Item
          name="newPwdConfirm"
          label={t('password.again')}
          dependencies={['newPwd']}
          rules={[
            { required: true, message: problem('NEWPWD_AGAIN') },
            ({ getFieldValue }) => ({
              validator: (_, value: string) =>
                !value || value === getFieldValue('newPwd')
                  ? Promise.resolve()
                  : Promise.reject(problem('NEWPWD_DIFFERENT')),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" iconRender={eye} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function eye(): React.ReactNode {
  return (
    <span>
      <Icon name="eye" />
    </span>
  );
}
