import { memo, useId } from 'react';
import { Feather } from './feather.tsx';
import { type Point, ridgeArea, smoothLine } from './ridge.ts';

const ridge: readonly Point[] = [
  [-10, 420],
  [90, 380],
  [180, 404],
  [300, 360],
  [420, 400],
  [520, 372],
  [600, 392],
];

/** The ground of the lead programme card: a moon, three feathers and a ridge that fades into the text. */
export const PhoenixScene = memo(function PhoenixScene({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 588 496" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}r`} gradientUnits="userSpaceOnUse" x1="0" y1="360" x2="0" y2="470">
          <stop offset="0" stopColor="#0E5B4A" />
          <stop offset="1" stopColor="#0A4437" />
        </linearGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0A4437" stopOpacity="0" />
          <stop offset=".3" stopColor="#0A4437" stopOpacity=".9" />
          <stop offset="1" stopColor="#0A4437" />
        </linearGradient>
      </defs>
      <rect width="588" height="496" fill="#0A4437" />
      <circle cx="430" cy="150" r="92" fill="#0E5B4A" />
      <circle cx="430" cy="150" r="91" fill="none" stroke="#B98A3A" strokeOpacity=".5" />
      <Feather at={[300, 380]} turn={34} scale={1.08} weight={1.4} opacity={1} />
      <Feather at={[330, 400]} turn={62} scale={0.8} weight={1.2} opacity={0.85} />
      <Feather at={[270, 370]} turn={4} scale={0.7} weight={1.2} opacity={0.7} />
      <path d={ridgeArea(ridge)} fill={`url(#${id}r)`} />
      <path d={smoothLine(ridge)} fill="none" stroke="#B98A3A" strokeOpacity=".4" strokeWidth="1.6" />
      <rect y="300" width="588" height="196" fill={`url(#${id}f)`} />
    </svg>
  );
});
