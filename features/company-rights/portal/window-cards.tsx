import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { companypermOverviewCall } from '#features/company-rights/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { daysUntil, showDate, timeLeft } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './window-cards.module.css';
import { useRightWords } from './words.ts';

type Row = OutputOf<typeof companypermOverviewCall>['rows'][number];

/** Days before the end of a window or a right from which it is said in another colour. */
const soon = 10;
const rightSoon = 60;

/** What the company can do in each programme: the window, what is left of the quota, and its right with its end. */
export function WindowCards() {
  const t = useRightWords();
  const { data, error, refetch } = useCall(companypermOverviewCall, {}, { quiet: true });
  // An agent may act in none of them.
  if (data?.rows.length === 0) return null;
  return (
    <section className="above-32">
      <SectionHead small title={t('windows.title')} note={t('windows.note')} />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <ul className={`stack gap-16 ${styles.cards}`}>
          {data.rows.map((row) => (
            <li key={row.type}>
              <WindowCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One programme. */
export function WindowCard({ row }: { row: Row }) {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const { type, title, year, quota, running, right, asked } = row;
  const isEnding = right !== null && daysUntil(`${right.validTo}T12:00:00+08:00`, now()) <= rightSoon;
  return (
    <Card className={`column gap-8 ${styles.card}`}>
      <div className="row apart gap-8 baseline">
        <h3 className="line-title">{textIn(title, locale)}</h3>
        <Days row={row} />
      </div>
      <p className="small quiet">
        {t('windows.year', { year })} {quota ? t('windows.quota', { ...quota }) : t('windows.endless')}
      </p>
      {right && (
        <>
          <meter
            className={styles.quota}
            min={0}
            max={Math.max(1, right.granted)}
            value={Math.min(running, right.granted)}
            aria-label={t('current.usedOf', { used: running, granted: right.granted })}
          />
          <p className={`small ${isEnding ? 'warn-ink' : 'quiet'}`}>
            {t('windows.right', { left: Math.max(0, right.granted - running), date: showDate(right.validTo, locale) })}
          </p>
        </>
      )}
      <p className={`row wraps apart gap-4-12 small ${styles.foot}`}>
        <span className="muted">
          {right ? t('windows.running', { count: running }) : t(asked ? 'windows.asked' : 'windows.none')}
        </span>
        <Link to={`/serve/${type}/perm`}>
          {t(asked ? 'windows.goOn' : !right ? 'windows.ask' : isEnding ? 'windows.extend' : 'windows.see')}
          <span className="vh"> {textIn(title, locale)}</span>
        </Link>
      </p>
    </Card>
  );
}

function Days({ row: { state, isAlwaysOpen, opensAt, closesAt } }: { row: Row }) {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  if (state === 'coming')
    return <span className="small muted">{t('windows.from', { date: showDate(opensAt, locale) })}</span>;
  if (state === 'closed') return <span className="small muted">{t('windows.closed')}</span>;
  if (isAlwaysOpen) return <span className="small muted">{t('windows.always')}</span>;
  const left = timeLeft(closesAt, now());
  if (!left) return <span className="small muted">{t('windows.closed')}</span>;
  const isSoon = left.unit === 'hour' || left.count <= soon;
  return (
    <span className={`small muted on-one-line ${styles.days}`} data-soon={isSoon || undefined}>
      {t('windows.before')} <b>{left.count}</b> {t(`windows.${left.unit}s`, { count: left.count })}
    </span>
  );
}
