import { useSearchParams } from 'react-router';
import { isDate } from '#core/calendar/dates.ts';
import { listClasses } from '#features/contents/portal/content-list.tsx';
import { isoDay } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { ActivityRow } from './activity-row.tsx';
import styles from './calendar-view.module.css';
import { readMonth } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { useMonth } from './use-month.ts';
import { useActivityWords } from './words.ts';

/** A month beside what happens in it; a day that is chosen shows its own. */
export function CalendarView({ now }: { now: number }) {
  const t = useActivityWords();
  const [query, setQuery] = useSearchParams();
  const month = readMonth(query.get('month'), isoDay(now));
  const chosen = query.get('day');
  const day = isDate(chosen) && chosen.startsWith(month) ? chosen : undefined;
  const { lines, counts, total, error, refetch } = useMonth(month);
  const shown = day ? lines?.filter(({ startAt }) => isoDay(startAt) === day) : lines;
  const address = (change: Record<string, string>) => `?${new URLSearchParams({ view: 'calendar', month, ...change })}`;
  return (
    <div className={`stack top gap-32 ${styles.columns} folds-laptop`}>
      <MonthGrid
        month={month}
        counts={counts}
        total={total}
        now={now}
        to={(each) => address(each === day ? {} : { day: each })}
        onMonth={(next) => setQuery({ view: 'calendar', month: next }, { replace: true, preventScrollReset: true })}
      />
      <section aria-labelledby="month-activities">
        <h2 id="month-activities" className="vh">
          {t('title')}
        </h2>
        {!shown && error ? (
          <div className={cardClass}>
            <ErrorState error={error} onRetry={refetch} />
          </div>
        ) : !shown ? (
          <div className={listClasses.list}>
            <SkeletonRows rows={4} />
          </div>
        ) : shown.length === 0 ? (
          <div className={cardClass}>
            <EmptyState title={t('noneInMonth')} />
          </div>
        ) : (
          <ul className={listClasses.list}>
            {shown.map((line) => (
              <ActivityRow key={line.id} line={line} now={now} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
