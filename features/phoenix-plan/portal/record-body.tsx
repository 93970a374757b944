import { useMemo, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { nextActorOf } from '#core/workflow/flow.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { stateOfKey, useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { wordsOfDesk } from '#features/casework/shared/reasons.ts';
import { withSentences } from '#features/casework/shared/sentences.ts';
import { grantsCall } from '#features/payments/calls.ts';
import type { Grant } from '#features/payments/portal/grant.ts';
import { GrantLines, GrantTurn, isGrantTurn } from '#features/payments/portal/grant-lines.tsx';
import { usePaymentWords } from '#features/payments/portal/words.ts';
import { phoenixDetailCall } from '#features/phoenix-plan/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import styles from './record.module.css';
import { RecordAside } from './record-aside.tsx';
import { RecordEvents } from './record-events.tsx';
import { RecordSteps } from './record-steps.tsx';
import { RenewalsCard } from './renewals-card.tsx';
import { usePhoenixWords } from './words.ts';

/** An application open in place: its steps, whose turn it is, payments and events, beside them the certificate. */
export function RecordBody({ id }: { id: string }) {
  const t = usePhoenixWords();
  const payment = usePaymentWords();
  const { data, error, refetch } = useCall(phoenixDetailCall, { id }, { quiet: true, ...renewed });
  const { data: grants } = useCall(grantsCall, { applicationId: id }, { quiet: true });
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
  if (!data || !programme)
    return (
      <div className={styles.wait}>
        <SkeletonRows rows={4} />
      </div>
    );
  const { application: whole, renewals } = data;
  const grant = grants?.rows[0];
  const isEffective = whole.state === 'EFFECTIVE';
  return (
    <>
      <RecordSteps whole={whole} programme={programme} grant={grant} />
      <div className={`stack ruled ${styles.columns}`}>
        <div className={`slim ${styles.left}`}>
          <Turn whole={whole} programme={programme} grant={grant} />
          {grant && (
            <section>
              <h3 className={`title-20 ${styles.title}`}>{payment('lines.title')}</h3>
              <GrantLines grant={grant} />
            </section>
          )}
          <RecordEvents whole={whole} programme={programme} />
          {(isRenewing || renewals.length > 0) && (
            <section>
              <RenewalsCard id={id} renewals={renewals} canRenew={isEffective && isRenewing} onSent={refetch} />
            </section>
          )}
        </div>
        <RecordAside
          whole={whole}
          isRenewing={isRenewing}
          onRenew={isEffective ? () => setRenewing(!isRenewing) : undefined}
        />
      </div>
    </>
  );
}

function Turn({ whole, programme, grant }: { whole: Whole; programme: Programme; grant: Grant | undefined }) {
  const t = usePhoenixWords();
  const application = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const state = stateOfKey(whole.state);
  const waitsForGrant = grant !== undefined && isGrantTurn(grant);
  const isMine = whole.isTurn || waitsForGrant;
  const reason = whole.result?.reason;
  const whoActs = {
    applicant: application('progress.you'),
    employer: application('progress.employer'),
    operator: application('progress.office'),
    system: application('progress.system'),
    nobody: application('progress.nobody'),
  }[nextActorOf(programme, state)];
  return (
    <section>
      <h3 className={`title-20 ${styles.title}`}>{t(isMine ? 'records.turn' : 'records.rest')}</h3>
      {waitsForGrant && <GrantTurn grant={grant} />}
      {!waitsForGrant && (
        <div className={`row wraps apart gap-8-16 ${styles.turn}`} data-mine={whole.isTurn || undefined}>
          <div className="fills">
            <b>
              {textIn(state.name, locale)}
              {whole.openItems > 0 && ` · ${t('records.items', { count: whole.openItems })}`}
            </b>
            <p className="small quiet">
              {whole.isTurn && whole.dueAt && `${t('records.due', { date: showDeadline(whole.dueAt, locale) })} `}
              {textIn(state.hint, locale)}
            </p>
            {reason && (
              <p className="small quiet breaks">
                {t('records.reason', { reason: wordsOfDesk(programme, reason, locale) })}
              </p>
            )}
            {!isMine && state.tone === 'open' && <p className="small muted">{t('records.with', { who: whoActs })}</p>}
          </div>
          <ButtonLink small kind={whole.isTurn ? 'primary' : 'line'} to={`/phoenixplan/apply/dtl/${whole.id}`}>
            {whole.isTurn ? application('list.correct') : t('records.whole')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
