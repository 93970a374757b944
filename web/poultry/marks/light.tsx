import { useId } from 'react';
import type { Light } from '#core/scoring/limits.ts';

const looks = {
  good: { fill: '#3C9D6B', pale: '#DDF2E7', edge: '#1C5F3F' },
  watch: { fill: '#F2B134', pale: '#FFF3D2', edge: '#5A3B02' },
  act: { fill: '#A3161C', pale: '#E9A5A6', edge: '#6E0B10' },
  none: { fill: '#8A93A0', pale: '#8A93A0', edge: '#4C5560' },
} as const;

const shapes = {
  good: <circle cx="24" cy="24" r="20" />,
  watch: <path d="M24 4.500L45 42H3z" strokeLinejoin="round" />,
  act: <path d="M15.700 4h16.600L44 15.700v16.600L32.300 44H15.700L4 32.300V15.700z" />,
  none: <rect x="5" y="14" width="38" height="20" rx="8" />,
} as const;

const signs = {
  good: { d: 'M14.500 24.500l6.500 6.500 12.500-13.500', ink: '#fff', halo: '#3C9D6B', width: 5 },
  watch: { d: 'M24 18v11M24 35v.2', ink: '#16211E', halo: '#FBD88C', width: 4.8 },
  act: { d: 'M24 12.500v14M24 34v.2', ink: '#fff', halo: '#A3161C', width: 5.4 },
  none: { d: 'M15 24h18', ink: '#fff', halo: '#8A93A0', width: 5 },
} as const;

/**
 * A light as shape, sign and colour: circle with tick, triangle, octagon, bar. Provisional: the same shape, hatched.
 * `label` names it where no word stands beside.
 */
export function LightMark({
  light,
  isProvisional = false,
  size = 32,
  label,
}: {
  light: Light;
  isProvisional?: boolean;
  size?: number;
  label?: string;
}) {
  const id = useId();
  const { fill, pale, edge } = looks[light];
  const { d, ink, halo, width } = signs[light];
  const isHatched = isProvisional && light !== 'none';
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden because a word stands beside it
    <svg viewBox="0 0 48 48" width={size} height={size} style={{ flex: 'none' }} {...named}>
      {isHatched && (
        <defs>
          <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" fill={fill} />
            <rect width="3" height="7" fill={pale} />
          </pattern>
        </defs>
      )}
      <g fill={isHatched ? `url(#${id})` : fill} stroke={edge} strokeWidth="2.6">
        {shapes[light]}
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {isHatched && <path d={d} stroke={halo} strokeWidth="10" />}
        <path d={d} stroke={ink} strokeWidth={width} />
      </g>
    </svg>
  );
}
