import { useId } from 'react';
import { cometPath } from './comet.ts';

/** Stars where a small generator puts them: always the same ones. */
const stars = Array.from({ length: 70 }, (_, index) => {
  const part = (step: number) => ((index * step + 37) % 997) / 997;
  return { x: Math.round(part(389) * 2400 - 600), y: Math.round(part(613) * 360 + 12), r: 1 + (index % 3) * 0.4 };
});

const rings = [74, 124, 184, 254, 334, 424];
const planets = [
  [962, 156, 4, 'var(--cream)'],
  [1130, 75, 5, 'var(--cream)'],
  [1201, 236, 6, 'var(--contest-line)'],
  [1338, 300, 7, 'var(--cream)'],
  [758, 88, 4, 'var(--cream)'],
] as const;

const far =
  'M-600 470C-470 440-380 452-260 474S-60 500 60 470 300 448 430 476 700 506 840 470 1080 420 1230 446 1500 492 1620 452 1760 430 1800 436';
const near =
  'M-600 520C-420 496-300 520-160 516S120 484 300 504 640 544 820 516 1130 486 1290 512 1600 530 1800 500V560H-600z';

/** A night sky over two ridges: the comet rises along the calendar of the contest to its sun. */
export function CometSky({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="-600 0 2400 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--contest-night)" />
          <stop offset=".62" stopColor="var(--site-itec)" />
          <stop offset="1" stopColor="var(--contest-sky)" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="var(--contest-amber)" stopOpacity=".55" />
          <stop offset=".35" stopColor="var(--accent)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}tail`} gradientUnits="userSpaceOnUse" x1="-600" x2="1036" y1="0" y2="0">
          <stop offset="0" stopColor="var(--contest-amber)" stopOpacity="0" />
          <stop offset=".42" stopColor="var(--contest-amber)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--contest-amber)" />
        </linearGradient>
      </defs>
      <rect x="-600" width="2400" height="560" fill={`url(#${id}sky)`} />
      <g fill="var(--cream)" fillOpacity=".5">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill="none" stroke="var(--cream)" strokeOpacity=".2">
        {rings.map((radius) => (
          <circle key={radius} cx="1036" cy="156" r={radius} />
        ))}
      </g>
      <circle cx="1036" cy="156" r="150" fill={`url(#${id}glow)`} />
      <path d={`${far}V560H-600z`} fill="var(--contest-hill)" />
      <path d={far} fill="none" stroke="var(--gold)" strokeOpacity=".45" strokeWidth="1.4" />
      <path d={near} fill="var(--contest-night)" />
      <path d={cometPath} fill="none" stroke={`url(#${id}tail)`} strokeWidth="3" />
      <circle cx="1036" cy="156" r="34" fill="var(--accent)" stroke="var(--contest-rule)" strokeWidth="1.5" />
      {planets.map(([x, y, radius, fill]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={fill} />
      ))}
    </svg>
  );
}
