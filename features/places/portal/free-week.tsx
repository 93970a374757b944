import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { weekDays, weekdayOf } from '#core/calendar/week-days.ts';
import { textIn } from '#core/texts/text.ts';
import { daysAhead } from '#features/places/shared/booking.ts';
import { freeHours, type Hours } from '#features/places/shared/free-hours.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { BookDialog } from './book-dialog.tsx';
import type { OnePlace } from './place-page.tsx';
import styles from './places.module.css';
import { usePlaceWords } from './words.ts';

/** What somebody begins to book: a day and hours of it. */
export interface Wanted extends Hours {
  readonly day: string;
}

/** The free hours of seven days; each opens the form with that day and these hours. */
export function FreeWeek({ place, from }: { place: OnePlace; from: string }) {
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  const isSignedIn = useSession((state) => Boolean(state.user?.loginName));
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState<Wanted>();
  const today = dayInShanghai(now());
  const show = (day: string) => {
    const next = new URLSearchParams(query);
    if (day > today) next.set('from', day);
    else next.delete('from');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const begin = (hours: Wanted) => {
    if (isSignedIn) setWanted(hours);
    else void navigate(signInPath(window.location.pathname + window.location.search));
  };
  return (
    <section className="above-28">
      <div className="row wraps apart gap-12">
        <h2 className="title-24">{t('week')}</h2>
        <span className="line gap-8">
          <Button small disabled={from <= today} onClick={() => show(moveDate(from, { days: -7 }))}>
            {t('weekBefore')}
          </Button>
          <Button
            small
            disabled={moveDate(from, { days: 7 }) > moveDate(today, { days: daysAhead })}
            onClick={() => show(moveDate(from, { days: 7 }))}
          >
            {t('weekAfter')}
          </Button>
        </span>
      </div>
      <p className="small muted" role="status">
        {t('weekOf', { from: showDate(from, locale), to: showDate(moveDate(from, { days: 6 }), locale) })}
      </p>
      <ul className={`stack ${styles.days}`}>
        {freeHours({ from, open: place.open, taken: place.taken, now: now() }).map(({ day, free, isOpen }) => (
          <li key={day} className={styles.day}>
            <p className="small">
              <b className="block">{textIn(weekDays[weekdayOf(day)]!.label, locale)}</b>
              <span className="muted">{showDate(day, locale)}</span>
            </p>
            <div className="stack gap-6 above-8">
              {free.map((hours) => (
                <button
                  key={hours.from}
                  type="button"
                  className={styles.span}
                  aria-label={t('bookAt', { day: showDate(day, locale), ...hours })}
                  onClick={() => begin({ day, ...hours })}
                >
                  {hours.from}–{hours.to}
                </button>
              ))}
              {free.length === 0 && <span className="small muted">{t(isOpen ? 'full' : 'shut')}</span>}
            </div>
          </li>
        ))}
      </ul>
      {wanted && <BookDialog place={place} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </section>
  );
}
