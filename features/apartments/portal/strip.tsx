import { useEffect, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showDeadline, showShortDate, showTime } from '#web/kit/dates.ts';
import type { Round } from './apartment-page.tsx';
import styles from './apartments.module.css';
import { useApartmentWords } from './words.ts';

/** The server’s time, second by second. */
export function useServerTime(): number {
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setTime(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** Rank, the time that is left by the server’s clock, and when each group chooses. */
export function Strip({ round, time }: { round: Round; time: number }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const { turn, groups, people } = round;
  const [from, to] = [Date.parse(turn.from), Date.parse(turn.to)];
  const isWaiting = turn.state === 'WAITING' && round.state === 'OPEN';
  const isNow = isWaiting && time >= from && time < to;
  const title =
    turn.state === 'CHOSEN'
      ? t('chosen')
      : turn.state === 'WAITLIST'
        ? t('waitlist')
        : turn.state === 'LAPSED'
          ? t('lapsed')
          : isNow
            ? t(turn.isSecond ? 'second' : 'now')
            : time < from
              ? t('soon')
              : t('over');
  const group = groups[turn.group];
  const target = time < from ? from : to;
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.told}`}>
        <div className={styles.about}>
          <p className="small">{textIn(round.name, locale)}</p>
          <h1>{title}</h1>
          {group && (
            <p className="small">{t('group', { number: turn.group + 1, first: group.first, last: group.last })}</p>
          )}
        </div>
        <div>
          <p className="small">{t('rank')}</p>
          <p className={styles.figure}>{turn.rank}</p>
          <p className="small">{t('people', { count: people })}</p>
        </div>
        {isWaiting && target > time && (
          <div role="timer">
            <p className="small">{time < from ? t('starts') : t('left')}</p>
            <p className={styles.figure}>{span(target - time)}</p>
            <p className="small">
              {time < from
                ? t('from', { time: showDeadline(turn.from, locale) })
                : t('until', { time: showDeadline(turn.to, locale) })}
            </p>
          </div>
        )}
        <div className={styles.when}>
          <p className="small">{t('clock', { time: `${showTime(time)}:${seconds(time)}` })}</p>
          <ol className={styles.groups} aria-label={t('groupsLabel')}>
            {groups.slice(Math.max(0, turn.group - 1), turn.group + 3).map((each) => {
              const isDone = time >= Date.parse(each.to);
              const isRunning = !isDone && time >= Date.parse(each.from);
              return (
                <li
                  key={each.number}
                  className="small"
                  data-done={isDone || undefined}
                  aria-current={isRunning ? 'step' : undefined}
                >
                  <b>
                    {each.first}–{each.last}
                  </b>
                  <span>
                    {isDone ? t('groupDone') : isRunning ? t('groupNow') : showShortDate(each.from, locale, time)}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </div>
  );
}

function seconds(time: number): string {
  return new Date(time).toISOString().slice(17, 19);
}

/** Hours, minutes and seconds: 19:39:52. */
function span(ms: number): string {
  const all = Math.floor(ms / 1000);
  const parts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return parts.map((each) => String(each).padStart(2, '0')).join(':');
}
