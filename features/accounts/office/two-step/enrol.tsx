import { Button, Form, Input } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { beginTotpCall, confirmTotpCall } from '#features/accounts/calls/own-account.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { inGroups } from '#web/kit/recovery-codes.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';
import { eye } from './eye.tsx';
import styles from './two-step.module.css';

interface Entered {
  totp: string;
  loginPwd: string;
}

interface EnrolProps {
  loginName: string;
  /** Stands before the button that confirms. */
  aside: ReactNode;
  /** Takes the recovery codes, which are shown once. */
  onDone: (codes: readonly string[]) => void;
}

/** Three steps: an app, the QR code, its first digits with the password. */
export function Enrol({ loginName, aside, onDone }: EnrolProps) {
  const t = useTexts();
  const { begun, hasFailed, begin } = useBeginning();
  const send = useSend(confirmTotpCall);
  const [form] = Form.useForm<Entered>();

  const confirm = async ({ totp, loginPwd }: Entered) => {
    try {
      onDone((await send.mutateAsync({ totp: totp.replace(/\s/g, ''), loginPwd })).codes);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.setFields(error.fields.map(({ path, msg }) => ({ name: path as keyof Entered, errors: [msg] })));
      if (error.key === 'TOTP_EXPIRED') await begin();
    }
  };
  if (hasFailed) return <FailedPanel title={t('app.loadFailed')} onRetry={() => void begin()} />;
  if (!begun) return <RowSkeleton rows={4} height={60} />;
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={(entered) => void confirm(entered)}
    >
      <ol className={`stack gap-20 ${styles.steps}`}>
        <li>
          <b>{t('twoStep.app')}</b>
          <p>{t('twoStep.appNote')}</p>
        </li>
        <li>
          <b>{t('twoStep.scan')}</b>
          <Secret {...begun} />
        </li>
        <li>
          <b>{t('twoStep.enter')}</b>
          <div className={`stack above-8 ${styles.proofs}`}>
            <input type="text" name="username" autoComplete="username" value={loginName} readOnly hidden />
            <Form.Item
              name="totp"
              label={t('twoStep.code')}
              extra={t('twoStep.codeHint')}
              rules={[{ required: true, pattern: /^\s*(\d\s*){6}$/, message: t('twoStep.codeNeeded') }]}
            >
              <Input inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
            </Form.Item>
            <Form.Item
              name="loginPwd"
              label={t('twoStep.password')}
              rules={[{ required: true, message: t('twoStep.passwordNeeded') }]}
            >
              <Input.Password autoComplete="current-password" iconRender={eye} />
            </Form.Item>
          </div>
        </li>
      </ol>
      <div className={`row wraps gap-8 above-20 ${styles.footer}`}>
        <span className="grow wide-only" />
        {aside}
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {t('twoStep.confirm')}
        </Button>
      </div>
    </Form>
  );
}

type Begun = OutputOf<typeof beginTotpCall>;

/** A secret of one's own, asked for once; another one when it has expired. */
function useBeginning() {
  const [begun, setBegun] = useState<Begun>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(false);
  const begin = async () => {
    setFailed(false);
    try {
      setBegun(await call(beginTotpCall, {}, { quiet: true }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(true);
    }
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void begin();
  });
  return { begun, hasFailed, begin };
}

function Secret({ secret, uri }: Begun) {
  const t = useTexts();
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('twoStep.secretCopied'));
    else toast.error(t('twoStep.notCopied'));
  };
  return (
    <div className={`row gap-20 above-10 ${styles.scan}`}>
      <QrCode value={uri} size={160} label={t('twoStep.qr')} />
      <div>
        <p>{t('twoStep.scanNote')}</p>
        <code>{inGroups(secret)}</code>
        <div className={`row wraps ${styles.links}`}>
          <Button size="small" onClick={() => void copy()}>
            {t('twoStep.copySecret')}
          </Button>
          <a className={styles.open} href={uri}>
            {t('twoStep.openApp')}
          </a>
        </div>
      </div>
    </div>
  );
}
