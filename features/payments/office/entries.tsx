import type { OutputOf } from '#core/contracts/contract.ts';
import type { paymentDetailCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { type LedgerAccount, ledgerAccounts } from '#features/payments/shared/ledger.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './payments.module.css';

/** What was posted, entry by entry: from which account to which. */
export function Entries({ entries }: Pick<OutputOf<typeof paymentDetailCall>, 'entries'>) {
  const t = useTexts();
  const read = useTextIn();
  const nameOf = (account: string) => read(ledgerAccounts[account as LedgerAccount]);
  return (
    <section>
      <h3>{t('pay.entries')}</h3>
      {entries.length === 0 ? (
        <p className="muted">{t('pay.noEntries')}</p>
      ) : (
        <ScrollFrame label={t('pay.entries')}>
          <table className={`whole ${styles.sheet}`}>
            <thead>
              <tr>
                <th scope="col">{t('pay.entry')}</th>
                <th scope="col">{t('pay.debit')}</th>
                <th scope="col">{t('pay.credit')}</th>
                <th scope="col" className={styles.figure}>
                  {t('pay.amount')}
                </th>
                <th scope="col">{t('pay.time')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ no, debit, credit, amount, at }) => (
                <tr key={no}>
                  <td className="mono muted">{no}</td>
                  <td>{nameOf(debit)}</td>
                  <td>{nameOf(credit)}</td>
                  <td className={styles.figure}>
                    {t('pay.sum', { amount: amount.toLocaleString('en-US', { minimumFractionDigits: 2 }) })}
                  </td>
                  <td className="muted">
                    <time dateTime={at}>{shortTime(at)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}
