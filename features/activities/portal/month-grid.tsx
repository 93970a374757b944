import { Link } from 'react-router';
import type { ActivityTexts } from '#features/activities/texts/CN.ts';
import { useSession } from '#web/kit/call/session.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { isoDay } from '#web/kit/dates.ts';
import type { KeyOf } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { moveMonth, weeksOf } from './month.ts';
import styles from './month-grid.module.css';
import { useActivityWords } from './words.ts';

interface MonthGridProps {
  /** YYYY-MM */
  month: string;
  /** How many activities begin on a day, by day. */
  counts: ReadonlyMap<string, number>;
  total: number | undefined;
  now: number;
  /** Where a day with activities leads. */
  to: (day: string) => string;
  onMonth: (month: string) => void;
}

const weekdays = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

/** A month on one page; days with activities are links. */
export function MonthGrid({ month, counts, total, now, to, onMonth }: MonthGridProps) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const [year = '', number = ''] = month.split('-');
  const name =
    locale === 'CN'
      ? Number(number)
      : new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
  return (
    <div className={`round-card ${styles.calendar}`}>
      <header className="row apart below-8">
        <IconButton label={t('previousMonth')} onClick={() => onMonth(moveMonth(month, -1))}>
          <Icon name="left" />
        </IconButton>
        <b className="title-20" aria-live="polite">
          {t('month', { year, month: name })}
        </b>
        <IconButton label={t('nextMonth')} onClick={() => onMonth(moveMonth(month, 1))}>
          <Icon name="right" />
        </IconButton>
      </header>
      <table className="whole centred">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th className="small muted plain" key={day} scope="col">
                {t(`week.${day}` as KeyOf<ActivityTexts>)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td key={day ?? at} data-today={day === isoDay(now) || undefined}>
                  {day && <Day day={day} count={counts.get(day) ?? 0} to={to} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="line apart small muted above-12">
        <span className={`inline-row gap-8 ${styles.dot}`}>{t('hasActivity')}</span>
        {total !== undefined && <span>{t('inMonth', { count: total })}</span>}
      </p>
    </div>
  );
}

function Day({ day, count, to }: { day: string; count: number; to: (day: string) => string }) {
  const t = useActivityWords();
  const number = Number(day.slice(8));
  if (count === 0) return <span>{number}</span>;
  return (
    <Link className="tinted strong" to={to(day)} preventScrollReset>
      {number}
      <span className="vh">{t('dayActivities', { count })}</span>
    </Link>
  );
}
