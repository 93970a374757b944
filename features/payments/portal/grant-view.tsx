import { showYuan } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { type Grant, isOpen, onItsWay, shareOf } from './grant.ts';
import { Instalments } from './instalments.tsx';
import { PayeeCard } from './payee-card.tsx';
import styles from './payments.module.css';
import { ReclaimCard } from './reclaim-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { usePaymentWords } from './words.ts';

/** One grant: the sum and what is paid of it, instalment by instalment, and the account. */
export function GrantView({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { granted, paid, instalments } = grant;
  const sent = onItsWay(grant);
  const [next, ...later] = instalments.filter(isOpen);
  const figure = showYuan(granted);
  const [before, after] = t('amount', { amount: figure }).split(figure);
  const sums = [
    ['paidSoFar', paid],
    ['next', next?.amount ?? 0],
    ['later', later.reduce((sum, { amount }) => sum + amount, 0)],
  ] as const;
  return (
    <div className="stack gap-16 one">
      <div className={`${styles.total} round-card`}>
        <p className="small">
          {textIn(grant.name, locale)} {grant.no && `· ${t('ofCase', { no: grant.no })}`}
        </p>
        <p className={styles.sum}>
          {before}
          <b>{figure}</b>
          {after}
        </p>
        <div className={`${styles.bar} line clip`} aria-hidden="true">
          <i style={{ width: `${shareOf(paid, granted)}%` }} />
          <i data-kind="sent" style={{ width: `${shareOf(sent, granted)}%` }} />
        </div>
        <dl className={`stack three gap-12 ${styles.standing}`}>
          {sums.map(([key, sum]) => (
            <div key={key}>
              <dt className="small">{t(`sums.${key}`)}</dt>
              <dd>{showYuan(sum)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {grant.reclaim && <ReclaimCard reclaim={grant.reclaim} paid={paid} />}
      <Card boxed>
        <h2 className="title-20">{t('parts')}</h2>
        <Instalments grant={grant} />
      </Card>
      <ReportsCard grant={grant} />
      {!grant.reclaim && <PayeeCard grant={grant} />}
    </div>
  );
}
