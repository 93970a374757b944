import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { createGate } from '#server/base/gate.ts';
import { type Point, strokesOf } from './captcha-glyphs.ts';

/**
 * The characters as a distorted PNG of 264 × 96 pixels (shown at half the size) on the paper ground of the sign-in page.
 * They are drawn from our own strokes: no font of the machine is needed, and the picture holds no text or paths.
 */
export async function drawCaptcha(characters: string): Promise<Buffer> {
  return gate(
    () =>
      sharp(Buffer.from(captchaSvg(characters)))
        .png({ palette: true, colours: 32, effort: 1 })
        .toBuffer(),
    () => new Error('too many pictures at once'),
  );
}

const gate = createGate({ running: 1, waiting: 200 });

const width = 264;
const height = 96;
const ground = '#F3EFE1';
const inks = ['#0A4437', '#A33420', '#7A5618'];
const veil = '#8FBBA9';

function captchaSvg(characters: string): string {
  const bend = createBend();
  const room = (width - 32) / characters.length;
  const letters = [...characters].map((character, at) => {
    const move = createMove(16 + room * (at + 0.5), room);
    const d = strokesOf(character).map((stroke) => pathOf(stroke.map(move).map(bend)));
    return path(d.join(''), inks[randomInt(inks.length)]!, between(5, 7));
  });
  const lines = [0, 1].map(() => path(pathOf(wave()), veil, 4));
  const scratches = [0, 1, 2].map(() => path(pathOf(wave()), inks[randomInt(inks.length)]!, 1.6));
  const dots = Array.from({ length: 40 }, () => dot());
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...lines,
    ...dots,
    ...letters,
    ...scratches,
    '</svg>',
  ].join('');
}

/** Moves a character into the picture: turned, sheared and of its own size. */
function createMove(centre: number, room: number): (point: Point) => Point {
  const turn = between(-0.28, 0.28);
  const shear = between(-0.22, 0.22);
  const scale = Math.min(between(3.9, 4.8), room / 12);
  const [dx, dy] = [centre + between(-4, 4), height / 2 + between(-8, 8)];
  return ([x, y]) => {
    const [fromX, fromY] = [(x - 5 + shear * (y - 7)) * scale, (y - 7) * scale];
    return [dx + fromX * Math.cos(turn) - fromY * Math.sin(turn), dy + fromX * Math.sin(turn) + fromY * Math.cos(turn)];
  };
}

/** One wave across the whole picture, so that no two characters are bent alike. */
function createBend(): (point: Point) => Point {
  const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
  const [depthX, depthY] = [between(2, 4), between(3, 6)];
  const [lengthX, lengthY] = [between(16, 24), between(22, 34)];
  return ([x, y]) => [x + depthX * Math.sin(y / lengthX + phaseX), y + depthY * Math.sin(x / lengthY + phaseY)];
}

function wave(): Point[] {
  const [from, to, depth, phase] = [between(10, 86), between(10, 86), between(8, 26), between(0, 6.3)];
  return Array.from({ length: 34 }, (_, at) => {
    const part = at / 33;
    return [part * width, from + (to - from) * part + depth * Math.sin(part * 9 + phase)];
  });
}

function dot(): string {
  const ink = randomInt(2) === 0 ? veil : inks[randomInt(inks.length)]!;
  return `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${between(0.8, 2).toFixed(1)}" fill="${ink}"/>`;
}

function path(d: string, ink: string, thickness: number): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function between(low: number, high: number): number {
  return low + (randomInt(1_000_000) / 1_000_000) * (high - low);
}
