import { memo, type ReactNode } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { withSoftBreaks } from '#features/flock/poultry/format-breaks.ts';
import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import { scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { Half } from './items.ts';
import styles from './score-cards.module.css';

/** The scores of a scale as pictures, best first; `children` fill what is left of the grid. */
export const ScoreCards = memo(function ScoreCards({
  scale,
  scales,
  kind,
  chosen,
  tapped,
  label,
  onChoose,
  children,
}: {
  scale: Half['scale'];
  scales: ScaleSet;
  kind: BirdKind;
  chosen: number | null;
  /** Framed already, still being stored. */
  tapped: number | null;
  /** Names the group for those who do not see it. */
  label: string;
  onChoose: (score: number) => void;
  children?: ReactNode;
}) {
  const { max, alert } = scalesOf(scales)[scale];
  const isThree = max > 5;
  return (
    <fieldset className={isThree ? styles.three : styles.two} aria-label={label}>
      {Array.from({ length: max + 1 }, (_, score) => (
        <ScoreCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the score
          key={score}
          scale={scale}
          score={score}
          scales={scales}
          kind={kind}
          isChosen={score === chosen && (tapped === null || tapped === chosen)}
          isTapped={score === tapped}
          isAlert={alert.includes(score)}
          onChoose={onChoose}
        />
      ))}
      {children}
    </fieldset>
  );
});

const ScoreCard = memo(function ScoreCard({
  scale,
  score,
  scales,
  kind,
  isChosen,
  isTapped,
  isAlert,
  onChoose,
}: {
  scale: Half['scale'];
  score: number;
  scales: ScaleSet;
  kind: BirdKind;
  isChosen: boolean;
  isTapped: boolean;
  isAlert: boolean;
  onChoose: (score: number) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const locale = useSession((session) => session.locale);
  return (
    <button
      type="button"
      className={`${styles.card} ${isChosen || isTapped ? styles.chosen : ''}`}
      aria-pressed={isChosen}
      data-score={score}
      onClick={() => onChoose(score)}
    >
      <SmallDrawing fills of={drawingOf(scale, score, scales, kind)} />
      {isAlert && <span className={`bold ${styles.vet}`}>{t('score.vet')}</span>}
      {isChosen && (
        <span className={`middle ${styles.tick}`} aria-hidden="true">
          <FieldIcon name="check" size={22} />
        </span>
      )}
      <span className={`${styles.label} row gap-10 grows strong size-17 lines-1-2`}>
        <span className={`rigid ${styles.number}`}>{score}</span>
        <span className={`slim breaks ${styles.words}`}>
          {withSoftBreaks(terms(scoreKey(scale, score, scales)), locale)}
        </span>
      </span>
    </button>
  );
});

/** A free cell of the grid that does something else. */
export function GridTile({
  icon,
  children,
  onClick,
}: {
  icon: 'question' | 'torch' | 'camera';
  children: ReactNode;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <FieldIcon name={icon} />
      {children}
    </button>
  );
}
