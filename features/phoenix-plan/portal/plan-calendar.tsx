import type { CSSProperties } from 'react';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import { textIn } from '#core/texts/text.ts';
import { useOffered } from '#features/casework/portal/use-offered.ts';
import { phoenixYearsCall } from '#features/phoenix-plan/calls.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showDate, timeLeft } from '#web/kit/dates.ts';
import { useCalendar } from '#web/portal/calendar.ts';
import styles from './plan-calendar.module.css';
import { usePhoenixWords } from './words.ts';

/** A sentence whose figure stands out. */
export function Figure({ text, figure }: { text: string; figure: string }) {
  const at = text.lastIndexOf(figure);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{figure}</strong>
      {text.slice(at + figure.length)}
    </>
  );
}

/** The days of a year, on a dark ground: the window with what is left of it, then each step with the day by which it is promised. */
export function PlanCalendar() {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const calendar = useCalendar();
  const { data } = useCall(phoenixYearsCall, {}, { staleTime: 300_000, quiet: true });
  const { programme } = useOffered(phoenixCode);
  const year = data?.years.find(({ state }) => state !== 'closed') ?? data?.years[0];
  if (!year || !programme) return null;
  const last = Date.parse(year.closesAt) - 1;
  const left = timeLeft(year.closesAt, now());
  let day = dayInShanghai(last);
  const { types } = programme;
  const personal = types?.options.filter(({ value }) => !types.asCompany?.includes(value)).map(({ label }) => label);
  const [applying, ...stages] = programme.stages;
  const steps = stages.map(({ key, title, who, days, states }) => {
    day = addWorkingDays(day, days, calendar);
    // An application of a company goes through all the others (withOwnStages).
    return { key, title, who, day, only: states.includes('UNIT_REVIEW') ? personal : undefined };
  });
  const passed = (now() - Date.parse(year.opensAt)) / (last - Date.parse(year.opensAt));
  return (
    <section aria-labelledby="phoenix-days">
      <h2 id="phoenix-days" className={`row wraps baseline gap-4-12 ${styles.title}`}>
        {t('days.title', { year: year.year })} <small>{t('days.today', { day: showDate(now(), locale) })}</small>
      </h2>
      <ol className={styles.days} style={{ '--passed': Math.min(1, Math.max(0, passed)) } as CSSProperties}>
        <li data-state={year.state}>
          <div className="row wraps apart gap-4-12">
            <div>
              <b>{applying && textIn(applying.title, locale)}</b>
              <span className="block">
                {t('begin.until', { from: showDate(year.opensAt, locale), to: showDate(last, locale) })}
              </span>
            </div>
            <span className={styles.left}>
              {year.state === 'open' && left ? (
                <Figure
                  text={t(left.unit === 'day' ? 'days.left' : 'days.hoursLeft', { count: left.count })}
                  figure={String(left.count)}
                />
              ) : (
                t(`begin.${year.state}`)
              )}
            </span>
          </div>
        </li>
        {steps.map(({ key, title, who, day: by, only }) => (
          <li key={key}>
            <b>{textIn(title, locale)}</b>
            {only && (
              <span className="block">
                {t('days.only', { types: only.map((label) => textIn(label, locale)).join(t('days.comma')) })}
              </span>
            )}
            <span className="block">{t('days.by', { day: showDate(by, locale) })}</span>
            <span className="block">{textIn(who, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
