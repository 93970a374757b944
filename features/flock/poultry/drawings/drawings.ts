import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';

/*
 * `web/build.ts` draws them into var/drawings before it builds the app, and the bundler serves them under hashed names:
 *   small  200 × 150   assets/drawing-small.<key>-<hash>.png   precached on install (half a megabyte in all)
 *   double 400 × 300   assets/drawing-double.<key>-<hash>.webp the small ones for sharper screens; precached as well
 *   large  1600 × 1200 assets/drawing-large.<key>-<hash>.jpg   kept by the worker once the page says that it has time, so
 *                                                              that after one visit all of them open without a network
 * In a bare checkout the folder is missing and the lists are empty: types and tests do not need it.
 */
const small = import.meta.glob<string>('../../../../var/drawings/drawing-small.*.png', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const double = import.meta.glob<string>('../../../../var/drawings/drawing-double.*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const large = import.meta.glob<string>('../../../../var/drawings/drawing-large.*.jpg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export type DrawingSize = 'small' | 'large';

/** Where a drawing is served: `small` on cards and lists (200 × 150), `large` wherever it fills the width (1600 × 1200). */
export function drawingUrl(key: DrawingKey, size: DrawingSize): string {
  const url =
    size === 'small'
      ? small[`../../../../var/drawings/drawing-small.${key}.png`]
      : large[`../../../../var/drawings/drawing-large.${key}.jpg`];
  return url ?? '';
}

/** Sources of a small picture, sharp on every screen; `srcSet` names what the browser picks from. */
export function smallSources(key: DrawingKey): { src: string; srcSet: string | undefined } {
  const src = drawingUrl(key, 'small');
  const sharper = double[`../../../../var/drawings/drawing-double.${key}.webp`];
  return { src, srcSet: sharper && `${src} 1x, ${sharper} 2x` };
}

/** Fetches a small picture before it is shown. */
export function fetchSmall(key: DrawingKey) {
  const { src, srcSet = '' } = smallSources(key);
  const picture = new Image();
  picture.srcset = srcSet;
  picture.src = src;
}
