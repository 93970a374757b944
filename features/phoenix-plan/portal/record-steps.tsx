import type { CSSProperties } from 'react';
import { textIn } from '#core/texts/text.ts';
import { dataOf, stateOfKey, type Whole } from '#features/casework/portal/application/programme.ts';
import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';
import { typeIn } from '#features/casework/shared/programme-year.ts';
import { lastStage, stagesDone, withOwnStages } from '#features/casework/shared/stages-done.ts';
import type { Grant } from '#features/payments/portal/grant.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { StepDot } from '#web/kit/pieces/progress/step-dot.tsx';
import styles from './record.module.css';
import { usePhoenixWords } from './words.ts';

/** An application as a record shows it; `grant` is absent where nothing is paid. */
export interface RecordParts {
  readonly whole: Whole;
  readonly programme: Programme;
  readonly grant: Grant | undefined;
}

/** The stages of an application, each with the day on which it was done and who did it. */
export function RecordSteps({ whole, programme: declared, grant }: RecordParts) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { events, state } = whole;
  const programme = withOwnStages(declared, { events, type: typeIn(declared, dataOf(whole)) });
  const isOver = stateOfKey(state).tone === 'ended';
  const isAllPaid = grant !== undefined && grant.paid >= grant.granted;
  const isWhole = state === 'ENDED' || (state === 'EFFECTIVE' && isAllPaid);
  const current = isWhole
    ? programme.stages.length
    : isOver || state === 'SUPPLEMENT'
      ? lastStage(programme, events)
      : stageAt(programme, state);
  const done = stagesDone(programme, events);
  const paid = grant?.instalments.filter((each) => each.state === 'PAID').length ?? 0;
  return (
    <ol className={styles.steps} style={{ '--steps': programme.stages.length } as CSSProperties}>
      {programme.stages.map(({ key, title, who }, index) => {
        const event = done[index];
        const isDone = index < current;
        const isCurrent = index === current;
        const tone = isDone ? 'done' : !isCurrent ? undefined : isOver ? 'bad' : whole.isTurn ? 'mine' : 'part';
        return (
          <li key={key} data-tone={tone} aria-current={isCurrent ? 'step' : undefined}>
            <StepDot tone={tone} className={styles.dot}>
              {isDone ? <Icon name="check" size={14} /> : index + 1}
            </StepDot>
            <b>{textIn(title, locale)}</b>
            {isDone && event ? (
              <span className="block">{showDate(event.at, locale)}</span>
            ) : (
              isCurrent &&
              key === 'payment' &&
              grant && (
                <span className="block">{t('records.paidParts', { paid, count: grant.instalments.length })}</span>
              )
            )}
            <span className="block muted">{textIn(isDone && event ? event.who : who, locale)}</span>
          </li>
        );
      })}
    </ol>
  );
}
