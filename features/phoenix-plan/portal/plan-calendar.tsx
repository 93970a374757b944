import { dayInShanghai } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import { textIn } from '#core/texts/text.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { phoenixYearsCall } from '#features/phoenix-plan/calls.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showDate } from '#web/kit/dates.ts';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './phoenix.module.css';
import { usePhoenixWords } from './words.ts';

/** The days of a year: the window with what is left of it, then each step with the day by which it is promised. */
export function PlanCalendar() {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { data } = useCall(phoenixYearsCall, {}, { staleTime: 300_000, quiet: true });
  const { programme } = useProgramme(phoenixCode);
  const year = data?.years.find(({ state }) => state !== 'closed') ?? data?.years[0];
  if (!year || !programme) return null;
  const last = Date.parse(year.closesAt) - 1;
  const left = Math.max(0, Math.ceil((last - now()) / 86_400_000));
  let day = dayInShanghai(last);
  const steps = programme.stages.slice(1).map(({ key, title, who, days }) => {
    day = addWorkingDays(day, days, mainlandChina);
    return { key, title, who, day };
  });
  return (
    <section aria-labelledby="phoenix-days">
      <h2 id="phoenix-days" className="title-24 below-16">
        {t('days.title', { year: year.year })}{' '}
        <Tag tone={year.state === 'open' ? 'open' : 'plain'}>{t(`begin.${year.state}`)}</Tag>
      </h2>
      <ol className={styles.days}>
        <li>
          <b>{t('days.apply')}</b>
          <span className="block small muted">
            {t('begin.until', { from: showDate(year.opensAt, locale), to: showDate(last, locale) })}
          </span>
          {year.state === 'open' && <span className="block small warn-ink">{t('days.left', { count: left })}</span>}
        </li>
        {steps.map(({ key, title, who, day: by }) => (
          <li key={key}>
            <b>{textIn(title, locale)}</b>
            <span className="block small muted">{t('days.by', { day: showDate(by, locale) })}</span>
            <span className="block small muted">{textIn(who, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
