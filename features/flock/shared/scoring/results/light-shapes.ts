import type { Light } from '#features/flock/shared/scoring/limits.ts';

/** What a traffic light can say, from best to worst; `none` where a section was not assessed. */
export const lightKinds: readonly Light[] = ['good', 'watch', 'act', 'none'];

export interface LightShape {
  /** Outline on a square of 48, and what is written in it. */
  readonly outline: string;
  readonly glyph: string;
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  readonly glyphWidth: number;
  /** Stripes of 45° over the fill, 3 wide, for a result that the interval leaves open; and their colour. */
  readonly hatch: string;
  readonly pale: string;
}

/** Four shapes that differ without their colours: circle with a tick, triangle, octagon, bar with a dash. */
export const lightShapes: Readonly<Record<Light, LightShape>> = {
  good: {
    outline: 'M24 4a20 20 0 1 0 0 40 20 20 0 1 0 0-40z',
    glyph: 'M14.5 24.5l6.5 6.5 12.5-13.5',
    fill: '#3C9D6B',
    edge: '#1C5F3F',
    ink: '#FFFFFF',
    glyphWidth: 5,
    hatch: hatchOf(polygonOfCircle(24, 24, 20)),
    pale: '#DDF2E7',
  },
  watch: {
    outline: 'M24 4.5L45 42H3z',
    glyph: 'M24 18v11M24 35v.2',
    fill: '#F2B134',
    edge: '#5A3B02',
    ink: '#16211E',
    glyphWidth: 4.8,
    hatch: hatchOf([
      [24, 4.5],
      [45, 42],
      [3, 42],
    ]),
    pale: '#FFF3D2',
  },
  act: {
    outline: 'M15.7 4h16.600L44 15.700v16.600L32.300 44H15.700L4 32.300V15.700z',
    glyph: 'M24 12.500v14M24 34v.2',
    fill: '#A3161C',
    edge: '#6E0B10',
    ink: '#FFFFFF',
    glyphWidth: 5.4,
    hatch: hatchOf([
      [15.7, 4],
      [32.3, 4],
      [44, 15.7],
      [44, 32.3],
      [32.3, 44],
      [15.7, 44],
      [4, 32.3],
      [4, 15.7],
    ]),
    pale: '#F2C9C9',
  },
  none: {
    outline: 'M13 14h22a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z',
    glyph: 'M15 24h18',
    fill: '#8A93A0',
    edge: '#4C5560',
    ink: '#FFFFFF',
    glyphWidth: 5,
    hatch: '',
    pale: '#FFFFFF',
  },
};

/** The inside of a picture of 48 × 48; also for documents, which have no React. */
export function lightSvg(kind: Light, { provisional = false }: { provisional?: boolean } = {}): string {
  const shape = lightShapes[kind];
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return [
    `<path fill="${shape.fill}" d="${shape.outline}"/>`,
    provisional ? `<path fill="none" stroke="${shape.pale}" stroke-width="3" d="${shape.hatch}"/>` : '',
    `<path ${round} stroke="${shape.edge}" stroke-width="2.6" d="${shape.outline}"/>`,
    provisional ? `<path ${round} stroke="${shape.fill}" stroke-width="10" d="${shape.glyph}"/>` : '',
    `<path ${round} stroke="${shape.ink}" stroke-width="${shape.glyphWidth}" d="${shape.glyph}"/>`,
  ].join('');
}

type Point = readonly [number, number];

/** Parallel lines of 45° inside a convex outline, as path data: no clip path, so a page may hold any number of lights. */
function hatchOf(outline: readonly Point[]): string {
  const lines: string[] = [];
  for (let sum = 5; sum < 96; sum += 10) {
    const cuts = outline.flatMap((from, index) => cutAt(sum, from, outline[(index + 1) % outline.length]!));
    const [start, end] = cuts
      .sort((one, other) => one[0] - other[0])
      .filter((_, at, all) => at % (all.length - 1) === 0);
    if (start && end && end[0] - start[0] > 1) lines.push(`M${rounded(start)}L${rounded(end)}`);
  }
  return lines.join('');
}

/** Where the line x + y = sum meets an edge. */
function cutAt(sum: number, [x1, y1]: Point, [x2, y2]: Point): Point[] {
  const before = x1 + y1 - sum;
  const after = x2 + y2 - sum;
  if (before === after || before * after > 0) return [];
  const part = before / (before - after);
  return [[x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]];
}

function polygonOfCircle(cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
}

function rounded(point: Point): string {
  return point.map((value) => Math.round(value * 10) / 10).join(' ');
}
