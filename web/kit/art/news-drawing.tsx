import { memo, useId } from 'react';
import { Leaf } from './leaf.tsx';
import { newsScenes } from './news-scenes.tsx';
import { type Point, ridgeArea, smoothLine } from './ridge.ts';

const ridge: readonly Point[] = [
  [-10, 250],
  [120, 190],
  [220, 226],
  [340, 160],
  [450, 214],
  [560, 170],
  [700, 220],
];
const gold = '#B98A3A';

/** The drawing in the place of a photograph: paper, sun and ridge, and before them what the story is about. */
export const NewsDrawing = memo(function NewsDrawing({ art, className }: { art: unknown; className?: string }) {
  const id = useId();
  const scene = newsScenes[art as keyof typeof newsScenes] ?? newsScenes.hall;
  return (
    <svg className={className} viewBox="0 0 680 357" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="160" x2="0" y2="300">
          <stop offset="0" stopColor="#8FBBA9" />
          <stop offset="1" stopColor="#E4EEE6" />
        </linearGradient>
      </defs>
      <rect width="680" height="357" fill={scene.ground} />
      <circle cx={scene.sun[0]} cy={scene.sun[1]} r="40" fill="#D9684C" opacity=".85" />
      <path d={ridgeArea(ridge)} fill={`url(#${id})`} />
      <path d={smoothLine(ridge)} fill="none" stroke={gold} strokeOpacity=".5" strokeWidth="1.6" />
      {scene.drawing}
      <Leaf at={[650, 30]} turn={-140} scale={1.3} fill="#0E5B4A" />
      <Leaf at={[610, 6]} turn={-170} scale={1} fill="#5F9E88" />
    </svg>
  );
});
