import { useMemo, useState } from 'react';
import { IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scoresOf } from '#features/flock/shared/scoring/scales.ts';
import { shownBy, type TrainingAnswer } from '#features/flock/shared/scoring/training.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { pictureUrl } from './round-picture.ts';
import styles from './training.module.css';

/** One drawing after the other; a tap on a score goes on. */
export function RoundRunner({
  drawings,
  words,
  onEnd,
  onStop,
}: {
  drawings: readonly string[];
  words: FlockWords;
  onEnd: (answers: readonly TrainingAnswer[]) => void;
  onStop: () => void;
}) {
  const { report: t, terms } = words;
  const [answers, setAnswers] = useState<readonly TrainingAnswer[]>([]);
  const [isStopping, setStopping] = useState(false);
  const drawing = drawings[answers.length];
  const shown = drawing ? shownBy(drawing) : null;
  const picture = useMemo(() => drawing && pictureUrl(drawing), [drawing]);
  if (!drawing || !shown) return null;
  const { scale } = shown;
  if (!isDescribed(scale)) return null;
  const give = (score: number) => {
    const given = [...answers, { drawing, score }];
    if (given.length === drawings.length) onEnd(given);
    else setAnswers(given);
  };
  return (
    <Page
      title={terms(`scale.${scale}`)}
      sub={t('training.drawing', { no: answers.length + 1, total: drawings.length })}
      offline="chip"
      actions={<IconButton icon="close" label={t('training.stop')} onClick={() => setStopping(true)} />}
    >
      <div className={`stack gap-12 ${styles.round}`}>
        <img
          key={answers.length}
          className={`${styles.drawing} whole on-card edged`}
          src={picture}
          alt={t('training.drawing', { no: answers.length + 1, total: drawings.length })}
        />
        <div>
          <h2 className="bold size-20">{t('training.whichScore')}</h2>
          <div className={`stack gap-10 above-8 ${styles.scores}`}>
            {scoresOf(scale, firstScaleSet).map((score) => (
              <button
                className="stack level gap-8 on-card rounded edged size-17"
                key={score}
                type="button"
                onClick={() => give(score)}
              >
                <b>{score}</b>
                <span>{terms(scoreKey(scale, score, firstScaleSet))}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
      <Confirm
        open={isStopping}
        title={t('training.stop')}
        confirm={t('training.stop')}
        cancel={t('training.keepOn')}
        kind="danger"
        onConfirm={onStop}
        onClose={() => setStopping(false)}
      >
        {t('training.stopNote')}
      </Confirm>
    </Page>
  );
}
