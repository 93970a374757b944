import { droplet, glint, glintOn, litBody, shadowOf, specks } from './body.ts';
import { whiteCard } from './card.ts';
import { mix, type Palette } from './colours.ts';
import { at, boxOf, moved, type Outline, type Point, ringOf, scaled, smooth, wavy } from './geometry.ts';
import { clipped, disc, drawn, filled, picture } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { blobs, points, type Spot, spots } from './shapes.ts';
import { tubeOf } from './tube.ts';
import { reference, type Variant } from './variant.ts';

const dark: Palette = { body: '#241A12', shade: '#120C07', light: '#4A382A' };
const caramel: Palette = { body: '#A87748', shade: '#7D552F', light: '#CC9E6E' };
const mustard: Palette = { body: '#E0BE57', shade: '#B08F2E', light: '#F2DA8D' };
const wine: Palette = { body: '#8E1116', shade: '#550709', light: '#B5262B' };

const middle: Point = [400, 316];
/** Everything that flows lies round this place. */
const pool: Point = [400, 306];

export type CecalColourScore = 0 | 1 | 2 | 3;

/** Cecal colour: one soft heap, without the white cap of the intestinal droppings. */
export function cecalColour(score: CecalColourScore, { seed }: Variant = reference): string {
  const card = whiteCard({ seed: 'cc', pixelsPerCm: 130 });
  return picture(card + colours[score](randomFrom(`cec_colour-x${seed}`)));
}

const upperLeft = points('216,322 250,270 306,240');
const onPeak = points('366,252 376,222 400,206');

const colours: Record<CecalColourScore, (random: Random) => string> = {
  0: (random) =>
    [
      heap(random, dark).drawing,
      glint(upperLeft, 11, 0.72),
      glint(onPeak, 8, 0.7),
      glint(points('262,312 330,306 420,282'), 8, 0.5),
      glint(points('460,216 520,234 560,262'), 7, 0.4),
    ].join(''),
  1: (random) => {
    const { drawing, base } = heap(random, caramel);
    const flakes = specks(random, base, { colours: ['#7D552F', '#DDB88C'], count: 34, sizes: [4, 9], opacity: 0.5 });
    return drawing + glint(upperLeft, 11, 0.38) + flakes;
  },
  2: (random) => {
    const { drawing, base } = heap(random, mustard);
    const lumps = palePlaces.map((place) =>
      filled(smooth(ringOf(place, [17, 12], 8, 0.2, random)), '#FFF6CF', { edge: '#A07F1E' }),
    );
    return (
      drawing + lumps.join('') + specks(random, base, { colours: ['#B08F2E', '#9A7A1E'], count: 60, sizes: [3, 5] })
    );
  },
  3: (random) => {
    const { drawing } = heap(random, wine, { seep: true });
    const clots = blobs('276,366,48,34 500,384,44,30 456,282,36,26 326,282,30,22 590,330,30,24').map((clot) => {
      const outline = ringOf([clot.x, clot.y], [clot.rx, clot.ry], 10, 0.14, random);
      return [
        filled(smooth(moved(outline, 5, 8)), '#000', { opacity: 0.35 }),
        // Red and black look alike to eyes that lack red: a pale wet rim parts them.
        drawn(smooth(outline), '#F0979B', 9),
        filled(smooth(outline), '#2B0507', { edge: '#120002' }),
        glintOn(clot, 5, 0.7),
      ].join('');
    });
    const drops = spots('150,466,14 182,488,8 676,424,13 668,234,10').map((drop) => droplet(drop, '#A3161C'));
    return drawing + clots.join('') + glint(upperLeft, 10, 0.55) + drops.join('');
  },
};

const palePlaces = points(
  '240,350 310,390 400,396 500,380 580,350 300,300 470,316 540,296 400,318 340,352 440,250 260,290',
);

export type CecalTexture = 'pasty' | 'loose' | 'foamy-or-liquid' | 'foamy' | 'liquid';

/** Cecal texture, from a heap that holds its peak to foam and liquid. */
export function cecalTexture(texture: CecalTexture): string {
  return picture(whiteCard({ seed: 'ct', pixelsPerCm: 130 }) + textures[texture]());
}

const textures: Record<CecalTexture, () => string> = {
  pasty: normalHeap,
  loose: () => looseHeap(randomFrom('cec_texture-1')),
  foamy: () => froth(randomFrom('cec_texture-2')),
  'foamy-or-liquid': () => froth(randomFrom('cec_texture-2'), { below: runningEdge() }),
  liquid: () => liquidPool(randomFrom('cec_texture-3')),
};

/** A healthy cecal dropping: a dark heap that holds its peak. */
export function normalHeap(): string {
  return heap(randomFrom('cec_colour-x'), dark).drawing + glint(upperLeft, 11, 0.6) + glint(onPeak, 8, 0.65);
}

interface HeapForm {
  wide?: number;
  height?: number;
  /** Without ridges and peak. */
  flat?: boolean;
  /** A thinner, wet rim. */
  rim?: boolean;
  /** A line of blood that seeps round the base. */
  seep?: boolean;
}

const heapOutline = points(
  '170,350 196,268 280,214 390,190 500,208 590,250 648,326 626,392 540,428 420,444 290,436 204,404',
);

function heap(random: Random, palette: Palette, form: HeapForm = {}): { drawing: string; base: Point[] } {
  const { wide = 1, height = 1, flat = false, rim = false, seep = false } = form;
  const base = scaled(heapOutline, middle, wide, flat ? 0.98 : 1).map(
    ([x, y]): Point => [x + random.between(-5, 5), y + random.between(-5, 5)],
  );
  const round = (sx: number, sy: number) => smooth(scaled(base, [400, 322], sx, sy));
  const drawing = [
    rim ? filled(round(1.12, 1.16), mix(palette.body, '#B9A98A', 0.35), { opacity: 0.6 }) : '',
    rim ? drawn(round(1.12, 1.16), palette.shade, 5, { opacity: 0.7 }) : '',
    seep ? filled(round(1.16, 1.22), '#F4B9BC') : '',
    seep ? drawn(round(1.16, 1.22), '#A3161C', 8) : '',
    shadowOf(base, height),
    litBody(base, palette, { height }),
    flat ? '' : ridgesAndPeak(random, base, palette),
  ].join('');
  return { drawing, base };
}

const peak = points('352,290 352,244 376,206 404,192 424,204 420,232 446,262 440,296 396,310');

function ridgesAndPeak(random: Random, base: Outline, palette: Palette): string {
  const { body, shade, light } = palette;
  const front = tubeOf(points('604,372 520,306 400,324 286,352 232,318'), [30, 62, 66, 60, 34], {
    steps: 34,
    lump: 0.06,
    random,
  });
  const back = tubeOf(points('286,316 346,262 430,250 506,262 540,286'), [44, 60, 60, 50, 24], {
    steps: 30,
    lump: 0.06,
    random,
  });
  const shadowInside = (outline: Outline, dx: number, dy: number, opacity: number) =>
    clipped(smooth(base), filled(smooth(moved(outline, dx, dy)), shade, { opacity }));
  const ridge = (outline: Outline, lift: number) =>
    shadowInside(outline, 12, 20, 0.6) +
    litBody(outline, { ...palette, body: mix(body, light, lift) }, { height: 0.75 });
  const folds = ['M216 384Q300 428 420 418', 'M470 416Q560 402 606 372', 'M470 330Q420 352 330 372'];
  return [
    ridge(back.outline, 0.12),
    ridge(front.outline, 0.16),
    shadowInside(peak, 10, 16, 0.55),
    litBody(peak, { ...palette, body: mix(body, light, 0.16) }, { height: 0.55 }),
    ...folds.map(
      (fold) =>
        drawn(fold, shade, 7, { opacity: 0.7 }) +
        drawn(fold, light, 3, { opacity: 0.5, transform: 'translate(-2 -7)' }),
    ),
  ].join('');
}

/** Spread out, thinner at the rim, a few bubbles. */
function looseHeap(random: Random): string {
  const { drawing, base } = heap(random, dark, { wide: 1.14, height: 0.55, flat: true, rim: true });
  const top = base.map(([x, y]): Point => [392 + (x - 400) * 0.6, 296 + (y - 316) * 0.6]);
  const bubbles = spots('258,378,17 300,400,11 480,404,15 560,356,19 592,316,11 430,330,13 516,268,14 354,322,10');
  return [
    drawing,
    clipped(smooth(base), filled(smooth(moved(top, 8, 12)), '#0b0704', { opacity: 0.6 })),
    litBody(top, { body: '#33261b', shade: '#160f09', light: '#5a4636' }, { height: 0.5 }),
    glint(points('186,330 220,276 300,236'), 9, 0.45),
    glint(points('312,290 350,262 410,254'), 7, 0.45),
    ...bubbles.map((each) => bubble(each, { fill: '#3A2C20', edge: '#B79A70' })),
  ].join('');
}

const bubble = ({ x, y, r }: Spot, { fill, edge }: { fill: string; edge: string }) =>
  disc(x, y, r, fill, { edge }) + disc(x - r * 0.32, y - r * 0.36, Math.max(1.6, r * 0.26), '#fff');

/** Packed foam without a peak, on a scalloped edge. */
function froth(random: Random, { below = '' }: { below?: string } = {}): string {
  const base = wavy(
    pool,
    [266, 168],
    52,
    (a) => 1 + 0.026 * Math.sin(a * 11 + 1) + 0.02 * Math.sin(a * 4 + 2) + 0.02 * Math.cos(a * 3),
  );
  const wet = scaled(base, [400, 310], 1.08, 1.1);
  return [
    filled(smooth(wet), '#C9A878', { opacity: 0.6 }),
    drawn(smooth(wet), caramel.shade, 5, { opacity: 0.8 }),
    below,
    shadowOf(base, 0.6),
    litBody(base, caramel, { height: 0.6 }),
    filled(smooth(scaled(base, [398, 300], 0.84, 0.82)), '#E6D6B8', { opacity: 0.6 }),
    ...packedBubbles(random).map(foamBubble),
  ].join('');
}

function packedBubbles(random: Random): Spot[] {
  const placed: Spot[] = [];
  for (let tried = 0; tried < 900 && placed.length < 96; tried++) {
    const [angle, out] = [random.between(0, 6.283), Math.sqrt(random.next()) * 0.92];
    const [x, y] = [398 + Math.cos(angle) * 252 * out, 300 + Math.sin(angle) * 160 * out];
    const r = random.between(9, 30) * (1 - out * 0.25);
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 0.8)) placed.push({ x, y, r });
  }
  return placed.sort((one, other) => one.y - other.y);
}

function foamBubble({ x, y, r }: Spot): string {
  const arc = `M${at(x - r * 0.6, y - r * 0.1)}A${at(r * 0.62, r * 0.62)} 0 0 1 ${at(x + r * 0.1, y - r * 0.62)}`;
  return disc(x, y, r, '#EADCC0', { opacity: 0.8, edge: '#85683C' }) + drawn(arc, '#fff', Math.round(r * 2 + 10) / 10);
}

/** Thin liquid that has run out below the foam: the wider class of texture 2 holds both. */
function runningEdge(): string {
  const run = points(
    '150,330 206,300 330,330 420,400 392,452 300,474 268,512 222,520 196,488 140,496 104,462 118,424 96,384',
  );
  return [
    flowing([run]),
    glint(points('124,400 140,356 186,330'), 8, 0.85),
    glint(points('214,500 244,500 264,480'), 5, 0.7),
    ...spots('286,520,10 84,494,7').map((drop) => droplet(drop, '#A9794A')),
  ].join('');
}

/** Thin liquid on the card: outlines that run into each other, deeper towards the middle of the first. */
function flowing(outlines: readonly Outline[]): string {
  const [first] = outlines as [Outline, ...Outline[]];
  const box = boxOf(first);
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const all = outlines.map((outline) => smooth(outline));
  const depths = [
    filled(smooth(scaled(first, centre, 0.84, 0.78)), '#8E6237', { opacity: 0.55 }),
    filled(smooth(scaled(first, centre, 0.56, 0.48)), '#6F4A28', { opacity: 0.5 }),
    drawn(smooth(moved(first, 10, 14)), '#fff', 14, { opacity: 0.3 }),
  ].join('');
  return [
    ...all.map((path) => drawn(path, '#6B4522', 12)),
    ...all.map((path) => filled(path, '#BC9365')),
    clipped(smooth(first), depths),
  ].join('');
}

/** Flat, without form and without froth: a thin pool with bubbles at its rim and streaks that run down the card. */
function liquidPool(random: Random): string {
  const edge = wavy(
    [400, 276],
    [296, 166],
    56,
    (a) => 1 + 0.03 * Math.sin(a * 7 + 1) + 0.035 * Math.sin(a * 3 + 2) + 0.02 * Math.cos(a * 11),
  );
  const tongues = [
    points('150,330 250,360 380,420 396,462 352,478 318,520 270,534 228,516 214,476 170,448 140,400'),
    tubeOf(points('500,396 506,438 494,468'), [52, 22, 18]).outline,
  ];
  const rim = Array.from({ length: 12 }, (_, index): Spot => {
    const [x, y] = edge[Math.round((index * edge.length) / 12 + 2) % edge.length]!;
    return { x: 400 + (x - 400) * 0.92, y: 276 + (y - 276) * 0.88, r: random.between(8, 17) };
  });
  return [
    flowing([edge, ...tongues]),
    ...rim.map((each) => bubble(each, { fill: '#D2AE82', edge: '#6B4522' })),
    glint(points('170,216 246,152 372,130'), 11, 0.9),
    glint(points('430,132 500,140 560,166'), 7, 0.85),
    glint(points('238,470 244,500 272,516'), 6, 0.75),
    glint(points('486,436 484,452 488,464'), 4, 0.7),
    ...spots('352,526,10 186,500,8 500,516,9').map((drop) => droplet(drop, '#A9794A')),
  ].join('');
}
