/** A point in the box of a character: 10 wide, 14 high. */
export type Point = readonly [x: number, y: number];

/** Characters nobody takes for another, as strokes in a box of 10 by 14; `~` begins a stroke that is drawn as a curve. */
const glyphs: Record<string, readonly string[]> = {
  '2': ['~1,3.6 2.2,1 5,0 8,1 9,3.8 7.2,7.2', '7.2,7.2 .8,14 9.4,14'],
  '3': ['~1,2 3,.3 6,0 8.6,1.5 8.6,4.8 6,6.4 3.8,6.6', '~3.8,6.6 7,6.8 9.3,9 9,12 6.5,14 3,14 .8,12'],
  '4': ['7,14 7,0 .5,9.6 9.8,9.6'],
  '6': ['~8.4,.8 5.5,.4 2.8,2.8 1,7 1,11 3,13.8 6,14 8.8,12.3 9,9.4 7,7.4 4.2,7.4 1.6,9.4'],
  '7': ['.8,0 9.2,0 3.8,14'],
  A: ['.5,14 5,0 9.5,14', '2.4,9 7.6,9'],
  C: ['~9.2,2.8 7,.4 4.2,.2 1.6,2.4 .8,7 1.6,11.6 4.2,13.8 7,13.6 9.2,11.2'],
  E: ['9,0 1.2,0 1.2,14 9,14', '1.2,7 7.5,7'],
  F: ['9,0 1.2,0 1.2,14', '1.2,7 7.5,7'],
  H: ['1,0 1,14', '9,0 9,14', '1,7 9,7'],
  J: ['3,0 8,0', '7,0 7,9.5', '~7,9.5 6.4,12.8 4.2,14 2,13.2 1,11'],
  K: ['1,0 1,14', '8.8,0 1,8.6', '3.8,5.8 9.2,14'],
  M: ['.6,14 1.4,0 5,9 8.6,0 9.4,14'],
  N: ['1,14 1,0 9,14 9,0'],
  P: ['1.2,14 1.2,0 5,0', '~5,0 8,.8 9,3.8 8,6.8 5,7.6', '5,7.6 1.2,7.6'],
  R: ['1.2,14 1.2,0 5,0', '~5,0 8,.8 9,3.8 8,6.8 5,7.6', '5,7.6 1.2,7.6', '5,7.6 9.4,14'],
  T: ['.4,0 9.6,0', '5,0 5,14'],
  W: ['.4,0 2.6,14 5,4.5 7.4,14 9.6,0'],
  X: ['.8,0 9.2,14', '9.2,0 .8,14'],
  Y: ['.6,0 5,7 9.4,0', '5,7 5,14'],
};

/** The characters a picture may show. */
export const captchaAlphabet = Object.keys(glyphs).join('');

/** The strokes of a character as dense points, so that any bending of the box keeps them smooth. */
export function strokesOf(character: string): Point[][] {
  const strokes = glyphs[character];
  if (!strokes) throw new Error(`There is no glyph for ${character}`);
  return strokes.map((stroke) => {
    const isCurve = stroke.startsWith('~');
    const points = stroke
      .slice(isCurve ? 1 : 0)
      .split(' ')
      .map((pair) => pair.split(',').map(Number) as unknown as Point);
    return isCurve ? alongCurve(points) : alongLines(points);
  });
}

const steps = 8;

function alongLines(points: readonly Point[]): Point[] {
  return dense(points, (at, t) => {
    const [[ax, ay], [bx, by]] = [points[at]!, points[at + 1]!];
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  });
}

/** Catmull-Rom: a smooth line through all points. */
function alongCurve(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  return dense(points, (index, t) => {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    return [
      spline(
        around.map(([x]) => x),
        t,
      ),
      spline(
        around.map(([, y]) => y),
        t,
      ),
    ];
  });
}

function spline([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

function dense(points: readonly Point[], between: (at: number, t: number) => Point): Point[] {
  const result: Point[] = [points[0]!];
  for (let at = 0; at < points.length - 1; at++)
    for (let step = 1; step <= steps; step++) result.push(between(at, step / steps));
  return result;
}
