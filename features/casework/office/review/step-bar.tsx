import { useTexts } from '#features/casework/office/words.ts';
import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { Case } from './case-model.ts';
import styles from './desk.module.css';

/** The stages of the programme: done ones with their day, the present one with the day it is due. */
export function StepBar({ found, programme }: { found: Case; programme: Programme | undefined }) {
  const t = useTexts();
  const read = useTextIn();
  if (!programme) return null;
  const stages = programme.stages;
  const isInEffect = found.state === 'EFFECTIVE';
  // A returned case stands where it was when it was returned; what took effect in the last step is through with it.
  const isThrough = isInEffect && stages.at(-1)!.states.includes('APPROVED');
  const stays = isThrough ? stages.length : stageAt(programme, found.askedFrom ?? found.state);
  const reached = (at: number) =>
    found.events.find(({ state }) => (at === stages.length ? state === 'EFFECTIVE' : stageAt(programme, state) === at));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow screen, and only what is focused scrolls by key
    <ol className={`row rigid size-12-5 ${styles.steps}`} tabIndex={0} aria-label={t('review.steps')}>
      {stages.map((stage, at) => {
        const isNow = at === stays;
        const isDone = at < stays;
        const left = isDone ? reached(at + 1) : undefined;
        return (
          <li
            className="row gap-6 muted on-one-line"
            key={stage.key}
            data-step={isNow ? 'now' : isDone ? 'done' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            {isDone && <Icon name="check" size={13} />}
            {read(stage.title)}
            {left && <small className="size-12 muted plain">{momentOf(left.at).short}</small>}
            {/* What is in effect is not due: it ends some day. */}
            {isNow && !isInEffect && found.dueAt && (
              <small className="size-12 muted plain" data-late={new Date(found.dueAt) < new Date() ? '' : undefined}>
                {t('review.due1', { date: momentOf(found.dueAt).short })}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
