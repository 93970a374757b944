import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { entryListCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { entryStateOf, isInSet, stages } from '#features/competition/shared/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime, showDeadline } from '#web/kit/dates.ts';
import { StepBar } from '#web/kit/pieces/progress/step-rail.tsx';
import styles from './competition.module.css';
import { entryPath, nextPath } from './paths.ts';
import { EntryTag } from './state-tag.tsx';

export type Head = OutputOf<typeof entryListCall>['rows'][number];

/** One entry: how far it is, whose turn it is, and what comes next. */
export function EntryRow({ entry }: { entry: Head }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { stage, turn, hint } = entryStateOf(entry.state);
  const isEnded = isInSet('ended', entry.state);
  const facts = [entry.edition.title, entry.track, entry.group].flatMap((text) => (text ? textIn(text, locale) : []));
  const isDue = entry.can.some((step) => step.startsWith('save'));
  const mayReapply = entry.state === 'FAILED';
  return (
    <li className={`parted stack top ${styles.row} folds`}>
      <div className="column gap-8">
        <div className="row wraps gap-4-12">
          <EntryTag state={entry.state} />
          {entry.no && <span className="muted">{entry.no}</span>}
        </div>
        <h3 className="line-title breaks">
          <Link className="ink unlined underlines" to={entryPath(entry.id)}>
            {entry.project || t('list.unnamed')}
          </Link>
        </h3>
        <p className="meta">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {entry.prize && (
            <span>{t('prizeOf', { name: textIn(entry.prize.name, locale), amount: entry.prize.amount })}</span>
          )}
        </p>
        {!isEnded && (
          <StepBar
            label={t('list.progress')}
            steps={stages.map(({ title }) => textIn(title, locale))}
            current={stages.findIndex(({ key }) => key === stage)}
            mine={turn === 'applicant'}
          />
        )}
      </div>
      <div className={`panel column gap-8 ${styles.turn}`}>
        <b>{t(`turn.${turn}`)}</b>
        <p className="muted">{entry.reason ?? textIn(hint, locale)}</p>
        {entry.state === 'DRAFT' && (
          <p className="muted">
            {t('list.filled', { done: entry.filled, total: entry.sections })}
            {' · '}
            {t('list.until', { time: showDeadline(entry.edition.closesAt, locale) })}
          </p>
        )}
        {entry.submittedAt && (
          <small className="muted">{t('list.submitted', { time: showDateTime(entry.submittedAt, locale) })}</small>
        )}
        {mayReapply ? (
          <ButtonLink to={`/itec/apply?from=${entry.id}`}>{t('list.again')}</ButtonLink>
        ) : (
          <ButtonLink kind={turn === 'applicant' ? 'primary' : 'line'} to={nextPath(entry)}>
            {t(turn === 'applicant' && isDue ? 'list.goOn' : 'list.see')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
