import { Button } from 'antd';
import { useState } from 'react';
import { callsOf } from '#core/resources/resource-calls.ts';
import { memberCardPdfCall } from '#features/benefits/calls/card.ts';
import { customer } from '#features/benefits/resources/customer.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import { useTexts } from './words.ts';

/** Above a card: the sheet that its holder has of it; none of one that was cancelled. */
export function CardPrint({ id }: { id: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const canPrint = useCan('Mgr.ShopMember.export');
  const [isBusy, setBusy] = useState(false);
  const { data } = useOfficeCall(callsOf(customer).one, { id });
  if (!canPrint || !data || data.row.status === 'CANCELLED') return null;
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
