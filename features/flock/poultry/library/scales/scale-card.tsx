import type { CSSProperties } from 'react';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useDrawingSeen } from '#features/flock/poultry/drawings/drawing-alt.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './scale-card.module.css';
import { SourceTags } from './tagged-text.tsx';

/** One scale: what is scored, how to judge, each score with its drawing, whose definition it is. */
export function ScaleCard({ scale, scales, kind }: { scale: ScaleKey; scales: ScaleSet; kind: BirdKind }) {
  const t = useLibrary();
  const terms = useTerms();
  const seen = useDrawingSeen();
  const { max, alert, sources } = scalesOf(scales)[scale];
  const [a, b, c] = scales.footCuts;
  return (
    <section className={`stack one gap-8 ${cardClass} ${styles.card}`}>
      <h3>
        {terms(`scale.${scale}`)} <span className="on-one-line">0-{max}</span>
      </h3>
      <p className="strong primary-ink">{t(`about.unit.${scale}`)}</p>
      <p>{t(`about.how.${scale}`, { a, b, c })}</p>
      <ol className={`stack gap-10 ${styles.scores}`} style={{ '--scores': max + 1 } as CSSProperties}>
        {Array.from({ length: max + 1 }, (_, score) => (
          <li key={drawingOf(scale, score, scales, kind)} className={alert.includes(score) ? styles.alert : undefined}>
            <SmallDrawing
              fills
              of={drawingOf(scale, score, scales, kind)}
              alt={seen(drawingOf(scale, score, scales, kind))}
            />
            <b>{score}</b>
            <ScoreWords scale={scale} score={score} scales={scales} />
          </li>
        ))}
      </ol>
      <p className={styles.own}>
        <span className="small bold">{t('about.ownTag')}</span>
        <SourceTags tags={sources} />
      </p>
    </section>
  );
}

function ScoreWords({ scale, score, scales }: { scale: ScaleKey; score: number; scales: ScaleSet }) {
  const terms = useTerms();
  if (isDescribed(scale)) return <span>{terms(scoreKey(scale, score, scales))}</span>;
  const tops = scales.ammoniaTops;
  if (score === 0) return <span>{terms('ammonia.below', { a: tops[0]! })}</span>;
  if (score === tops.length) return <span>{terms('ammonia.above', { a: tops[score - 1]! })}</span>;
  return <span>{terms('ammonia.range', { a: tops[score - 1]!, b: tops[score]! })}</span>;
}
