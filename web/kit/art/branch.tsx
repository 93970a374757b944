import { memo } from 'react';
import { Leaf, type LeafPose } from './leaf.tsx';

const leaves: readonly LeafPose[] = [
  { at: [268, 74], turn: -156, scale: 1.35, fill: '#5F9E88' },
  { at: [190, 20], turn: -112, scale: 1.5, fill: '#0E5B4A' },
  { at: [330, 36], turn: -80, scale: 1.15, fill: '#3E8A72' },
  { at: [446, 48], turn: -170, scale: 1.15, fill: '#3E8A72' },
  { at: [584, 82], turn: 172, scale: 2.1, fill: '#C8452D', vein: '#F6E7C8' },
  { at: [616, 36], turn: -30, scale: 1.7, fill: '#0E5B4A' },
];

/** A wutong branch that hangs in from the upper right corner. */
export const Branch = memo(function Branch({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 640 320" aria-hidden="true">
      <path
        d="M650 30C560 44 470 8 380 30S250 40 190 20M520 22c18 26 34 40 62 62M330 40c-22 10-40 12-62 36M430 20c10 12 14 20 16 30"
        fill="none"
        stroke="var(--bough, #6B4E2A)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      {leaves.map((leaf) => (
        <Leaf key={leaf.at.join()} {...leaf} />
      ))}
    </svg>
  );
});
