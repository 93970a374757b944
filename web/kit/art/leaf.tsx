import { mark } from '#core/mark.ts';
import { leafVeins } from '../marks/leaf.ts';

export interface LeafPose {
  at: readonly [x: number, y: number];
  turn: number;
  scale: number;
  fill: string;
  vein?: string;
  opacity?: number;
}

/** One wutong leaf inside another drawing, hung by its stalk. */
export function Leaf({ at, turn, scale, fill, vein = '#E9D6A6', opacity = 1 }: LeafPose) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale}) translate(-32 -60)`} opacity={opacity}>
      <path d={mark.leaf} fill={fill} />
      <path d={leafVeins} fill="none" stroke={vein} strokeWidth=".9" strokeLinecap="round" />
    </g>
  );
}

/** The leaf as a thin outline in the text colour, for the corner of a card. */
export function LeafOutline({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={mark.leaf} strokeWidth=".6" />
      <path d={leafVeins} strokeWidth=".5" strokeLinecap="round" />
    </svg>
  );
}
