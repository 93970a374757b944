import type { OutputOf } from '#core/contracts/contract.ts';
import type { roundCall } from '#features/publicity/calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDeadline, showShortDate } from '#web/kit/dates.ts';
import styles from './period-strip.module.css';
import { useTexts } from './words.ts';

type Round = OutputOf<typeof roundCall>;

/** How far the period is, a bar a working day, and how the list stands: objected to, on hold, free to pass. */
export function PeriodStrip({
  period: { from, endsAt, days, day },
  objections: { named, anonymous },
  rows,
}: {
  period: NonNullable<Round['period']>;
  objections: Round['objections'];
  rows: Round['rows'];
}) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const held = rows.filter(({ isHeld }) => isHeld).length;
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
          <b>{rows.length}</b>
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.objections')}</dt>
        <dd>
          <b data-warns={named + anonymous > 0 || undefined}>{named + anonymous}</b>
          {named + anonymous > 0 && <small className="muted">{t('period.how', { named, anonymous })}</small>}
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.held')}</dt>
        <dd>
          <b data-warns={held > 0 || undefined}>{held}</b>
        </dd>
      </div>
      <div>
        <dt className="muted">{t('period.free')}</dt>
        <dd>
          <b>{rows.length - held}</b>
        </dd>
      </div>
    </dl>
  );
}
