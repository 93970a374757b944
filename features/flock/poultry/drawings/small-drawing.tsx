import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { smallSources } from './drawings.ts';

/**
 * A drawing on a card or in a list; without `alt` where its score and descriptor stand beside it. `fills`: as wide as the
 * card, cut to the shape that the card gives it.
 */
export function SmallDrawing({ of, alt = '', fills = false }: { of: DrawingKey; alt?: string; fills?: boolean }) {
  const look = fills ? { className: 'drawn' } : {};
  return <img {...smallSources(of)} {...look} alt={alt} width={200} height={150} decoding="async" />;
}
