import { useState } from 'react';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { useDrawingAlt } from '#features/flock/poultry/drawings/drawing-alt.ts';
import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import { scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import styles from './compare-dialog.module.css';
import type { Half } from './items.ts';

/** Photo over drawing with a line to drag between them; below, the score and its two neighbours to look at and to choose. */
export function CompareDialog({
  scale,
  scales,
  kind,
  chosen,
  photoUrl,
  onChoose,
  onRemove,
  onClose,
}: {
  scale: Half['scale'];
  scales: ScaleSet;
  kind: BirdKind;
  chosen: number;
  photoUrl: string | null | undefined;
  onChoose: (score: number) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const altOf = useDrawingAlt();
  const [shown, setShown] = useState(chosen);
  const [line, setLine] = useState(50);
  const { max } = scalesOf(scales)[scale];
  const near = [chosen - 1, chosen, chosen + 1].filter((score) => score >= 0 && score <= max);
  return (
    <Dialog
      open
      wide
      title={t('photo.compare')}
      onClose={onClose}
      footer={
        <>
          {photoUrl && (
            <BigButton kind="quiet" icon="trash" onClick={onRemove}>
              {t('photo.remove')}
            </BigButton>
          )}
          <BigButton onClick={() => onChoose(shown)}>{t('photo.choose', { score: shown })}</BigButton>
        </>
      }
    >
      <div className={`anchor clip ${styles.stage}`}>
        <img
          className="cover"
          src={drawingUrl(drawingOf(scale, shown, scales, kind), 'large')}
          alt={altOf(drawingOf(scale, shown, scales, kind))}
        />
        {photoUrl && (
          <>
            <img
              className="cover"
              style={{ clipPath: `inset(0 ${100 - line}% 0 0)` }}
              src={photoUrl}
              alt={t('photo.yours')}
            />
            <span className={styles.line} style={{ left: `${line}%` }} aria-hidden="true" />
            <input
              type="range"
              className={`cover ${styles.range}`}
              aria-label={t('photo.line')}
              min={0}
              max={100}
              value={line}
              onChange={({ target }) => setLine(Number(target.value))}
            />
          </>
        )}
      </div>
      <div className={`stack three gap-8 above-10 ${styles.near}`}>
        {near.map((score) => (
          <button
            key={score}
            type="button"
            className="tap stack clip"
            aria-pressed={score === shown}
            onClick={() => setShown(score)}
          >
            <SmallDrawing fills of={drawingOf(scale, score, scales, kind)} />
            <span className="breaks">
              <b className="size-20">{score}</b> {terms(scoreKey(scale, score, scales))}
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
