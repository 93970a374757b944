import { useId } from 'react';
import { Leaf } from './leaf.tsx';
import { type Point, ridgeArea, smoothLine } from './ridge.ts';

const back: readonly Point[] = [
  [-10, 150],
  [60, 132],
  [140, 104],
  [210, 124],
  [300, 72],
  [360, 100],
  [440, 58],
  [510, 92],
  [580, 66],
];
const front: readonly Point[] = [
  [60, 152],
  [160, 140],
  [240, 116],
  [310, 134],
  [400, 104],
  [480, 122],
  [580, 98],
];

/** Two ridges and two falling leaves at the right end of an inner page's head. */
export function PageDeco({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 560 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}b`} gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="150">
          <stop offset="0" stopColor="var(--deco-1, #CFE2D8)" />
          <stop offset="1" stopColor="var(--deco-2, #F1F6F3)" />
        </linearGradient>
        <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" x1="0" y1="96" x2="0" y2="156">
          <stop offset="0" stopColor="var(--deco-3, #9CC3B3)" />
          <stop offset="1" stopColor="var(--deco-4, #E4EFEA)" />
        </linearGradient>
      </defs>
      <path d={ridgeArea(back)} fill={`url(#${id}b)`} />
      <path d={smoothLine(back)} fill="none" stroke="#B98A3A" strokeOpacity=".4" strokeWidth="1.6" />
      <path d={ridgeArea(front)} fill={`url(#${id}f)`} />
      <path d={smoothLine(front)} fill="none" stroke="#B98A3A" strokeOpacity=".6" strokeWidth="1.6" />
      <Leaf at={[470, 60]} turn={-150} scale={0.9} fill="#0E5B4A" opacity={0.9} />
      <Leaf at={[420, 40]} turn={-120} scale={0.55} fill="#C8452D" vein="#F6E7C8" opacity={0.9} />
    </svg>
  );
}
