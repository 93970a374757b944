import { authListCall, authMemberCall, authMembersCall } from '#features/companies/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './company.module.css';
import type { Company } from './company-card.tsx';
import { useCompanyWords } from './words.ts';

/** What the owner asks of the reader: to answer for the company from now on. */
export function OfferCard({ company }: { company: Company }) {
  const t = useCompanyWords();
  const send = useSend(authMemberCall, { invalidates: [authListCall, authMembersCall] });
  if (company.role !== 'SUCCESSOR') return null;
  const answer = async (action: 'TAKE' | 'REFUSE') => {
    await send.mutateAsync({ memberId: company.memberId, action, reqId: newRequestId() });
    toast('success', t(action === 'TAKE' ? 'members.taken' : 'members.refused'));
  };
  const title = t('members.offered', { company: company.name });
  return (
    <Card boxed className={styles.asks} role="region" aria-label={title}>
      <h2 className="title-20 breaks">{title}</h2>
      <p className={`breaks ${styles.note}`}>{t('members.offeredNote')}</p>
      <span className="line wraps gap-8">
        <Button
          small
          kind="primary"
          disabled={send.isPending}
          onClick={() => void answer('TAKE').catch(() => undefined)}
        >
          {t('members.take')}
        </Button>
        <Button small disabled={send.isPending} onClick={() => void answer('REFUSE').catch(() => undefined)}>
          {t('members.refuse')}
        </Button>
      </span>
    </Card>
  );
}
