import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';

/*
 * `web/build.ts` draws them into var/drawings before it builds the app, and the bundler serves them under hashed names:
 *   small  200 × 150   assets/drawing-small.<key>-<hash>.png   for browsers that know no WebP, and whoever links to it
 *   double 400 × 300   assets/drawing-double.<key>-<hash>.webp on cards and lists; in the packs of the worker (half a megabyte)
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

export type DrawingSize = 'small' | 'double' | 'large';

/** Where a drawing is served: `small` (200 × 150) and `double` on cards and lists, `large` wherever it fills the width (1600 × 1200). */
export function drawingUrl(key: DrawingKey, size: DrawingSize): string {
  const url = {
    small: small[`../../../../var/drawings/drawing-small.${key}.png`],
    double: double[`../../../../var/drawings/drawing-double.${key}.webp`],
    large: large[`../../../../var/drawings/drawing-large.${key}.jpg`],
  }[size];
  return url ?? '';
}

/** Sources of a small picture, sharp on every screen: the browser takes what `srcSet` names, wherever it can read it. */
export function smallSources(key: DrawingKey): { src: string; srcSet: string | undefined } {
  return { src: drawingUrl(key, 'small'), srcSet: drawingUrl(key, 'double') || undefined };
}

/** Fetches a small picture before it is shown. */
export function fetchSmall(key: DrawingKey) {
  const { src, srcSet = '' } = smallSources(key);
  const picture = new Image();
  picture.srcset = srcSet;
  picture.src = src;
}
