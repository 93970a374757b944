import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { issueNumber } from '#features/contents/shared/issue-number.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { isoDay, showDate } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import styles from './match-card.module.css';
import { useAnswers } from './questions/answers-store.ts';
import { Reasons } from './reasons.tsx';
import type { MatchedRow } from './results.tsx';
import { useSmartWords } from './words.ts';

/** One policy or service with its verdict, what it gives, until when, and why. */
export function MatchCard({ row, answers }: { row: MatchedRow; answers: Answers }) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const { answer } = useAnswers();
  return (
    <Card boxed className={`${styles.card} stack one gap-10`}>
      <p className="line wraps gap-8">
        <VerdictTag row={row} />
        <Tag tone="plain">{t(row.type === 'serve' ? 'card.service' : 'card.policy')}</Tag>
        {row.instant && <Tag tone="gold">{t('card.instant')}</Tag>}
      </p>
      <h4>
        <Link className="ink unlined lit" to={`/smartpolicy/${row.type === 'serve' ? 'serve' : 'policy'}/${row.id}`}>
          {textIn(row.title, locale)}
        </Link>
      </h4>
      <Terms row={row} />
      {row.verdict === 'no' ? (
        <details className={styles.why}>
          <summary>{t('card.reasons')}</summary>
          <Reasons row={row} answers={answers} onAnswer={answer} />
        </details>
      ) : (
        <Reasons row={row} answers={answers} onAnswer={answer} />
      )}
      <Ways row={row} />
    </Card>
  );
}

export function VerdictTag({ row }: { row: MatchedRow }) {
  const t = useSmartWords();
  if (row.verdict === 'yes') return <Tag tone="open">{t('card.fits')}</Tag>;
  if (row.verdict === 'no') return <Tag tone="shut">{t('card.no')}</Tag>;
  return <Tag tone="soon">{t('card.open', { count: row.missing.length })}</Tag>;
}

/** What it gives, by when, and under which number. */
export function Terms({ row }: { row: MatchedRow }) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const amount = textIn(row.amount, locale);
  return (
    <div className={`line wraps baseline small muted ${styles.terms}`}>
      {amount && <b>{amount}</b>}
      <span>
        {row.applyBy === null
          ? t('card.always')
          : t(isOver(row) ? 'card.over' : 'card.until', { date: showDate(row.applyBy, locale) })}
      </span>
      {row.issueNo && <span>{issueNumber(row.issueNo, locale)}</span>}
    </div>
  );
}

/** The way to apply, for whoever is not out of reach and while it is open. */
function Ways({ row }: { row: MatchedRow }) {
  const t = useSmartWords();
  const isKnown = useIsKnown();
  const canApply = row.applyPath !== null && isKnown(row.applyPath) && row.verdict !== 'no' && !isOver(row);
  return (
    <p className="row wraps gap-8-12">
      {row.instant && row.verdict === 'yes' && (
        <span className={`strong ${styles.instant}`}>{t('card.instantNote')}</span>
      )}
      {canApply && !row.instant && (
        <ButtonLink small kind={row.verdict === 'yes' ? 'primary' : 'line'} to={row.applyPath!}>
          {t('card.apply')}
        </ButtonLink>
      )}
      <ButtonLink small kind="text" to={`/smartpolicy/${row.type === 'serve' ? 'serve' : 'policy'}/${row.id}`}>
        {t('card.details')}
      </ButtonLink>
    </p>
  );
}

function isOver({ applyBy }: MatchedRow): boolean {
  return applyBy !== null && applyBy < isoDay(serverNow());
}
