import { showYuan } from '#core/texts/amount.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { isoDay, showDate } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import type { Grant } from './grant.ts';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

/** What has to be paid back of a revoked grant: how much of what was paid, until when, to which account, what arrived. */
export function ReclaimCard({ reclaim, paid }: { reclaim: NonNullable<Grant['reclaim']>; paid: number }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { claimed, recovered, waived, left, dueOn, reason, account, moves } = reclaim;
  const isSettled = left === 0;
  const isLate = !isSettled && dueOn < isoDay(now());
  const yuan = (amount: number) => t('amount', { amount: showYuan(amount) });
  const sums = [
    [t('reclaim.paid'), paid],
    [t('reclaim.claimed'), claimed],
    [t('reclaim.recovered'), recovered],
    ...(waived > 0 ? ([[t('reclaim.waived'), waived]] as const) : []),
    [t('reclaim.left'), left],
  ] as const;
  return (
    <Card boxed>
      <div className="row wraps apart gap-12">
        <h2 className="title-20">{t('reclaim.title')}</h2>
        <Tag tone={isSettled ? 'open' : isLate ? 'bad' : 'warn'}>
          {isSettled
            ? t('reclaim.settled')
            : t(isLate ? 'reclaim.late' : 'reclaim.due', { day: showDate(dueOn, locale) })}
        </Tag>
      </div>
      {reason && <p className="above-4 muted breaks">{t('because', { reason })}</p>}
      <dl className={`above-12 ${styles.sums}`}>
        {sums.map(([label, amount]) => (
          <div key={label} className="row apart gap-12">
            <dt className="muted">{label}</dt>
            <dd className="strong">{yuan(amount)}</dd>
          </div>
        ))}
      </dl>
      {!isSettled &&
        (account ? (
          <div className="above-12">
            <p className="small strong">{t('reclaim.account')}</p>
            <p className="breaks">
              {account.holder} · {account.bank} · <span className="mono">{account.account}</span>
            </p>
            <p className="small muted">{t('reclaim.accountNote')}</p>
          </div>
        ) : (
          <p className="above-12 warn-ink">{t('reclaim.noAccount')}</p>
        ))}
      {moves.length > 0 && (
        <ul className="above-12 small muted">
          {moves.map(({ kind, amount, on, note }) => (
            <li key={`${kind}${on}${amount}`} className="breaks">
              {t(kind === 'WAIVE' ? 'reclaim.waivedOn' : 'reclaim.arrivedOn', {
                day: showDate(on, locale),
                amount: showYuan(amount),
              })}{' '}
              {note}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
