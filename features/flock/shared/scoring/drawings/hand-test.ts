import { darker } from './colours.ts';
import { at, moved, type Outline, type Point, polygon, ringOf, scaled, smooth, turned } from './geometry.ts';
import { clipped, disc, drawn, filled, oval } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { type Blob, blobs, points } from './shapes.ts';
import type { Tints } from './shavings.ts';
import { tubeOf } from './tube.ts';

export type LitterScore = 0 | 1 | 2 | 3 | 4 | 5;

const middle: Point = [196, 196];
const radius = 172;
const glove = { body: '#3D8FA8', light: '#68B3C8', shade: '#27687D', edge: '#1A4E60' };

/** Middle of the palm, where the sample lies. */
const palm = { x: 192, y: 258 };

/** Free of what lies on the floor. */
export const isBesideHandTest = (x: number, y: number): boolean => Math.hypot(x - middle[0], y - middle[1]) > 150;

/** The squeezed sample on a gloved palm, in a round window at the upper left. */
export function handTest(score: LitterScore, tints: Tints): string {
  const random = randomFrom(`hand${score}`);
  const [x, y] = middle;
  return [
    disc(x + 6, y + 9, radius + 6, '#000', { opacity: 0.28 }),
    disc(x, y, radius + 8, '#fff'),
    disc(x, y, radius, '#DCE9EA'),
    clipped(
      `M${at(x - radius, y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`,
      hand(random) + samples[score](tints, random),
    ),
    disc(x, y, radius + 4, 'none', { edge: '#fff', edgeWidth: 9 }),
    disc(x, y, radius + 9, 'none', { edge: '#16211E', edgeWidth: 2.5, opacity: 0.55 }),
  ].join('');
}

interface Finger {
  readonly root: Point;
  readonly tip: Point;
  readonly half: number;
}

const fingers: readonly Finger[] = [
  { root: [104, 204], tip: [78, 126], half: 27 },
  { root: [150, 162], tip: [142, 68], half: 30 },
  { root: [204, 156], tip: [208, 56], half: 31 },
  { root: [256, 170], tip: [274, 80], half: 29 },
];

const palmOutline = points('98,202 156,172 236,170 288,204 294,266 272,324 258,436 130,436 112,324 90,262');

function hand(random: Random): string {
  const outlines = fingers.map(fingerOutline);
  const thumb = tubeOf(points('262,308 314,262 342,204'), [44, 34, 24], { steps: 16 }).outline;
  const all = [...outlines, thumb, palmOutline].map((outline) => smooth(outline));
  const [thumbPath, palmPath] = [smooth(thumb), smooth(palmOutline)];
  return [
    oval(196, 386, 230, 120, '#C3D8DA'),
    filled(all.join(''), '#000', { opacity: 0.16, transform: 'translate(9 12)' }),
    ...outlines.map((outline) => drawn(smooth(outline), glove.edge, 7) + filled(smooth(outline), glove.body)),
    drawn(thumbPath, glove.edge, 7) + drawn(palmPath, glove.edge, 7),
    filled(thumbPath, glove.body) + filled(palmPath, glove.body),
    ...fingers.map(fingerLines),
    drawn('M280 280Q318 250 328 212', glove.light, 11, { opacity: 0.7 }),
    filled(smooth(ringOf([194, 268], [76, 66], 12, 0.03, random)), glove.shade, { opacity: 0.55 }),
    drawn('M256 216Q222 280 248 344', glove.shade, 5),
    drawn('M126 346Q196 368 254 346', glove.shade, 4),
  ].join('');
}

function fingerOutline({ root, tip, half }: Finger): Point[] {
  const knots: Outline = [
    [root[0], root[1] + 50],
    [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 18],
    [tip[0], tip[1] + 22],
  ];
  return tubeOf(knots, [half + 4, half, half - 4], { steps: 16 }).outline;
}

function fingerLines({ root, tip, half }: Finger): string {
  const light = `M${at(root[0] - half * 0.3, root[1] + 6)}L${at(tip[0] - half * 0.35, tip[1] + 26)}`;
  const joint: Point = [root[0] * 0.55 + tip[0] * 0.45 - half * 0.7, (root[1] + tip[1]) / 2 + 8];
  const crease = `M${at(...joint)}q${at(half * 0.7, 9)} ${at(half * 1.4, 0)}`;
  return drawn(light, glove.light, 11, { opacity: 0.75 }) + drawn(crease, glove.shade, 4);
}

/** What the squeezed sample does when the hand opens. */
const samples: Record<LitterScore, (tints: Tints, random: Random) => string> = {
  0: looseCrumbs,
  1: smallClusters,
  2: breakingBall,
  3: (tints, random) => ball({ ...palm, rx: 84, ry: 76 }, tints, random),
  4: stickingBall,
  5: runningSmear,
};

function looseCrumbs(tints: Tints, random: Random): string {
  const [middleTint, light, dark] = tints;
  const inPalm = Array.from({ length: 64 }, () => {
    const [angle, out] = [random.between(0, 6.3), Math.sqrt(random.next())];
    const place: Point = [palm.x + Math.cos(angle) * 96 * out, palm.y + Math.sin(angle) * 72 * out];
    const [length, width] = [random.between(11, 19), random.between(4.5, 7)];
    return sliver(place, [length, width], random.pick([middleTint, light, light, dark]), random);
  });
  const falling = points('48,210 62,262 44,300 84,318 66,352 110,352 336,238 350,282 322,318 300,350 30,246');
  return inPalm.join('') + falling.map((place) => sliver(place, [13, 5], random.pick([light, dark]), random)).join('');
}

function smallClusters(tints: Tints, random: Random): string {
  const places = points('136,224 182,216 232,228 130,270 176,264 226,270 158,302 206,304 258,296');
  return places
    .map(([x, y]) => {
      const cluster = [
        filled(smooth(ringOf([x + 3, y + 5], [25, 20], 9, 0.16, random)), '#000', { opacity: 0.2 }),
        filled(smooth(ringOf([x, y], [24, 19], 9, 0.16, random)), tints[2], {
          edge: darker(tints[2], 0.35),
          edgeWidth: 2.5,
        }),
        filled(smooth(ringOf([x - 3, y - 4], [16, 11], 8, 0.2, random)), tints[1]),
      ];
      const loose = Array.from({ length: 4 }, () => {
        const place: Point = [x + random.between(-22, 22), y + random.between(-16, 16)];
        return sliver(place, [9, 3], random.pick(tints), random);
      });
      return [...cluster, ...loose].join('');
    })
    .join('');
}

function breakingBall(tints: Tints, random: Random): string {
  const parts = blobs('152,232,46,40 234,236,42,40 192,294,58,36').map((part) => ball(part, tints, random));
  const loose = Array.from({ length: 12 }, () => {
    const place: Point = [palm.x + random.between(-96, 96), palm.y + random.between(-70, 86)];
    return sliver(place, [7, 3], random.pick(tints), random);
  });
  return [...parts, ...loose].join('');
}

/** A wet ball on a smear that strings to the glove. */
function stickingBall(tints: Tints, random: Random): string {
  return [
    filled(smooth(ringOf([palm.x, palm.y + 6], [110, 92], 14, 0.12, random)), tints[2], { opacity: 0.8 }),
    ball({ x: palm.x, y: palm.y - 2, rx: 84, ry: 74 }, tints, random),
    drawn('M118 286Q88 328 100 376M262 288Q288 336 270 376', tints[0], 12),
    drawn('M152 218Q172 196 206 198', '#fff', 11, { opacity: 0.6 }),
    drawn('M138 244l-2 12', '#fff', 9, { opacity: 0.45 }),
  ].join('');
}

function runningSmear(tints: Tints): string {
  const smear = points(
    '92,234 142,196 198,208 252,192 288,244 276,298 262,378 242,380 232,328 202,336 188,398 166,400 158,332 134,320 126,366 108,366 98,298',
  );
  const drops = points('250,408 118,398 178,430');
  return [
    filled(smooth(moved(smear, 6, 9)), '#000', { opacity: 0.25 }),
    filled(smooth(smear), tints[2]),
    filled(smooth(scaled(moved(smear, -4, -8), [palm.x, palm.y], 0.86, 0.84)), tints[0]),
    drawn('M120 238Q152 212 188 224M222 218q20 -10 36 2M180 318l-4 60M254 308l-4 50', '#fff', 9, { opacity: 0.5 }),
    ...drops.map(([x, y]) => fallingDrop(x, y, tints[2])),
  ].join('');
}

function fallingDrop(x: number, y: number, colour: string): string {
  const shape = `M${at(x, y - 20)}C${at(x + 14, y)} ${at(x + 12, y + 14)} ${at(x, y + 14)}C${at(x - 12, y + 14)} ${at(x - 14, y)} ${at(x, y - 20)}z`;
  return filled(shape, colour) + disc(x - 4, y + 3, 3, '#fff', { opacity: 0.8 });
}

function sliver(place: Point, [length, width]: Point, colour: string, random: Random): string {
  const [x, y] = place;
  const turn = random.between(0, 3.14) * 57;
  const outline: Outline = [
    [x - length, y - width],
    [x + length, y - width * 0.6],
    [x + length * 0.9, y + width],
    [x - length, y + width * 0.7],
  ];
  const lying = turned(outline, place, turn);
  const shadow = filled(polygon(moved(lying, 3, 4)), '#000', { opacity: 0.22 });
  return shadow + filled(polygon(lying), colour, { edge: darker(colour, 0.3), edgeWidth: 1.5 });
}

function ball({ x, y, rx, ry }: Blob, tints: Tints, random: Random): string {
  const outline = ringOf([x, y], [rx, ry], 16, 0.05, random);
  const bits = Array.from({ length: 26 }, () => {
    const [angle, out] = [random.between(0, 6.3), Math.sqrt(random.next()) * 0.92];
    const [cx, cy] = [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out];
    const bit = points(`${cx - 8},${cy - 2} ${cx + 8},${cy - 2} ${cx + 7},${cy + 2.5} ${cx - 7},${cy + 2}`);
    const lying = turned(bit, [cx, cy], random.between(0, 180));
    return filled(polygon(lying), random.pick([tints[1], tints[2], tints[2]]), { opacity: 0.8 });
  });
  const tones = [
    filled(smooth(scaled(moved(outline, -rx * 0.1, -ry * 0.12), [x, y], 0.93)), tints[0]),
    filled(smooth(scaled(moved(outline, -rx * 0.3, -ry * 0.3), [x, y], 0.58)), tints[1]),
    ...bits,
  ].join('');
  return [
    filled(smooth(moved(outline, 7, 10)), '#000', { opacity: 0.28 }),
    filled(smooth(outline), darker(tints[2], 0.12)),
    clipped(smooth(outline), tones),
    drawn(smooth(outline), darker(tints[2], 0.45), 4),
  ].join('');
}
