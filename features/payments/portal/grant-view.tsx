import { showYuan } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { type Grant, onItsWay, shareOf } from './grant.ts';
import { Instalment } from './instalment.tsx';
import { PayeeCard } from './payee-card.tsx';
import styles from './payments.module.css';
import { ReclaimCard } from './reclaim-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { usePaymentWords } from './words.ts';

/** One grant: the sum and what is paid of it, instalment by instalment, and the account. */
export function GrantView({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { granted, paid } = grant;
  const sent = onItsWay(grant);
  return (
    <div className="stack gap-16 one">
      <div className={`${styles.total} round-card`}>
        <p className="small">
          {textIn(grant.name, locale)} {grant.no && `· ${t('ofCase', { no: grant.no })}`}
        </p>
        <p className={styles.sum}>{t('granted', { amount: showYuan(granted) })}</p>
        <div className={`${styles.bar} line clip`} aria-hidden="true">
          <i style={{ width: `${shareOf(paid, granted)}%` }} />
          <i data-kind="sent" style={{ width: `${shareOf(sent, granted)}%` }} />
        </div>
        <p>{t('paidSum', { amount: showYuan(paid) })}</p>
      </div>
      {grant.reclaim && <ReclaimCard reclaim={grant.reclaim} paid={paid} />}
      <Card boxed>
        <h2 className="title-20">{t('parts')}</h2>
        <ol className={styles.parts}>
          {grant.instalments.map((each) => (
            <Instalment key={each.id} grant={grant} instalment={each} />
          ))}
        </ol>
      </Card>
      <ReportsCard grant={grant} />
      {!grant.reclaim && <PayeeCard grant={grant} />}
    </div>
  );
}
