import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { redeemTodayCall, redeemVoidCall, shopBookingsCall } from '#features/benefits/calls/redeem.ts';
import { relationLabel } from '#features/benefits/shared/family.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from '../benefits.module.css';
import { useBenefitWords } from '../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { ShopLink } from './redeem-page.tsx';

type Use = OutputOf<typeof redeemTodayCall>['rows'][number];

/** What the shop redeemed today; what was a slip is taken back within five minutes. */
export function TodayList({ link, rows }: { link: ShopLink; rows: readonly Use[] }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [asking, setAsking] = useState<Use>();
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="title-20 below-8">
        {t('redeem.today')}
      </h2>
      {rows.length === 0 && <p className="muted">{t('redeem.noneToday')}</p>}
      <ul>
        {rows.map((use) => (
          <li key={use.no} className={`line apart gap-12 parted ${styles.use}`}>
            <span className="slim">
              <b className="block breaks">{textIn(use.title, locale)}</b>
              <span className="small muted">
                {use.name}
                {use.relation && ` ${textIn(relationLabel(use.relation), locale)}`} ·{' '}
                {t('card.level', { level: use.level })} · {use.no}
              </span>
            </span>
            <span className="rigid small to-right">
              <time dateTime={use.usedAt}>{showTime(use.usedAt)}</time>
              {use.isVoid && <b className="block">{t('void')}</b>}
              {use.canVoid && (
                <Button small kind="text" onClick={() => setAsking(use)}>
                  {t('redeem.void')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asking && <VoidDialog link={link} use={asking} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

/** Asks why one is taken back. */
export function VoidDialog({
  link,
  use,
  onClose,
  onVoided = onClose,
}: {
  link: ShopLink;
  use: Pick<Use, 'no'>;
  onClose: () => void;
  onVoided?: () => void;
}) {
  const t = useBenefitWords();
  const [reqId] = useState(newRequestId);
  const send = useSend(redeemVoidCall, { invalidates: [redeemTodayCall, shopBookingsCall] });
  const take = (reason: string) => {
    const done = () => {
      toast('success', t('redeem.voided'));
      onVoided();
    };
    send.mutate({ ...link, no: use.no, reason, reqId }, { onSuccess: done });
  };
  return (
    <ReasonDialog
      title={t('redeem.voidTitle')}
      label={t('redeem.reason')}
      action={t('redeem.void')}
      kind="danger"
      busy={send.isPending}
      onSend={take}
      onClose={onClose}
    />
  );
}
