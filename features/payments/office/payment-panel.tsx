import type { OutputOf } from '#core/contracts/contract.ts';
import { paymentDetailCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { toneOf } from '#features/payments/shared/checks.ts';
import { type PaymentState, paymentStatuses } from '#features/payments/shared/payment-states.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Entries } from './entries.tsx';
import styles from './payments.module.css';

type Found = OutputOf<typeof paymentDetailCall>;

/** An instalment among those of its case: what it waits for, who approves it, and what was posted for it. */
export function PaymentPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(paymentDetailCall, { id }, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={36} />;
  const { checks, conditions } = found.data;
  return (
    <div className={`stack gap-20 size-13 one ${styles.parts}`}>
      <Instalments id={id} instalments={found.data.instalments} />
      <section>
        <h3>
          {t('pay.checks')} <em className="muted">{t('pay.checksNote')}</em>
        </h3>
        <ul>
          {checks.map((check) => (
            <li key={check.key} className={styles.check} data-tone={toneOf(check)}>
              <Icon name={check.isPassed ? 'check' : toneOf(check) === 'off' ? 'clock' : 'warning'} size={14} />
              <span>{read(check.label)}</span>
              <span className="breaks">{read(check.found)}</span>
            </li>
          ))}
        </ul>
      </section>
      {conditions.length > 0 && (
        <section>
          <h3>{t('pay.conditions')}</h3>
          <ul className="dotted">
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

/** All instalments of the case side by side, as they stand; many of them are scrolled to. */
function Instalments({ id, instalments }: { id: string } & Pick<Found, 'instalments'>) {
  const t = useTexts();
  const read = useTextIn();
  if (instalments.length < 2) return null;
  return (
    <section className="slim" aria-label={t('pay.parts')}>
      <ol className={`line gap-4 scrolls ${styles.instalments}`}>
        {instalments.map((each) => {
          const status = paymentStatuses[each.state as PaymentState];
          return (
            <li
              key={each.id}
              data-state={each.state}
              aria-current={each.id === id ? 'true' : undefined}
              style={{ flexGrow: each.amount }}
            >
              <b className="block">{each.amount.toLocaleString('en-US')}</b>
              <span className="block">{read(each.title)}</span>
              <span className="block">
                {each.paidOn
                  ? t('pay.paidOn', { day: each.paidOn })
                  : each.state === 'PLANNED'
                    ? t('pay.dueFrom', { day: each.dueOn })
                    : read(status.label)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How many people approve which sum, and who has approved this one. */
function Approvals({ found: { approvals, needed, round, thirdFrom } }: { found: Found }) {
  const t = useTexts();
  const now = approvals.filter((each) => each.round === round);
  const before = approvals.filter((each) => each.round < round);
  const people = [0, 1, 2].slice(0, thirdFrom === null ? 2 : 3);
  const sum = thirdFrom?.toLocaleString('en-US') ?? '';
  const rows =
    thirdFrom === null
      ? [{ label: t('pay.any'), needed: 2 }]
      : [
          { label: t('pay.sumBelow', { sum }), needed: 2 },
          { label: t('pay.sumFrom', { sum }), needed: 3 },
        ];
  return (
    <section>
      <h3>
        {t('pay.approvals')} <em className="muted">{t('pay.approvalsNote')}</em>
      </h3>
      <table className={`whole ${styles.sheet}`}>
        <thead>
          <tr>
            <th scope="col">{t('pay.amount')}</th>
            {people.map((at) => (
              <th key={at} scope="col">
                {t('pay.person', { number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.needed} data-meant={row.needed === needed || undefined}>
              <th scope="row">{row.label}</th>
              {people.map((at) => {
                const approval = row.needed === needed ? now[at] : undefined;
                return (
                  <td key={at}>
                    {at >= row.needed ? (
                      <span className="muted">{t('pay.notNeeded')}</span>
                    ) : approval ? (
                      <>
                        <StatusTag tone="done">{approval.name}</StatusTag>{' '}
                        <time className="block size-12 muted" dateTime={approval.at}>
                          {shortTime(approval.at)}
                        </time>
                      </>
                    ) : row.needed === needed ? (
                      <StatusTag tone="off">{t('pay.open')}</StatusTag>
                    ) : (
                      <span className="muted">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {before.map(({ round: earlier, name, at }) => (
        <p key={`${earlier}${name}${at}`} className="muted above-4">
          {t('pay.earlier', { round: earlier, name })}
        </p>
      ))}
    </section>
  );
}
