import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import type { entryListCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { dueOf } from '#features/competition/shared/due.ts';
import { entryStateOf, isInSet, stages } from '#features/competition/shared/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime, showDeadline, timeLeft } from '#web/kit/dates.ts';
import { StepBar } from '#web/kit/pieces/progress/step-rail.tsx';
import styles from './competition.module.css';
import { entryPath, nextPath } from './paths.ts';
import { EntryTag } from './state-tag.tsx';

export type Head = OutputOf<typeof entryListCall>['rows'][number];

/** One entry: how far it is, whose turn it is until when, and what comes next. */
export function EntryRow({ entry }: { entry: Head }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { stage, turn } = entryStateOf(entry.state);
  const isEnded = isInSet('ended', entry.state);
  const facts = [entry.edition.title, entry.track, entry.group].flatMap((text) => (text ? textIn(text, locale) : []));
  return (
    <li className={`parted stack folds ${styles.row}`}>
      <div className="column gap-4">
        <p className="row wraps gap-4-12">
          <EntryTag state={entry.state} />
          {entry.no && <span className="small muted">{entry.no}</span>}
        </p>
        <h3 className="title-20 breaks">
          <Link className="unlined underlines" to={entryPath(entry.id)}>
            {entry.project || t('list.unnamed')}
          </Link>
        </h3>
        <p className="meta">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {entry.prize && (
            <span>
              {t('prizeOf', {
                name: textIn(entry.prize.name, locale),
                amount: showAmount(entry.prize.amount, locale),
              })}
            </span>
          )}
        </p>
        {!isEnded && (
          <div className={styles.steps}>
            <StepBar
              label={t('list.progress')}
              steps={stages.map(({ title }) => textIn(title, locale))}
              current={stages.findIndex(({ key }) => key === stage)}
              mine={turn === 'applicant'}
            />
          </div>
        )}
      </div>
      <Turn entry={entry} />
    </li>
  );
}

/** Whose turn it is, and until when. */
export function TurnFacts({ entry }: { entry: Pick<Head, 'state' | 'dueAt' | 'edition'> }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { turn } = entryStateOf(entry.state);
  const due = turn === 'nobody' ? null : dueOf(entry);
  const left = due === null ? undefined : timeLeft(due, serverNow());
  return (
    <dl className="stack two gap-16">
      <div>
        <dt>{t('turnNow')}</dt>
        <dd>{t(`turn.${turn}`)}</dd>
      </div>
      {due !== null && (
        <div>
          <dt>{t('due')}</dt>
          <dd className={turn === 'applicant' ? styles.hot : undefined}>
            {left ? (
              <>
                <b>{left.count}</b> {t(`dueIn.${left.unit}`, { count: left.count })}
              </>
            ) : (
              t('overdue')
            )}
            <small className="block muted plain">{showDeadline(due, locale)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Whose turn it is, what is missing, and one button. */
function Turn({ entry }: { entry: Head }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { turn, hint } = entryStateOf(entry.state);
  const isDue = entry.can.some((step) => step.startsWith('save'));
  return (
    <div className={`stack ${styles.turn}`}>
      <TurnFacts entry={entry} />
      <div className="slim">
        <p className="breaks">
          {entry.state === 'DRAFT'
            ? t('list.filled', { done: entry.filled, total: entry.sections })
            : (entry.reason ?? textIn(hint, locale))}
        </p>
        {entry.submittedAt && (
          <p className="muted">{t('list.submitted', { time: showDateTime(entry.submittedAt, locale) })}</p>
        )}
      </div>
      {entry.state === 'FAILED' ? (
        <ButtonLink small to={`/itec/apply?from=${entry.id}`}>
          {t('list.again')}
        </ButtonLink>
      ) : (
        <ButtonLink
          small
          kind={turn === 'applicant' && entry.state !== 'DRAFT' ? 'primary' : 'line'}
          to={nextPath(entry)}
        >
          {t(turn === 'applicant' && isDue ? 'list.goOn' : 'list.see')}
        </ButtonLink>
      )}
    </div>
  );
}
