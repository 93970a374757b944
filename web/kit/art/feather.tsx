import { smoothLine } from './ridge.ts';

const barbSpan = [
  14.1, 16, 17.9, 19.9, 22, 24.1, 26.2, 28.3, 30.4, 32.5, 34.6, 36.6, 38.5, 40.4, 42.1, 43.7, 45.2, 46.6, 47.7, 48.7,
  49.6, 50.2, 50.6, 50.8, 50.8, 50.6, 50.1, 49.4, 48.4, 47.2, 45.8, 44.1, 42.2, 40.1, 37.8, 35.2, 32.5, 29.7, 26.6,
  23.5, 16.2, 13.5, 10.7,
];

const spine = smoothLine([
  [-8, 36],
  [-2.1, 9.3],
  [3.9, -17.5],
  [9.7, -44.2],
  [15, -70.9],
  [19.5, -97.6],
  [22.9, -124.4],
  [25.1, -151.1],
  [26, -177.8],
  [25.5, -204.5],
  [23.6, -231.3],
  [20.5, -258],
]);

const stops = [
  [0x24, 0x61, 0x48],
  [0xb9, 0x8a, 0x3a],
  [0xc7, 0x48, 0x2e],
] as const;

const barbs = barbSpan.map((span, index) => {
  const y = -19.6 - index * 6.52;
  // The spine leans over in a shallow arc whose highest point lies near y = -180.
  const x = 26 - ((y + 180) / 160) ** 2 * (y > -180 ? 21.4 : 22);
  const [dx, dy] = [span * 0.5645, span * 1.484];
  const at = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  const shape = [-1, 1].map((side) => `${at}q${n(side * dx)} ${n(-span * 0.29)} ${n(side * span)} ${n(-dy)}`).join('');
  return { shape, stroke: shade(index / (barbSpan.length - 1)) };
});

export interface FeatherPose {
  at: readonly [x: number, y: number];
  turn: number;
  scale: number;
  weight: number;
  opacity: number;
}

/** A phoenix tail feather, green at the root, gold along the vane, vermilion at the eye. */
export function Feather({ at, turn, scale, weight, opacity }: FeatherPose) {
  return (
    <g
      transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={weight}
      opacity={opacity}
    >
      {barbs.map((barb) => (
        <path key={barb.shape} d={barb.shape} stroke={barb.stroke} />
      ))}
      <path d={spine} stroke="#8A6420" strokeWidth="2.2" />
      <ellipse cx="20.46" cy="-284" rx="15" ry="24" fill="#C8452D" />
      <ellipse cx="20.46" cy="-280" rx="9" ry="15" fill="#F6E7C8" />
      <ellipse cx="20.46" cy="-277" rx="5" ry="9" fill="#0E5B4A" />
    </g>
  );
}

function shade(share: number): string {
  const half = share < 0.47 ? 0 : 1;
  const within = half === 0 ? share / 0.47 : (share - 0.47) / 0.53;
  const mixed = stops[half]!.map((from, index) => Math.round(from + (stops[half + 1]![index]! - from) * within));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function n(value: number): string {
  return value.toFixed(1);
}
