import type { OutputOf } from '#core/contracts/contract.ts';
import { paymentDetailCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { type LedgerAccount, ledgerAccounts } from '#features/payments/shared/ledger.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './payments.module.css';

type Found = OutputOf<typeof paymentDetailCall>;

/** What an instalment waits for, who approved it, and what was posted for it. */
export function PaymentPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(paymentDetailCall, { id }, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={36} />;
  const { checks, conditions } = found.data;
  return (
    <div className={`stack gap-20 size-13 one ${styles.parts}`}>
      <section>
        <h3>{t('pay.checks')}</h3>
        <ul>
          {checks.map(({ key, label, isPassed, found: told }) => (
            <li key={key} className="row gap-8">
              <StatusTag tone={isPassed ? 'done' : 'problem'}>{read(label)}</StatusTag>
              <span className={isPassed ? 'muted' : 'warn-ink'}>{read(told)}</span>
            </li>
          ))}
        </ul>
      </section>
      {conditions.length > 0 && (
        <section>
          <h3>{t('pay.conditions')}</h3>
          <ul>
            {conditions.map((condition) => (
              <li key={condition.CN}>{read(condition)}</li>
            ))}
          </ul>
        </section>
      )}
      <Approvals found={found.data} />
      <Entries entries={found.data.entries} />
    </div>
  );
}

function Approvals({ found: { approvals, needed, round } }: { found: Found }) {
  const t = useTexts();
  const now = approvals.filter((each) => each.round === round);
  const before = approvals.filter((each) => each.round < round);
  return (
    <section>
      <h3>
        {t('pay.approvals')} <em className="muted">{t('pay.approvalsNote')}</em>
      </h3>
      <ul>
        {Array.from({ length: Math.max(needed, now.length) }, (_, at) => now[at]).map((approval, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a row of as many as are needed
          <li key={at} className="row gap-8">
            <span className="muted">{t('pay.person', { number: at + 1 })}</span>
            {approval ? (
              <>
                <b>{approval.name}</b>
                <time className="muted" dateTime={approval.at}>
                  {shortTime(approval.at)}
                </time>
              </>
            ) : (
              <StatusTag tone="waiting">{t('pay.open')}</StatusTag>
            )}
          </li>
        ))}
        {before.map(({ round: earlier, name, at }) => (
          <li key={`${earlier}${name}${at}`} className="muted">
            {t('pay.earlier', { round: earlier, name })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was posted, line by line. */
export function Entries({ entries }: Pick<Found, 'entries'>) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section>
      <h3>{t('pay.entries')}</h3>
      {entries.length === 0 && <p className="muted">{t('pay.noEntries')}</p>}
      <ul>
        {entries.map(({ no, debit, credit, amount, at }) => (
          <li key={no} className="row wraps gap-8">
            <span className="mono muted">{no}</span>
            <span>
              {t('pay.debit')} {read(ledgerAccounts[debit as LedgerAccount])} · {t('pay.credit')}{' '}
              {read(ledgerAccounts[credit as LedgerAccount])}
            </span>
            <b>{t('pay.sum', { amount: amount.toLocaleString('en-US', { minimumFractionDigits: 2 }) })}</b>
            <time className="muted" dateTime={at}>
              {shortTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
