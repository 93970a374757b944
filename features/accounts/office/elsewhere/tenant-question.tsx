import { Button } from 'antd';
import { useState } from 'react';
import { CallError } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { BlockingDialog } from './blocking-dialog.tsx';
import styles from './elsewhere.module.css';
import { goOnHere, goOnThere } from './go-on.ts';

/** Another tab switched the tenant: the page goes on in its own, or is loaded anew in the other. */
export function TenantQuestion() {
  const t = useTexts();
  const read = useTextIn();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const user = useSession((session) => session.user);
  const elsewhere = useSession((session) => session.elsewhere);
  if (!user || !elsewhere) return null;
  const names = { here: read(user.tenantName), there: read(elsewhere.tenantName) };
  const goOn = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await goOnHere();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BlockingDialog title={t('elsewhere.tenantTitle', names)}>
      <p>{t('elsewhere.tenantText', names)}</p>
      <div aria-live="assertive">{problem && <p className="notice problem">{problem}</p>}</div>
      <div className={`stack gap-4 above-20 ${styles.ways}`}>
        <Button type="primary" size="large" loading={isBusy} onClick={() => void goOn()}>
          {t('elsewhere.goOnHere', names)}
        </Button>
        <small className="size-13 muted">{t('elsewhere.goOnHereHint')}</small>
        <Button size="large" disabled={isBusy} onClick={goOnThere}>
          {t('elsewhere.goOnThere', names)}
        </Button>
        <small className="size-13 muted">{t('elsewhere.goOnThereHint')}</small>
      </div>
    </BlockingDialog>
  );
}
