import { useId } from 'react';
import { Leaf } from './leaf.tsx';

export type MiniSite = 'itec' | 'college' | 'cbd';

/** Where the shade begins. */
const tops = { itec: 140, college: 130, cbd: 120 } as const;

/** The picture of a mini-site card; its lower half fades so that the title reads. */
export function MiniSiteScene({
  site,
  open = false,
  className,
}: {
  site: MiniSite;
  /** Without the shade, for scenes with no words over them. */
  open?: boolean;
  className?: string | undefined;
}) {
  const id = useId();
  const [ground, shade] = [`var(--site-${site})`, `var(--site-${site}-deep)`];
  const top = tops[site];
  return (
    <svg className={className} viewBox="0 0 384 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={shade} stopOpacity="0" />
          <stop offset=".6" stopColor={shade} />
        </linearGradient>
      </defs>
      <rect width="384" height="260" fill={ground} />
      {scenes[site]}
      {!open && <rect y={top} width="384" height={260 - top} fill={`url(#${id})`} />}
    </svg>
  );
}

const windows = [
  [158, 76],
  [170, 96],
  [200, 50],
  [206, 74],
  [240, 104],
  [254, 124],
  [286, 38],
  [296, 60],
  [286, 84],
  [328, 92],
  [344, 112],
  [200, 110],
];

const scenes = {
  itec: (
    <>
      <g fill="none" stroke="#F6E7C8" strokeOpacity=".5">
        {[40, 66, 92, 118, 144].map((radius) => (
          <circle key={radius} cx="292" cy="84" r={radius} />
        ))}
      </g>
      <path d="M0 190C90 180 220 150 292 84" stroke="#E9A14B" strokeWidth="3" fill="none" />
      <path d="m292 84-26 6 12 14z" fill="#E9A14B" />
      <circle cx="292" cy="84" r="12" fill="#C8452D" />
      <circle cx="226" cy="84" r="4" fill="#F6E7C8" />
      <circle cx="340" cy="162" r="4" fill="#F6E7C8" />
    </>
  ),
  college: (
    <>
      <circle cx="286" cy="72" r="40" fill="#E7BE72" />
      <path d="M176 128c40-4 80-20 110-56 30 36 70 52 110 56l-4 10H180z" fill="#4A330B" />
      <path d="M206 138v80M246 138v80M326 138v80M366 138v80" stroke="#4A330B" strokeWidth="9" />
      <path d="M176 128c40-4 80-20 110-56 30 36 70 52 110 56" stroke="#F6E7C8" fill="none" strokeWidth="2" />
      <path d="M20 60h110M20 82h92M20 104h74M20 126h56" fill="none" stroke="#F6E7C8" strokeOpacity=".5" />
    </>
  ),
  cbd: (
    <>
      <path
        d="M150 220V60h34V220zM192 220V30h28V220zM228 220V86h40V220zM276 220V16h32V220zM316 220V70h46V220z"
        fill="#2C7A66"
      />
      <path d={windows.map(([x, y]) => `M${x} ${y}h7v9h-7z`).join('')} fill="#F6E7C8" opacity=".85" />
      <Leaf at={[330, 60]} turn={200} scale={1.2} fill="#C8452D" vein="#F6E7C8" />
    </>
  ),
} as const;
