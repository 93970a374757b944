import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { dayAndMonth, showWeekday } from '#web/kit/dates.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { DateBlock } from '#web/kit/pieces/date-block.tsx';
import styles from './activity-row.module.css';
import type { ActivityLine } from './line.ts';
import { PhaseTag, SeatsLeft, WhenAndWhere } from './phase-tag.tsx';

interface LineProps {
  line: ActivityLine;
  now: number;
}

/** One activity, led by its day; the whole line is the link. */
export function ActivityRow({
  line,
  now,
  path = '/activity',
  tag,
}: LineProps & {
  /** Address without the id. */
  path?: string;
  /** Said in place of where the activity stands, such as that one has a seat. */
  tag?: ReactNode;
}) {
  const locale = useSession((state) => state.locale);
  return (
    <li className={`parted ${styles.row}`}>
      <Link to={`${path}/${line.id}`}>
        <DateBlock
          look="activity"
          iso={line.startAt}
          {...dayAndMonth(line.startAt, locale)}
          weekday={showWeekday(line.startAt, locale)}
        />
        <div>
          <h3 className="row-title breaks lit">{textIn(line.title, locale)}</h3>
          <WhenAndWhere line={line} />
        </div>
        <span className={`${styles.state} to-right`}>
          {tag ?? (
            <>
              <PhaseTag phase={line.phase} />
              <small className="block small muted above-4">
                <SeatsLeft line={line} now={now} />
              </small>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

export function ActivityCard({ line, now, summary }: LineProps & { summary: string }) {
  const locale = useSession((state) => state.locale);
  return (
    <li>
      <Link className={`column gap-8 ink unlined ${cardClass} ${styles.card}`} to={`/activity/${line.id}`}>
        <span className="line apart top gap-12">
          <DateBlock
            look="activity"
            iso={line.startAt}
            {...dayAndMonth(line.startAt, locale)}
            weekday={showWeekday(line.startAt, locale)}
          />
          <PhaseTag phase={line.phase} />
        </span>
        <h3 className="row-title breaks lit">{textIn(line.title, locale)}</h3>
        <p className="grows quiet">{summary}</p>
        <WhenAndWhere line={line} />
        <small className="small muted">
          <SeatsLeft line={line} now={now} />
        </small>
      </Link>
    </li>
  );
}
