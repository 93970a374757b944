import { textIn } from '#core/texts/text.ts';
import { reasonOf, stateOfKey, useApplicationWords } from '#features/casework/portal/application/programme.ts';
import { turnWords } from '#features/casework/portal/application/turn-words.ts';
import { wordsOfDesk } from '#features/casework/shared/reasons.ts';
import { GrantTurn, isGrantTurn } from '#features/payments/portal/grant-lines.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { recordPath } from './act-path.ts';
import styles from './record.module.css';
import type { RecordParts } from './record-steps.tsx';
import { usePhoenixWords } from './words.ts';

/** Whose turn an application is: what it waits for from the applicant, who has it, or how and why it ended. */
export function RecordTurn({ whole, programme, grant }: RecordParts) {
  const t = usePhoenixWords();
  const application = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const state = stateOfKey(whole.state);
  const waitsForGrant = grant !== undefined && isGrantTurn(grant);
  const isMine = whole.isTurn || waitsForGrant;
  const reason = reasonOf(whole);
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
                {application(state.tone === 'done' ? 'progress.told' : 'progress.reason', {
                  reason: wordsOfDesk(programme, reason, locale),
                })}
              </p>
            )}
            {!isMine && state.tone === 'open' && (
              <p className="small muted">
                {t('records.with', { who: turnWords(application, { programme, state: whole.state, locale }) })}
              </p>
            )}
          </div>
          <ButtonLink small kind={whole.isTurn ? 'primary' : 'line'} to={recordPath(whole.id)}>
            {whole.state === 'UNIT_RETURNED'
              ? application('progress.goChange')
              : whole.isTurn
                ? application('list.correct')
                : t('records.whole')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
