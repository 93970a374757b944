import { memo, useId } from 'react';
import { contour, type Point, ridgeArea, smoothLine } from './ridge.ts';

interface Ridge {
  points: readonly Point[];
  shade: readonly [from: string, to: string, top: number, bottom: number];
  gold: number;
  contours?: { count: number; drop: number; flatten: number; gold: number };
}

const far: Ridge = {
  points: [
    [-20, 412],
    [90, 372],
    [170, 386],
    [262, 318],
    [330, 352],
    [420, 300],
    [500, 346],
    [600, 372],
    [700, 330],
    [790, 352],
    [884, 276],
    [950, 318],
    [1040, 250],
    [1120, 304],
    [1210, 268],
    [1300, 330],
    [1380, 296],
    [1470, 350],
  ],
  shade: ['var(--ridge-1)', 'var(--mist-1)', 250, 480],
  gold: 0.35,
};

const near: readonly Ridge[] = [
  {
    points: [
      [-20, 470],
      [80, 440],
      [160, 404],
      [240, 446],
      [350, 462],
      [450, 420],
      [540, 448],
      [640, 470],
      [740, 430],
      [820, 396],
      [900, 436],
      [1000, 416],
      [1080, 360],
      [1150, 392],
      [1250, 348],
      [1340, 408],
      [1470, 372],
    ],
    shade: ['var(--ridge-2)', 'var(--mist-2)', 345, 560],
    gold: 0.55,
    contours: { count: 3, drop: 43, flatten: 0.047, gold: 0.4 },
  },
  {
    points: [
      [-20, 500],
      [60, 470],
      [150, 492],
      [250, 520],
      [380, 506],
      [480, 484],
      [580, 508],
      [700, 530],
      [830, 500],
      [930, 468],
      [1020, 496],
      [1120, 470],
      [1220, 430],
      [1320, 470],
      [1470, 430],
    ],
    shade: ['var(--ridge-3)', 'var(--mist-3)', 425, 640],
    gold: 0.75,
    contours: { count: 3, drop: 45.6, flatten: 0.057, gold: 0.5 },
  },
  {
    points: [
      [-20, 566],
      [120, 540],
      [260, 560],
      [420, 580],
      [560, 560],
      [720, 574],
      [880, 590],
      [1040, 560],
      [1180, 536],
      [1320, 552],
      [1470, 520],
    ],
    shade: ['var(--ridge-4)', 'var(--mist-4)', 520, 640],
    gold: 0.9,
    contours: { count: 2, drop: 39.3, flatten: 0.043, gold: 0.35 },
  },
];

const skyline =
  'M556 420v-62h16v62zM576 420v-96q11-19.8 22 0v96zM602 420v-70h14v70zM620 420v-118l13-23.4 13 23.4v118zM650 420v-84h18v84zM672 420v-138h9v-16h2v16h9v138zM696 420v-92h30v92zM730 420v-112q8-14.400 16 0v112zM750 420v-74h24v74zM780 420v-58h14v58zM470 420v-48h18v48zM492 420v-70l13-23.400 13 23.400v70zM522 420v-56h18v56zM812 420v-60q10-18 20 0v60zM838 420v-44h26v44z';

const water = [
  [300, 548, 40],
  [347, 559, 251],
  [304, 570, 202],
  [351, 581, 153],
] as const;

/** Layered ridges with gold contours, a skyline between them and one sun, drawn from the bottom of their box. */
export const Hills = memo(function Hills({
  className,
  sun = [802, 150, 54],
}: {
  className?: string | undefined;
  sun?: readonly [number, number, number];
}) {
  const id = useId();
  const [x, y, radius] = sun;
  return (
    <svg className={className} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sun`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#D9684C" />
          <stop offset="1" stopColor="#EDC28D" />
        </linearGradient>
      </defs>
      <g data-part="sun">
        <circle cx={x} cy={y} r={radius} fill={`url(#${id}sun)`} opacity=".9" />
        <path
          d={`M${x - 120} ${y + 22}h96q14 0 14-9t-13-9M${x - 60} ${y + 36}h150M${x + 30} ${y + 14}h96q13 0 13-8t-12-8`}
          fill="none"
          stroke="var(--cloud, #D8CDAE)"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity=".9"
        />
      </g>
      <RidgeShape id={`${id}far`} ridge={far} />
      <path d={skyline} fill="var(--skyline)" opacity=".75" />
      {near.map((ridge, index) => (
        <RidgeShape key={ridge.gold} id={`${id}${index}`} ridge={ridge}>
          {index === 1 &&
            water.map(([left, top, run]) => (
              <path
                key={top}
                d={`M${left} ${top}q20-5 40 0t40 0h${run}`}
                fill="none"
                stroke="#B98A3A"
                strokeOpacity=".55"
              />
            ))}
        </RidgeShape>
      ))}
    </svg>
  );
});

function RidgeShape({ id, ridge, children }: { id: string; ridge: Ridge; children?: React.ReactNode }) {
  const [from, to, top, bottom] = ridge.shade;
  const { count = 0, drop = 0, flatten = 0, gold = 0 } = ridge.contours ?? {};
  return (
    <>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={bottom}>
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <path d={ridgeArea(ridge.points)} fill={`url(#${id})`} />
      <path d={smoothLine(ridge.points)} fill="none" stroke="#B98A3A" strokeOpacity={ridge.gold} strokeWidth="1.6" />
      {Array.from({ length: count }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the contours are nothing but their order
          key={index}
          d={smoothLine(contour(ridge.points, drop * (index + 1), flatten * (index + 1)))}
          fill="none"
          stroke="#B98A3A"
          strokeOpacity={gold * (1 - index / (count + 1))}
        />
      ))}
      {children}
    </>
  );
}
