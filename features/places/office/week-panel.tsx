import { Button } from 'antd';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { moveDate } from '#core/calendar/dates.ts';
import { weekDays } from '#core/calendar/week-days.ts';
import { placeWeekCall } from '#features/places/calls.ts';
import { useTexts } from '#features/places/office/words.ts';
import { prebookStates } from '#features/places/shared/prebook.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { clockOf, type DaySlot, daysOf, hoursOf, mondayOf } from './week.ts';
import styles from './week-panel.module.css';

/** What takes a place, week by week: a grid of hours, and on a phone a list by day. Arrow keys turn the week. */
export function WeekPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const today = dayOf(new Date().toISOString());
  const [monday, setMonday] = useState(mondayOf(today));
  const found = useOfficeCall(placeWeekCall, { id, from: monday }, { placeholderData: (before) => before });
  const turn = (days: number) => setMonday(moveDate(monday, { days }));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-7);
    if (key === 'ArrowRight') turn(7);
  };
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={44} />;
  const days = daysOf(monday, found.data);
  const hours = hoursOf(days);
  const count = found.data.slots.length;
  const height = (hours.to - hours.from) * 60;
  const style = { '--hours': hours.to - hours.from } as CSSProperties;
  return (
    <section aria-label={t('place.week')} onKeyDown={onKeyDown} aria-busy={found.isFetching}>
      <div className={`row wraps below-12 ${styles.head}`}>
        <IconButton name="left" label={t('place.before')} onClick={() => turn(-7)} />
        <h3 aria-live="polite">{t('place.range', { from: monday, to: moveDate(monday, { days: 6 }) })}</h3>
        <IconButton name="right" label={t('place.after')} onClick={() => turn(7)} />
        <Button size="small" disabled={monday === mondayOf(today)} onClick={() => setMonday(mondayOf(today))}>
          {t('place.now')}
        </Button>
        <span className="grow" />
        <span className="muted">{count === 0 ? t('place.free') : t('place.count', { count })}</span>
      </div>
      <div className={`stack clip lined ${styles.week} folds-tablet`} style={style}>
        <ol className={`stack size-12 muted ${styles.hours}`} aria-hidden="true">
          {Array.from({ length: hours.to - hours.from }, (_, at) => clockOf((hours.from + at) * 60)).map((clock) => (
            <li key={clock}>{clock}</li>
          ))}
        </ol>
        {days.map(({ day, slots, open }, place) => (
          <section
            key={day}
            className={styles.day}
            data-today={day === today || undefined}
            aria-labelledby={`d-${day}`}
          >
            <h4 className="size-13 on-one-line centred" id={`d-${day}`}>
              {read(weekDays[place]!.label)}{' '}
              <time className="muted plain" dateTime={day}>
                {day.slice(5)}
              </time>
            </h4>
            <ul className={`anchor ${styles.slots}`} data-closed={found.data.open.length > 0 || undefined}>
              {open.map((time) => (
                <li
                  key={time.from}
                  className={`on-card ${styles.open}`}
                  style={placeOf({ ...time, start: hours.from * 60, height })}
                  aria-hidden="true"
                />
              ))}
              {slots.map((part) => (
                <li
                  key={part.slot.id}
                  className={`column clip tinted size-12 ${styles.slot}`}
                  data-draft={part.slot.isDraft || undefined}
                  style={placeOf({ from: part.from, to: part.to, start: hours.from * 60, height })}
                >
                  <Taken part={part} />
                </li>
              ))}
              {slots.length === 0 && <li className={`clip ${styles.none}`}>{t('place.nothing')}</li>}
            </ul>
          </section>
        ))}
      </div>
      <p className="muted">{t('place.note')}</p>
    </section>
  );
}

/** One booking, with the way to it for whoever may read it. */
function Taken({ part: { slot, from, to } }: { part: DaySlot }) {
  const t = useTexts();
  const read = useTextIn();
  const isActivity = slot.byType === 'ACTIVITY';
  const canOpen = useCan(isActivity ? 'Mgr.Activity' : 'Mgr.Prebook');
  const title = read(slot.title);
  return (
    <>
      <span className={`quiet ${styles.time}`}>
        {clockOf(from)}–{clockOf(to)}
        {slot.isDraft && ` · ${isActivity ? t('place.draft') : read(prebookStates.PENDING.label)}`}
      </span>
      {canOpen ? (
        <Link to={`${isActivity ? '/activity' : '/activity/prebook'}?id=${slot.refId}`} title={title}>
          {title}
        </Link>
      ) : (
        <b title={title}>{title}</b>
      )}
    </>
  );
}

interface Part {
  readonly from: number;
  readonly to: number;
  /** Minute at which the grid begins, and how many it shows. */
  readonly start: number;
  readonly height: number;
}

/** Where something stands in the column of its day, in parts of the whole. */
function placeOf({ from, to, start, height }: Part): CSSProperties {
  const begin = Math.max(0, from - start);
  const end = Math.min(height, to - start);
  return {
    '--top': `${(begin / height) * 100}%`,
    '--tall': `${(Math.max(0, end - begin) / height) * 100}%`,
  } as CSSProperties;
}
