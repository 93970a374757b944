import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { withOwnDays } from '#core/calendar/working-days.ts';
import type { Values } from '#core/forms/values.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { leastDays } from '#features/casework/shared/year-checks.ts';
import { yearPlan } from '#features/casework/shared/year-plan.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { YearView } from './use-year.ts';
import styles from './year.module.css';

interface StepBarsProps {
  form: RecordFormState;
  values: Values;
  year: YearView;
  isLocked: boolean;
}

interface StepRow {
  readonly id: string;
  readonly state: string;
  readonly days: unknown;
}

const rowsOf = ({ stepDays }: Values) => (Array.isArray(stepDays) ? (stepDays as StepRow[]) : []);

/** The steps as bars on the calendar of the year: a bar moves, and all after it, as its working days are typed. */
export function StepBars({ form, values, year: { facts, base }, isLocked }: StepBarsProps) {
  const t = useTexts();
  const read = useTextIn();
  if (!facts) return <p className="size-13 muted">{t('year.stepsLater')}</p>;
  const days = daysIn(values);
  const calendar = withOwnDays(mainlandChina, facts.ownDays);
  const plan = yearPlan({ opensOn: values.opensOn, closesOn: values.closesOn, stages: facts.stages, days, calendar });
  const was = daysIn(base ?? {});
  const set = (state: string, typed: string) => {
    const others = rowsOf(form.values).filter((row) => row.state !== state);
    form.set('stepDays', typed === '' ? others : [...others, { id: state, state, days: typed }]);
  };
  const bar = ({ left, width }: { left: number; width: number }) => ({
    left: `${left}%`,
    width: `${Math.max(width, 0.8)}%`,
  });
  const lines = plan?.lines ?? facts.stages.map((stage) => ({ ...stage, to: '', left: 0, width: 0 }));
  return (
    <div className={styles.plan}>
      {plan && (
        <div className={styles.months} aria-hidden="true">
          {plan.months.filter(isNamed).map(({ month, left }) => (
            <span key={left} style={{ left: `${left}%` }}>
              {t('year.month', { month })}
            </span>
          ))}
        </div>
      )}
      {plan && (
        <div className={styles.step}>
          <span>{t('year.apply')}</span>
          <div className={styles.track} aria-hidden="true">
            {plan.holidays.map((span) => (
              <u key={span.left} style={bar(span)} />
            ))}
            <i data-kind="open" style={bar(plan.open)} />
          </div>
          <em>{t('year.openDays', { count: plan.openDays })}</em>
          <b>{plan.open.to.slice(5)}</b>
        </div>
      )}
      {lines.map((line) => {
        const row = rowsOf(form.values).find(({ state }) => state === line.state);
        const usual = facts.stages.find(({ state }) => state === line.state)?.days ?? line.days;
        const isShort = line.days < (leastDays[line.state] ?? 0);
        const isChanged = base !== null && (days.get(line.state) ?? usual) !== (was.get(line.state) ?? usual);
        return (
          <div key={line.state} className={styles.step} data-changed={isChanged || undefined}>
            <span>{read(line.title)}</span>
            <div className={styles.track} aria-hidden="true">
              {plan?.holidays.map((span) => (
                <u key={span.left} style={bar(span)} />
              ))}
              {plan && (
                <i data-kind={isShort ? 'short' : line.state === 'PUBLICITY' ? 'notice' : 'step'} style={bar(line)} />
              )}
            </div>
            <em>
              {line.isTimed ? (
                <input
                  className={fieldClasses.input}
                  inputMode="numeric"
                  aria-label={`${read(line.title)} ${t('year.workingDays')}`}
                  aria-invalid={isShort || undefined}
                  readOnly={isLocked}
                  placeholder={String(usual)}
                  value={String(row?.days ?? '')}
                  onChange={({ target }) => set(line.state, target.value)}
                />
              ) : (
                <span>{line.days}</span>
              )}
              {t('year.workingDays')}
            </em>
            <b>{line.to.slice(5)}</b>
          </div>
        );
      })}
      {!plan && <p className="size-12 muted">{t('year.noPlan')}</p>}
    </div>
  );
}

/** Of a long plan not every month has room for its name. */
function isNamed(_: unknown, at: number, { length }: { readonly length: number }): boolean {
  return at % Math.ceil(length / 8) === 0;
}

function daysIn(values: Values): ReadonlyMap<string, number> {
  return new Map(
    rowsOf(values).flatMap(({ state, days }) =>
      typeof days === 'number' && Number.isInteger(days) && days > 0 ? [[state, days] as const] : [],
    ),
  );
}
