import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { type DrawingKey, partsOf, tipSubjects } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import type { DrawingsTexts } from '#features/flock/texts/drawings/CN.ts';
import type { TermsTexts } from '#features/flock/texts/terms/CN.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { type Words, wordsOf } from '#web/kit/i18n.ts';

const useDrawings = wordsOf<DrawingsTexts>('drawings');

/** What is seen on a drawing and what differs from the score before; for a picture whose score and descriptor stand beside it. */
export function useDrawingSeen(): (key: DrawingKey) => string {
  const words = useDrawings();
  return (key) => seenOn(key, words);
}

/**
 * All that a drawing shows, for those who do not see it: scale, score, descriptor, and what differs from the score before.
 * Its page loads the catalogues `drawings` and `terms`.
 */
export function useDrawingAlt(): (key: DrawingKey) => string {
  const words = useDrawings();
  const terms = useTerms();
  return (key) => altOf(key, words, terms);
}

/** The kind of bird where one is seen, then what is to be seen on it. */
function seenOn(key: DrawingKey, words: Words<DrawingsTexts>): string {
  const { plain, kind } = partsOf(key);
  const seen = words(`seen.${plain}`);
  return kind ? words('onBird', { bird: words(`bird.${kind}`), seen }) : seen;
}

function altOf(key: DrawingKey, words: Words<DrawingsTexts>, terms: Words<TermsTexts>): string {
  const seen = seenOn(key, words);
  const [scale, score] = key.split('-') as [ScaleKey, string];
  if (tipSubjects.some((subject) => key === `tip-${subject}`)) return seen;
  if (!isDescribed(scale)) {
    return words('altLevel', { scale: terms(`scale.${scale}`), level: terms('ammonia.levelName', { n: score }), seen });
  }
  const cecTextureMax = key === 'cec_texture-2-foamy' ? 3 : 2;
  const descriptor = terms(scoreKey(scale, Number(score), { cecTextureMax }));
  return words('alt', { scale: terms(`scale.${scale}`), score, descriptor, seen });
}
