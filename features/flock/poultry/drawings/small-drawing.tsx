import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { smallSources } from './drawings.ts';

/** A drawing on a card or in a list; without `alt` where its score and descriptor stand beside it. */
export function SmallDrawing({ of, alt = '' }: { of: DrawingKey; alt?: string }) {
  return <img {...smallSources(of)} alt={alt} width={200} height={150} decoding="async" />;
}
