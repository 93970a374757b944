import type { Light } from '../scoring/limits.ts';
import { at, type Mark, type Scene } from './scene.ts';

type Point = readonly [number, number];

interface Look {
  readonly fill: string;
  /** The stripes of what is provisional. */
  readonly pale: string;
  readonly edge: string;
  readonly shape: readonly Point[];
  readonly sign: string;
  readonly signColour: string;
}

const octagon: readonly Point[] = [
  [15.7, 4],
  [32.3, 4],
  [44, 15.7],
  [44, 32.3],
  [32.3, 44],
  [15.7, 44],
  [4, 32.3],
  [4, 15.7],
];
const triangle: readonly Point[] = [
  [24, 4.5],
  [45, 42],
  [3, 42],
];
/** A circle of 48 corners: stripes are cut at straight edges. */
const circle: readonly Point[] = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI;
  return [24 + 20 * Math.cos(angle), 24 + 20 * Math.sin(angle)];
});
const bar: readonly Point[] = [
  [5, 15],
  [43, 15],
  [43, 33],
  [5, 33],
];

const looks: Readonly<Record<Light, Look>> = {
  good: {
    fill: '#3C9D6B',
    pale: '#DDF2E7',
    edge: '#1C5F3F',
    shape: circle,
    sign: 'M14.5 24.5l6.5 6.5 12.5-13.500',
    signColour: '#FFFFFF',
  },
  watch: {
    fill: '#F2B134',
    pale: '#FFF3D2',
    edge: '#5A3B02',
    shape: triangle,
    sign: 'M24 18v11M24 35v.2',
    signColour: '#16211E',
  },
  act: {
    fill: '#A3161C',
    pale: '#E9A5A6',
    edge: '#6E0B10',
    shape: octagon,
    sign: 'M24 12.5v14M24 34v.2',
    signColour: '#FFFFFF',
  },
  none: { fill: '#8A93A0', pale: '#E6E9ED', edge: '#4C545E', shape: bar, sign: 'M15 24h18', signColour: '#FFFFFF' },
};

/** A light in a field of 48: circle with tick, triangle, octagon, bar with dash; striped when provisional. */
export function lightScene(light: Light, isProvisional: boolean): Scene {
  const { fill, pale, edge, shape, sign, signColour } = looks[light];
  const outline = `${shape.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')}z`;
  const marks: Mark[] = [{ tag: 'path', d: outline, fill }];
  if (isProvisional) {
    marks.push({ tag: 'path', d: stripes(shape), stroke: pale, strokeWidth: 2.8 });
    // A rim in the ground's colour keeps the sign apart from the stripes.
    marks.push({ tag: 'path', d: sign, stroke: light === 'watch' ? '#FBD88C' : fill, strokeWidth: 10, cap: 'round' });
  }
  marks.push({ tag: 'path', d: outline, stroke: edge, strokeWidth: 2.6 });
  marks.push({ tag: 'path', d: sign, stroke: signColour, strokeWidth: 5.2, cap: 'round' });
  return { width: 48, height: 48, marks };
}

/** Lines at 45 degrees, each cut where it leaves a convex shape. */
function stripes(shape: readonly Point[]): string {
  const lines: string[] = [];
  for (let offset = -45; offset <= 45; offset += 7) {
    const cuts = crossings(shape, offset);
    const [first, last] = [cuts[0], cuts.at(-1)];
    if (!first || !last || last[0] - first[0] < 1) continue;
    lines.push(`M${at(first[0])} ${at(first[1])}L${at(last[0])} ${at(last[1])}`);
  }
  return lines.join('');
}

/** Where the line x + y = 48 + offset meets the edges, from left to right. */
function crossings(shape: readonly Point[], offset: number): Point[] {
  const sum = 48 + offset;
  const found: Point[] = [];
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length]!;
    const [before, after] = [x1 + y1 - sum, x2 + y2 - sum];
    if (before === after || before * after > 0) return;
    const share = before / (before - after);
    found.push([x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]);
  });
  return found.sort((a, b) => a[0] - b[0]);
}
