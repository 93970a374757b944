import type { Light as LightKind } from '#features/flock/shared/scoring/limits.ts';
import { lightShapes } from '#features/flock/shared/scoring/results/light-shapes.ts';

/**
 * A traffic light of a section: its shape says it without colour, and hatch says that the interval leaves it open.
 * `label` only where no word stands beside it.
 */
export function Light(props: { kind: LightKind; provisional?: boolean; size?: number; label?: string }) {
  const { kind, provisional = false, size = 44, label } = props;
  const shape = lightShapes[kind];
  const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path fill={shape.fill} d={shape.outline} />
      {provisional && <path fill="none" stroke={shape.pale} strokeWidth="3" d={shape.hatch} />}
      <path {...round} stroke={shape.edge} strokeWidth="2.6" d={shape.outline} />
      {provisional && <path {...round} stroke={shape.fill} strokeWidth="10" d={shape.glyph} />}
      <path {...round} stroke={shape.ink} strokeWidth={shape.glyphWidth} d={shape.glyph} />
    </svg>
  );
}
