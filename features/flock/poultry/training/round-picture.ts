import { drawVariant } from '#features/flock/shared/scoring/drawings/draw.ts';
import { shownBy, variantOf } from '#features/flock/shared/scoring/training.ts';

/** Address of a picture of a round, drawn on this device: no network, and none of the drawings of the cards. */
export function pictureUrl(picture: string): string {
  const [shown, drawn] = [shownBy(picture), variantOf(picture)];
  if (!shown || !drawn) return '';
  return `data:image/svg+xml,${encodeURIComponent(drawVariant({ ...shown, kind: drawn.kind }, drawn.variant))}`;
}
