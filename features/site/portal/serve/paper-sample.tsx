import type { ReactNode } from 'react';
import type { PaperKind } from '#features/casework/programmes/blocks/materials.ts';

const gold = '#B98A3A';
const red = '#C0281C';

/** A paper as a scheme: what stands where, and a number where each of `spots` checks looks. */
export function PaperSample({ kind, spots, className }: { kind: PaperKind; spots: number; className: string }) {
  const { draw, at } = papers[kind];
  return (
    <svg className={className} viewBox="0 0 120 120" fill="none" strokeLinecap="round" aria-hidden="true">
      <g stroke="var(--muted)" strokeWidth="2">
        {draw}
      </g>
      {at.slice(0, spots).map(([x, y], index) => (
        <g key={String(index)}>
          <circle cx={x} cy={y} r="8" fill="var(--primary)" />
          <text x={x} y={y + 3.5} textAnchor="middle" fontSize="10" fontWeight="700" fill="var(--white)">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Spot = readonly [x: number, y: number];

const sheet = <path d="M22 8h60l16 16v88H22z M82 8v16h16" fill="var(--card)" />;
const seal = (x: number, y: number) => (
  <g stroke={red} opacity=".75">
    <circle cx={x} cy={y} r="11" />
    <path
      d={`M${x} ${y - 5}l1.500 3.500h3.800l-3 2.300 1.200 3.700-3.500-2.300-3.500 2.300 1.200-3.700-3-2.300h3.800z`}
      fill={red}
    />
  </g>
);
const lines = (y: number, count: number, from = 32, to = 88) =>
  Array.from({ length: count }, (_, index) => `M${from} ${y + index * 9}H${index === count - 1 ? to - 16 : to}`).join(
    '',
  );

const papers: Readonly<Record<PaperKind, { draw: ReactNode; at: readonly Spot[] }>> = {
  card: {
    draw: (
      <>
        <rect x="8" y="30" width="104" height="64" rx="6" fill="var(--card)" />
        <rect x="80" y="42" width="22" height="28" rx="2" fill="var(--primary-soft)" />
        <path d="M91 50a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM83 68c2-6 14-6 16 0" stroke={gold} />
        <path d="M20 46h34M20 56h44M20 66h28M20 82h62" />
      </>
    ),
    at: [
      [62, 46],
      [92, 84],
      [14, 34],
    ],
  },
  certificate: {
    draw: (
      <>
        <rect x="8" y="20" width="104" height="80" rx="4" fill="var(--card)" />
        <rect x="14" y="26" width="92" height="68" rx="2" stroke={gold} />
        <path d="M42 38h36M26 54h68M26 64h68M26 82h32" />
        {seal(88, 80)}
      </>
    ),
    at: [
      [24, 54],
      [66, 82],
      [102, 70],
    ],
  },
  contract: {
    draw: (
      <>
        <path d="M34 6h64v92" fill="var(--primary-soft)" />
        <rect x="22" y="14" width="66" height="98" rx="2" fill="var(--card)" />
        <path d={`M40 26h30${lines(40, 5, 32, 78)}`} />
        <path d="M32 98c6-6 8 4 14-2" stroke="var(--primary-text)" />
        {seal(72, 94)}
      </>
    ),
    at: [
      [98, 14],
      [30, 58],
      [54, 100],
    ],
  },
  record: {
    draw: (
      <>
        {sheet}
        <path d={`M32 22h34 M32 40h56v52H32z M32 53h56M32 66h56M32 79h56M52 40v52M70 40v52`} />
        <path d="M32 104h30" stroke={gold} />
      </>
    ),
    at: [
      [74, 22],
      [42, 66],
      [70, 104],
    ],
  },
  book: {
    draw: (
      <>
        <path d="M60 20c-14-8-34-8-50-2v80c16-6 36-6 50 2 14-8 34-8 50-2V18c-16-6-36-6-50 2z" fill="var(--card)" />
        <path d="M60 20v80M20 38h28M20 48h28M20 58h18M72 38h28M72 48h28M72 58h28M72 68h16" />
        {seal(36, 78)}
      </>
    ),
    at: [
      [20, 30],
      [100, 76],
    ],
  },
  licence: {
    draw: (
      <>
        <rect x="8" y="16" width="104" height="88" rx="2" fill="var(--card)" />
        <rect x="13" y="21" width="94" height="78" stroke={gold} />
        <path d="M44 34h32M22 50h40M22 60h40M22 70h40M22 80h26M72 50h26M72 60h26" />
        {seal(88, 84)}
      </>
    ),
    at: [
      [22, 42],
      [66, 72],
      [102, 72],
    ],
  },
  letter: {
    draw: (
      <>
        {sheet}
        <path d={`M40 26h36${lines(42, 4)}`} />
        <path d="M40 92c6-6 8 4 14-2" stroke="var(--primary-text)" />
        {seal(82, 92)}
      </>
    ),
    at: [
      [24, 46],
      [36, 84],
      [98, 84],
    ],
  },
  birth: {
    draw: (
      <>
        {sheet}
        <path d="M40 24h32M32 42h24M64 42h24M32 52h24M64 52h24M32 70h56M32 80h40" />
        <path d="M60 38v20" stroke={gold} />
        {seal(80, 98)}
      </>
    ),
    at: [
      [60, 34],
      [26, 74],
      [96, 90],
    ],
  },
  vaccination: {
    draw: (
      <>
        <rect x="14" y="14" width="46" height="92" rx="3" fill="var(--primary-soft)" />
        <rect x="60" y="14" width="46" height="92" rx="3" fill="var(--card)" />
        <path d="M37 30v12M31 36h12" stroke={gold} />
        <path d="M24 58h26M24 68h26M24 78h16M68 26h30M68 38h30M68 50h30M68 62h30" />
        {seal(83, 86)}
      </>
    ),
    at: [
      [24, 50],
      [98, 76],
    ],
  },
};
