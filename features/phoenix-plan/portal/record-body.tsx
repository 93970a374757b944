import { useMemo, useState } from 'react';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { withSentences } from '#features/casework/shared/sentences.ts';
import { grantsCall } from '#features/payments/calls.ts';
import { GrantLines } from '#features/payments/portal/grant-lines.tsx';
import { usePaymentWords } from '#features/payments/portal/words.ts';
import { phoenixDetailCall } from '#features/phoenix-plan/calls.ts';
import { isRenewable } from '#features/phoenix-plan/shared/renewal.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import styles from './record.module.css';
import { RecordAside } from './record-aside.tsx';
import { RecordEvents } from './record-events.tsx';
import { RecordSteps } from './record-steps.tsx';
import { RecordTurn } from './record-turn.tsx';
import { RenewalsCard } from './renewals-card.tsx';
import { usePhoenixWords } from './words.ts';

/** An application open in place: its steps, whose turn it is, payments and events, beside them the certificate. */
export function RecordBody({ id }: { id: string }) {
  const t = usePhoenixWords();
  const payment = usePaymentWords();
  const { data, error, refetch } = useCall(phoenixDetailCall, { id }, { quiet: true, ...renewed });
  const paid = useCall(grantsCall, { applicationId: id }, { quiet: true });
  const { programme: declared, isFailed, retry } = useProgramme(data?.application.programme, data?.application);
  const sentences = data?.application.sentences;
  const programme = useMemo(
    () => (declared && sentences ? withSentences(declared, sentences) : undefined),
    [declared, sentences],
  );
  const [isRenewing, setRenewing] = useState(false);
  if ((error && !data) || isFailed)
    return (
      <div className={styles.wait}>
        <ErrorState title={t('records.failed')} error={error} onRetry={isFailed ? retry : refetch} />
      </div>
    );
  // Without its payments a record would say that nothing is paid, and whose turn it is could be wrong.
  if (paid.error && !paid.data)
    return (
      <div className={styles.wait}>
        <ErrorState title={t('records.failed')} error={paid.error} onRetry={paid.refetch} />
      </div>
    );
  if (!data || !programme || !paid.data)
    return (
      <div className={styles.wait}>
        <SkeletonRows rows={4} />
      </div>
    );
  const { application: whole, renewals } = data;
  const grant = paid.data.rows[0];
  const canRenew = isRenewable(whole.state);
  return (
    <>
      <RecordSteps whole={whole} programme={programme} grant={grant} />
      <div className={`stack ruled ${styles.columns}`}>
        <div className={`slim ${styles.left}`}>
          <RecordTurn whole={whole} programme={programme} grant={grant} />
          {grant && (
            <section>
              <h3 className={`title-20 ${styles.title}`}>{payment('lines.title')}</h3>
              <GrantLines grant={grant} />
            </section>
          )}
          <RecordEvents whole={whole} programme={programme} />
          {(isRenewing || renewals.length > 0) && (
            <section>
              <RenewalsCard id={id} renewals={renewals} canRenew={canRenew && isRenewing} onSent={refetch} />
            </section>
          )}
        </div>
        <RecordAside
          whole={whole}
          isRenewing={isRenewing}
          onRenew={canRenew ? () => setRenewing(!isRenewing) : undefined}
        />
      </div>
    </>
  );
}
