import { Button } from 'antd';
import { useState } from 'react';
import { batchDetailCall, batchFileCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useCan, useTenantId } from '#web/office/session.tsx';
import styles from './payments.module.css';

/** The file of a batch: its digest, how often it was fetched, and the way to it. */
export function BatchPanel({ id }: { id: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const canFetch = useCan('Mgr.ApplyPay.export');
  const [isBusy, setBusy] = useState(false);
  const found = useOfficeCall(batchDetailCall, { id }, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={36} />;
  const { count, sum, digest, downloads } = found.data;
  const fetchFile = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(batchFileCall, { tenantId, id })
      .then(() => found.refetch())
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <section className={`stack gap-12 size-13 one to-start ${styles.parts}`}>
      <h3>{t('pay.file')}</h3>
      <p>{t('pay.fileNote', { count, sum: sum.toLocaleString('en-US', { minimumFractionDigits: 2 }) })}</p>
      <p className="muted">{t('pay.digest')}</p>
      <p className="mono breaks">{digest}</p>
      <p className="muted">{t('pay.downloads', { count: downloads })}</p>
      {canFetch && (
        <Button type="primary" loading={isBusy} onClick={fetchFile}>
          {t('pay.download')}
        </Button>
      )}
    </section>
  );
}
