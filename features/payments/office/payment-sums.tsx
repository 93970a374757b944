import { paymentSumsCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { programmeOptions } from '#features/payments/shared/programme-names.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import type { AsideProps } from '#web/office/room.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './payment-sums.module.css';

/** What was promised and how it stands, as one bar whose parts add up to it, held against the ledger. */
export function PaymentSums({ filter }: AsideProps) {
  const t = useTexts();
  const read = useTextIn();
  const programme = typeof filter.programme === 'string' && filter.programme ? filter.programme : undefined;
  const found = useOfficeCall(paymentSumsCall, programme ? { programme } : {}, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <section className={`card ${styles.strip}`}>
        <RowSkeleton rows={2} height={28} />
      </section>
    );
  const { promised, paid, underway, due, later, returned, stopped, difference } = found.data;
  if (promised === 0) return null;
  const parts = [
    ['paid', paid],
    ['underway', underway],
    ['due', due.sum],
    ['later', later],
    ['returned', returned],
    ['stopped', stopped],
  ] as const;
  const shown = parts.filter(([, sum]) => sum > 0);
  const name = programmeOptions.find(({ value }) => value === programme)?.label;
  return (
    <section className={`card ${styles.strip}`} aria-label={t('sums.title')}>
      <p>
        <span className="block size-12-5 muted">
          {name ? t('sums.promisedBy', { programme: read(name) }) : t('sums.promised')}
        </span>
        <b className={styles.whole}>{wan(promised)}</b> <span className="size-12-5 muted">{t('sums.unit')}</span>
      </p>
      <div className="slim">
        <span className={`line clip ${styles.bar}`} aria-hidden="true">
          {shown.map(([key, sum]) => (
            <i key={key} data-part={key} style={{ flexGrow: sum }} />
          ))}
        </span>
        <p className={`row wraps gap-4-12 size-12-5 ${styles.parts}`}>
          {shown.map(([key, sum], at) => (
            <span key={key} className="row gap-6">
              {at > 0 && <em className="muted">+</em>}
              <i data-part={key} aria-hidden="true" /> {t(`sums.${key}`)} <b>{wan(sum)}</b>
            </span>
          ))}
          <span className="row gap-6">
            <em className="muted">=</em> <b>{wan(promised)}</b>
          </span>
        </p>
      </div>
      <div className={`size-12-5 ${styles.held}`}>
        <p className={difference === 0 ? styles.even : styles.odd} role={difference === 0 ? undefined : 'alert'}>
          <Icon name={difference === 0 ? 'shield' : 'warning'} size={14} />{' '}
          {difference === 0 ? t('sums.even') : t('sums.odd', { sum: yuan(difference) })}
        </p>
        <p className="size-12 muted">
          {due.count === 0
            ? t('sums.noneDue')
            : t('sums.ready', { count: due.count, ready: due.ready, stuck: due.count - due.ready })}
        </p>
      </div>
    </section>
  );
}

/** Yuan in units of ten thousand, with two digits. */
function wan(sum: number): string {
  return (sum / 10_000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function yuan(sum: number): string {
  return sum.toLocaleString('en-US', { minimumFractionDigits: 2 });
}
