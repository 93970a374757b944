import sharp from 'sharp';
import { drawSvg } from '#features/flock/shared/scoring/drawings/draw.ts';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { type Random, randomFrom } from '#features/flock/shared/scoring/drawings/random.ts';

/** Pixels of a photo: as many as the drawing before the lens has units. */
const wide = 800;
const high = 600;

/**
 * A picture as a phone in a house would have taken it: one of the project's own drawings, held at an angle under one
 * lamp, softened and grained. `take` makes it another picture of the same thing, and always the same one. JPEG.
 */
export async function photograph(key: DrawingKey, take: string): Promise<Buffer> {
  const random = randomFrom(`photo ${key} ${take}`);
  const film = await sharp(Buffer.from(drawSvg(key)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = expose(film, lensOf(key, random), random);
  return sharp(pixels, { raw: { width: wide, height: high, channels: 3 } })
    .blur(0.8)
    .jpeg({ quality: 80 })
    .toBuffer();
}

interface Lens {
  /** What is in the middle of the photo, and how near, in shares of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Radians clockwise. */
  readonly turn: number;
  /** How much the far side shrinks, across and along. */
  readonly tiltX: number;
  readonly tiltY: number;
}

/** What of a drawing is no part of the thing itself and stays outside: the inset of the hand, rings of shares, bars. */
const frames: Readonly<Record<string, readonly [x: number, y: number, zoom: number, room: number]>> = {
  litter: [0.74, 0.56, 1.9, 0.01],
  fpd: [0.5, 0.57, 1.6, 0.015],
  feather: [0.5, 0.54, 1.1, 0.02],
};
const card = [0.49, 0.51, 1.12, 0.04] as const;

function lensOf(key: DrawingKey, random: Random): Lens {
  const [x, y, zoom, room] = frames[key.split('-', 1)[0]!] ?? card;
  return {
    x: x + random.between(-room, room),
    y: y + random.between(-room, room),
    zoom: zoom * random.between(0.98, 1.06),
    turn: random.between(-0.16, 0.16) * (zoom > 1.8 ? 0.4 : 1),
    tiltX: random.between(-0.1, 0.1),
    tiltY: random.between(-0.05, 0.2),
  };
}

/** Pixel by pixel what falls on the film of a camera: bent a little, lit from one side, with the grain of a dim house. */
function expose(film: Buffer, { x, y, zoom, turn, tiltX, tiltY }: Lens, random: Random): Buffer {
  const bendX = noise(random);
  const bendY = noise(random);
  const skin = noise(random);
  const lampX = random.between(-0.5, 0.5);
  const lampY = random.between(-0.6, -0.1);
  const fall = random.between(0.26, 0.42);
  const warmth = random.between(-0.06, 0.1);
  const tints = [1 + warmth, 1, 1 - warmth * 1.3];
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const out = Buffer.alloc(wide * high * 3);
  for (let row = 0, at = 0; row < high; row++) {
    const v = ((row / high) * 2 - 1) * 0.75;
    for (let column = 0; column < wide; column++, at += 3) {
      const u = (column / wide) * 2 - 1;
      const near = (1 + tiltX * u - tiltY * v) * zoom;
      const acrossBend = bendX(column / 44, row / 44) * 3.6 + bendX(column / 12, row / 12) * 2;
      const alongBend = bendY(column / 44, row / 44) * 3.6 + bendY(column / 12, row / 12) * 2;
      const from = pixelAt(
        (x + (u * cos - v * sin) / near / 2) * wide + acrossBend,
        (y + (u * sin + v * cos) / near / 1.5) * high + alongBend,
      );
      const far = Math.sqrt((u - lampX) ** 2 + (v - lampY) ** 2);
      const rough = skin(column / 7, row / 7) + skin(column / 2.6, row / 2.6);
      const light = 1.1 - fall * far * Math.sqrt(far) + rough * 0.065;
      const speck = (random.next() + random.next() - 1) * 10;
      for (let channel = 0; channel < 3; channel++) {
        // Neither black nor white is whole in a house. A buffer keeps the low eight bits: cut off before.
        const lit = (16 + film[from + channel]! * 0.88) * light * tints[channel]! + speck;
        out[at + channel] = lit < 0 ? 0 : lit > 255 ? 255 : lit;
      }
    }
  }
  return out;
}

/** Where a place of the drawing begins in its pixels; beyond its edge the edge goes on. */
function pixelAt(x: number, y: number): number {
  const column = x < 0 ? 0 : x > wide - 1 ? wide - 1 : Math.round(x);
  const row = y < 0 ? 0 : y > high - 1 ? high - 1 : Math.round(y);
  return (row * wide + column) * 3;
}

/** Smooth numbers of −1 to 1 over the plane, one knot a unit. */
function noise(random: Random): (x: number, y: number) => number {
  const knots = Float32Array.from({ length: 64 * 64 }, () => random.between(-1, 1));
  return (x, y) => {
    const left = Math.floor(x);
    const dx = eased(x - left);
    const upper = (Math.floor(y) & 63) << 6;
    const lower = ((Math.floor(y) + 1) & 63) << 6;
    const above = knots[upper | (left & 63)]! * (1 - dx) + knots[upper | ((left + 1) & 63)]! * dx;
    const below = knots[lower | (left & 63)]! * (1 - dx) + knots[lower | ((left + 1) & 63)]! * dx;
    const dy = eased(y - Math.floor(y));
    return above * (1 - dy) + below * dy;
  };
}

const eased = (part: number): number => part * part * (3 - 2 * part);
