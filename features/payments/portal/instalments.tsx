import { showYuan } from '#core/texts/amount.ts';
import { now } from '#web/kit/clock.ts';
import { isoDay } from '#web/kit/dates.ts';
import { type Grant, isUnpaid } from './grant.ts';
import { Instalment } from './instalment.tsx';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

type Part = Grant['instalments'][number];

/** So many that are still to come are shown, the others behind a word. */
const few = 2;

/** All instalments in their order. Of those to come the first says what it waits for; what is the same for the others is not said again. */
export function Instalments({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const { instalments } = grant;
  const [next, ...rest] = instalments.filter((each) => isUnpaid(each));
  const isLike = (each: Part) =>
    next !== undefined && JSON.stringify(each.conditions) === JSON.stringify(next.conditions) && !isAsked(each);
  const later = rest.filter(isLike);
  const folded = later.length > few ? later.slice(few) : [];
  const line = (each: Part) => (
    <Instalment key={each.id} grant={grant} instalment={each} isShort={later.includes(each)} />
  );
  return (
    <>
      <ol className={styles.parts}>{instalments.filter((each) => !folded.includes(each)).map(line)}</ol>
      {folded.length > 0 && (
        <details className="ruled">
          <summary className={styles.more}>
            {t('laterParts', {
              count: folded.length,
              sum: showYuan(folded.reduce((sum, { amount }) => sum + amount, 0)),
            })}
          </summary>
          <ol>{folded.map(line)}</ol>
        </details>
      )}
    </>
  );
}

/** Whether the applicant can confirm its conditions now. */
function isAsked({ confirmFrom }: Part): boolean {
  return confirmFrom !== null && confirmFrom <= isoDay(now());
}
