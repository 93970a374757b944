import type { DrawingKey } from '#core/scoring/drawings/drawing-keys.ts';
import { type DescribedScale, scoreKey } from '#core/texts/poultry/terms/score-key.ts';
import { useTerms } from '../../catalogues.ts';

/** What a drawing shows, in a few words: scale, score and descriptor; empty for the scenes of the tips. */
export function useDrawingWords(): (key: DrawingKey) => string {
  const t = useTerms();
  return (key) => {
    const [scale, score, foamy] = key.split('-') as [DescribedScale | 'nh3' | 'tip', string, string?];
    if (scale === 'tip') return '';
    if (scale === 'nh3') return `${t('scale.nh3')}, ${t('ammonia.levelName', { n: score })}`;
    const words = t(scoreKey(scale, Number(score), { cecTextureMax: foamy ? 3 : 2 }));
    return `${t(`scale.${scale}`)}, ${score}: ${words}`;
  };
}
