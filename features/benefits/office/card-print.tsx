import { Button } from 'antd';
import { useState } from 'react';
import { callsOf } from '#core/resources/resource-calls.ts';
import { memberCardPdfCall } from '#features/benefits/calls/card.ts';
import { customer } from '#features/benefits/resources/customer.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTenantId } from '#web/office/session.tsx';
import { useTexts } from './words.ts';

/** The sheet that a holder has of the card; none of one that was cancelled. */
export function CardPrint({ id }: { id: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const [isBusy, setBusy] = useState(false);
  const { data } = useOfficeCall(callsOf(customer).one, { id });
  if (data?.row.status === 'CANCELLED') return <StatePanel icon="file" title={t('card.cancelled')} />;
  const print = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(memberCardPdfCall, { tenantId, id })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <p className="row wraps gap-12">
      <Button onClick={print} loading={isBusy}>
        {t('card.pdf')}
      </Button>
      <span className="muted size-12-5">{t('card.note')}</span>
    </p>
  );
}
