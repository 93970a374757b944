import { creases, dampRing, glint, glossOn, litBody, shadowOf, specks, urateCap } from './body.ts';
import { whiteCard } from './card.ts';
import { intestinalPalettes, normalCoil } from './coil.ts';
import { at, moved, polygon, ringOf, scaled, smooth, wavy } from './geometry.ts';
import { clipped, disc, drawn, filled, picture } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { type Blob, blobs, points, spots } from './shapes.ts';
import { tubeOf } from './tube.ts';
import { reference, type Variant } from './variant.ts';
export type TextureScore = 0 | 1 | 2 | 3;

const normal = intestinalPalettes[0]!;

/** Intestinal texture: from the firm coil to a puddle, in the normal colour. */
export function intestinalTexture(score: TextureScore, { seed }: Variant = reference): string {
  const random = randomFrom(`int_texture-${score}${seed}`);
  return picture(whiteCard({ seed: 'it', pixelsPerCm: 130 }) + textures[score](random));
}

const textures: Record<TextureScore, (random: Random) => string> = {
  0: firmCoil,
  1: softBody,
  2: looseHeap,
  3: puddle,
};

function firmCoil(): string {
  const { drawing, shadows } = normalCoil();
  return shadows + drawing;
}

function softBody(random: Random): string {
  const knots = points('190,336 296,304 420,300 530,312 622,336');
  const body = tubeOf(knots, [92, 132, 140, 126, 84], { steps: 26, lump: 0.05, random });
  const inside =
    specks(random, body.outline, { colours: ['#4B3B26', '#8E7850'], count: 40, sizes: [4, 9], opacity: 0.45 }) +
    creases(body, { dark: '#41331F', light: '#846E4A', opacity: 0.5, places: [0.38, 0.62] }) +
    glossOn(body, 0.2, 0.48, 0.6, 12, 0.3);
  return [
    dampRing(scaled(body.outline, [405, 316], 1.1, 1.16)),
    shadowOf(body.outline, 0.5),
    litBody(body.outline, normal, { height: 0.7, inside }),
    urateCap(random, { colour: '#EFEADB', radii: [104, 60], middle: [232, 338], crisp: 0.5 }),
  ].join('');
}

function looseHeap(random: Random): string {
  const heap = wavy(
    [405, 308],
    [236, 158],
    40,
    (a) =>
      1 +
      0.055 * Math.sin(a * 9 + 1) +
      0.05 * Math.sin(a * 4 + 2) +
      0.07 * Math.cos(a * 2 + 0.5) +
      random.between(-0.012, 0.012),
  );
  const ridges = blobs('330,270,84,40 470,330,96,44 400,240,70,24');
  const arch = ({ x, y, rx, ry }: Blob, lift = 0) =>
    `M${at(x - rx, y - lift)}Q${at(x, y - ry - lift)} ${at(x + rx, y - lift)}`;
  const inside = [
    specks(random, heap, { colours: ['#463723', '#8E7850'], count: 50, sizes: [6, 16], opacity: 0.4 }),
    ...ridges.map(
      (ridge) =>
        drawn(arch(ridge), '#463723', 7, { opacity: 0.6 }) + drawn(arch(ridge, 9), '#9A855E', 4, { opacity: 0.6 }),
    ),
  ].join('');
  const urate = ringOf([280, 300], [66, 40], 10, 0.16, random);
  return [
    dampRing(scaled(heap, [405, 310], 1.14, 1.2)),
    shadowOf(heap, 0.3),
    litBody(heap, { ...normal, body: '#66523a' }, { height: 0.45, inside }),
    filled(smooth(urate), '#E9E4D4', { edge: '#A39B82', opacity: 0.92 }),
    filled(smooth(scaled(urate, [274, 292], 0.5)), '#fff'),
    ...['M300 396C380 350 430 420 520 372S600 300 668 320', 'M470 210C540 250 560 190 620 222'].map(slimeThread),
    ...grainPlaces.map(([x, y]) => grainOfFeed(random, x, y)),
  ].join('');
}

const slimeThread = (path: string) =>
  drawn(path, '#8F7F5E', 15, { opacity: 0.55 }) + drawn(path, '#EFE9D6', 10, { opacity: 0.75 });

const grainPlaces = points(
  '366,230 420,292 500,262 540,330 452,384 350,366 560,278 396,402 490,318 330,330 438,226 520,396 582,356 380,318',
);

function grainOfFeed(random: Random, x: number, y: number): string {
  const grain = ringOf([x, y], [19, 14], 6, 0.2, random, random.between(0, 3));
  return [
    filled(polygon(moved(grain, 4, 5)), '#000', { opacity: 0.3 }),
    filled(polygon(grain), '#E3C268', { edge: '#7F6420' }),
    filled(polygon(scaled(moved(grain, -2, -3), [x, y], 0.5)), '#F8E7AC'),
  ].join('');
}

function puddle(random: Random): string {
  const pool = wavy(
    [400, 300],
    [296, 200],
    56,
    (a) => 1 + 0.045 * Math.sin(a * 11 + 2) + 0.045 * Math.sin(a * 5) + 0.06 * Math.cos(a * 3 + 1),
  );
  const swirl = points('250,330 300,270 390,262 450,310 420,366 350,360 330,320');
  const solids = blobs('500,260,50,36 560,346,40,30 300,410,38,26');
  const splashes = spots('676,190,15 700,228,8 120,430,12');
  const depths = [
    filled(smooth(scaled(pool, [410, 310], 0.82, 0.78)), '#A08C69', { opacity: 0.6 }),
    filled(smooth(scaled(pool, [400, 320], 0.5, 0.46)), '#86704E', { opacity: 0.6 }),
    drawn(smooth(moved(pool, 10, 14)), '#fff', 16, { opacity: 0.45 }),
  ].join('');
  return [
    filled(smooth(pool), '#B7A787', { opacity: 0.75 }),
    clipped(smooth(pool), depths),
    drawn(smooth(pool), '#6F5E3E', 6),
    filled(smooth(tubeOf(swirl, [6, 20, 22, 18, 14, 9, 3], { steps: 40 }).outline), '#F7F4EA', {
      opacity: 0.95,
      edge: '#B3A98E',
      edgeWidth: 2.5,
    }),
    ...solids.map((solid) => solidPiece(random, solid)),
    glint(points('170,230 250,164 380,140'), 11, 0.9),
    glint(points('430,146 470,148 500,156'), 6, 0.9),
    ...splashes.map(({ x, y, r }) => disc(x, y, r, '#B7A787', { edge: '#6F5E3E', edgeWidth: 4 })),
  ].join('');
}

function solidPiece(random: Random, { x, y, rx, ry }: Blob): string {
  const outline = ringOf([x, y], [rx, ry], 9, 0.15, random);
  return [
    filled(smooth(moved(outline, 5, 7)), '#000', { opacity: 0.22 }),
    litBody(outline, normal, { height: 0.4 }),
    drawn(`M${at(x - rx * 0.4, y - ry * 0.3)}q${at(rx * 0.3, -ry * 0.3)} ${at(rx * 0.6, 0)}`, '#fff', 5, {
      opacity: 0.5,
    }),
  ].join('');
}
