import type { OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import type { roundCall } from '#features/publicity/calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDeadline, showShortDate } from '#web/kit/dates.ts';
import styles from './period-strip.module.css';
import { useTexts } from './words.ts';

type Round = OutputOf<typeof roundCall>;

/** How far the period is, a bar a working day, and how the list stands: objected to, on hold, free to pass. */
export function PeriodStrip({
  period: { from, endsAt, days, day },
  objections,
  rows,
}: {
  period: NonNullable<Round['period']>;
  objections: Round['objections'];
  rows: Round['rows'];
}) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const named = objections.filter(({ isNamed }) => isNamed).length;
  const held = rows.filter(({ isHeld }) => isHeld);
  const sum = (of: Round['rows']) => {
    const fen = of.flatMap(({ amount }) => amount ?? []).reduce((all, each) => all + each, 0);
    return fen > 0 ? <small className="muted">{showAmount(fen / 1_000_000, locale)}</small> : null;
  };
  return (
    <dl className={`lined rounded ${styles.strip}`}>
      <div>
        <dt className="muted">{t('period.title')}</dt>
        <dd>
          <b>{day === 0 ? t('period.first', { days }) : t('period.day', { day, days })}</b>
          <span className={styles.bars} aria-hidden="true">
            {Array.from({ length: days }, (_, index) => index + 1).map((each) => (
              <i key={each} data-passed={each <= day || undefined} />
            ))}
          </span>
          <small className="row apart gap-8-12 wraps muted">
            <span>{t('period.from', { date: showShortDate(from, locale, Date.parse(endsAt)) })}</span>
            <span>{t('period.until', { date: showDeadline(endsAt, locale) })}</span>
          </small>
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.listed')}</dt>
        <dd>
          <b>{t('period.people', { count: rows.length })}</b>
          {sum(rows)}
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.objections')}</dt>
        <dd>
          <b data-warns={objections.length > 0 || undefined}>{t('period.pieces', { count: objections.length })}</b>
          {objections.length > 0 && (
            <small className="muted">{t('period.how', { named, anonymous: objections.length - named })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.held')}</dt>
        <dd>
          <b data-warns={held.length > 0 || undefined}>{t('period.people', { count: held.length })}</b>
          {sum(held)}
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.free')}</dt>
        <dd>
          <b>{t('period.people', { count: rows.length - held.length })}</b>
          {sum(rows.filter(({ isHeld }) => !isHeld))}
        </dd>
      </div>
    </dl>
  );
}
