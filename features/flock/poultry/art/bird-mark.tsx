import { flockMark } from '#features/flock/shared/flock-mark.ts';

/** The product's mark, a hen; `onDark` for grounds in the product's own colour. Its name always stands beside it. */
export function BirdMark({ size = 40, onDark = false }: { size?: number; onDark?: boolean }) {
  const { body, wing, strokes, eye, colours } = flockMark;
  const skin = onDark ? colours.onDark : colours.body;
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path fill={skin} d={body} />
      <path fill={colours.wing} d={wing} />
      <path fill="none" stroke={skin} strokeWidth="1.8" strokeLinecap="round" d={strokes} />
      <circle {...eye} fill={colours.eye} />
    </svg>
  );
}
