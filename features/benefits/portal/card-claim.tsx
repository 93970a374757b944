import { Link } from 'react-router';
import { claimCardCall, myCardCall } from '#features/benefits/calls/card.ts';
import { claimSection } from '#features/benefits/shared/card-form.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './benefits.module.css';
import { useBenefitWords } from './words.ts';

/** For whom a card was issued before they had an account: it becomes theirs by the document and the proven mobile number. */
export function CardClaim({ isWaiting }: { isWaiting: boolean }) {
  const t = useBenefitWords();
  const claiming = useSend(claimCardCall, {
    invalidates: [myCardCall],
    quiet: ['INVALID', 'CARD_UNCLAIMED', 'CARD_HELD'],
  });
  const form = (
    <SmallForm
      section={claimSection}
      label={t('claim.get')}
      send={async (values) => {
        await claiming.mutateAsync({ values: { ...values }, reqId: newRequestId() });
        toast('success', t('claim.done'));
      }}
    >
      <p className="small muted">
        {t('claim.phone')} <Link to="/personal/setting">{t('claim.toSetting')}</Link>
      </p>
    </SmallForm>
  );
  if (isWaiting)
    return (
      <Card boxed className={styles.claim}>
        <h2 className="title-20 below-8">{t('claim.waits')}</h2>
        <p className="small muted below-12">{t('claim.waitsNote')}</p>
        {form}
      </Card>
    );
  return (
    <details className={`panel ${styles.claim}`}>
      <summary>{t('claim.ask')}</summary>
      <p className="small muted below-12">{t('claim.askNote')}</p>
      {form}
    </details>
  );
}
