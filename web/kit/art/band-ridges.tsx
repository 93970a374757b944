import { type Point, smoothLine } from './ridge.ts';

const back: readonly Point[] = [
  [-10, 90],
  [120, 60],
  [240, 84],
  [380, 40],
  [520, 78],
  [700, 50],
  [860, 86],
  [1020, 34],
  [1160, 70],
  [1300, 30],
  [1450, 66],
];
const front: readonly Point[] = [
  [-10, 110],
  [160, 92],
  [330, 108],
  [520, 84],
  [720, 106],
  [900, 88],
  [1100, 104],
  [1260, 76],
  [1450, 98],
];

/** The ridge lines along the foot of the closing band. */
export function BandRidges({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true" fill="#0E5B4A">
      <path d={`${smoothLine(back)}V120H-10z`} opacity=".55" />
      <path d={`${smoothLine(front)}V120H-10z`} />
    </svg>
  );
}
