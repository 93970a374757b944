import { useState } from 'react';
import { ActivityRow } from '#features/activities/portal/activity-row.tsx';
import type { ActivityLine } from '#features/activities/portal/line.ts';
import { MonthGrid } from '#features/activities/portal/month-grid.tsx';
import { useMonth } from '#features/activities/portal/use-month.ts';
import { useActivityWords } from '#features/activities/portal/words.ts';
import { isoDay } from '#web/kit/dates.ts';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './activities.module.css';

/** The next activities, and the month they stand in. */
export function Activities({ lines, now }: { lines: readonly ActivityLine[]; now: number }) {
  const t = useActivityWords();
  const [month, setMonth] = useState(isoDay(now).slice(0, 7));
  const { counts, total } = useMonth(month);
  return (
    <>
      <SectionHead
        title={t('upcoming')}
        note={t('upcomingNote')}
        more={<MoreLink to="/activity">{t('seeAll')}</MoreLink>}
      />
      <div className={`stack ${styles.columns} folds-laptop`}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <ActivityRow key={line.id} line={line} now={now} />
          ))}
        </ul>
        <MonthGrid
          month={month}
          counts={counts}
          total={total}
          now={now}
          to={(day) => `/activity?${new URLSearchParams({ view: 'calendar', month: day.slice(0, 7), day })}`}
          onMonth={setMonth}
        />
      </div>
    </>
  );
}
