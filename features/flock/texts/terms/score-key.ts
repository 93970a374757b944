import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { widestScale } from '#features/flock/shared/scoring/scales.ts';
import { isScored, type ScaleKey, type ScoredScale } from '#features/flock/shared/sections/sections.ts';
import type { TermsTexts } from './CN.ts';

/** Scales whose scores have a descriptor: those that are scored. An ammonia level is told by its ppm. */
export type DescribedScale = ScoredScale;

export function isDescribed(scale: ScaleKey): scale is DescribedScale {
  return isScored(widestScale(scale).section);
}

type ScoreKey = { [S in DescribedScale]: `score.${S}.${keyof TermsTexts['score'][S] & string}` }[DescribedScale];

/** Key of the descriptor of a score (0 to the scale's highest); with four cecal textures 2 reads "foamy" alone. */
export function scoreKey(
  scale: DescribedScale,
  score: number,
  { cecTextureMax }: Pick<ScaleSet, 'cecTextureMax'>,
): ScoreKey {
  const isFoamy = scale === 'cec_texture' && score === 2 && cecTextureMax === 3;
  return `score.${scale}.${isFoamy ? 'foamy' : score}` as ScoreKey;
}
