import { mark } from '#core/mark.ts';
import { leafVeins } from '../marks/leaf.ts';

/** The ground of the talent card: deep green with one large leaf and a gold edge. */
export function TalentCardGround({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 352 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="352" height="220" fill="#0A4437" />
      <g transform="translate(196 -30) scale(3.4)" opacity=".9">
        <path d={mark.leaf} fill="#0E5B4A" />
        <path d={leafVeins} fill="none" stroke="#B98A3A" strokeOpacity=".55" strokeWidth=".5" />
      </g>
      <path d="M0 219.500h352" stroke="#B98A3A" strokeWidth="3" />
    </svg>
  );
}
