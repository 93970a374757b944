import { creases, droplet, glint, glintOn, glossOn, shadowOf, specks, urateCap } from './body.ts';
import { whiteCard } from './card.ts';
import { type Coil, coilBody, coilOf, intestinalPalettes, rodKnots } from './coil.ts';
import { darker, type Palette } from './colours.ts';
import { moved, type Point, ringOf, scaled, smooth, wavy } from './geometry.ts';
import { clipped, disc, drawn, filled, picture } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { blobs, points, spots } from './shapes.ts';
import { beside, type Tube, tubeOf } from './tube.ts';
import { reference, type Variant } from './variant.ts';
export type ColourScore = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Intestinal colour; each score has a cue of form besides its colour. */
export function intestinalColour(score: ColourScore, { seed }: Variant = reference): string {
  const random = randomFrom(`int_colour-${score}${seed}`);
  const coil = score === 1 ? coilOf({ wide: 1.16, curlWide: 1.12, seed }) : coilOf({ seed });
  const card = whiteCard({ seed: 'ic', pixelsPerCm: 160 });
  const below = haloes[score]?.(random) ?? '';
  const shadows = shadowOf(coil.rod.outline) + shadowOf(coil.curl.outline);
  const palette = intestinalPalettes[score]!;
  const onRod = rodSurfaces[score](random, coil.rod);
  const onCurl = curlSurface(score, random, coil.curl, palette);
  const body = coilBody(coil, { palette, fold: darker(palette.shade, 0.3), onRod, onCurl });
  return picture(card + below + shadows + body + cues[score](random, coil));
}

/** What lies round the dropping on the card. */
const haloes: Partial<Record<ColourScore, (random: Random) => string>> = {
  4: (random) => {
    const wet = ringOf([405, 318], [306, 196], 15, 0.07, random);
    return [
      filled(smooth(wet), '#8CC060', { opacity: 0.4 }),
      filled(smooth(scaled(wet, [405, 318], 0.9, 0.86)), '#A7D27F', { opacity: 0.35 }),
      drawn(smooth(wet), '#3A6A1C', 9, { opacity: 0.85 }),
      drawn(smooth(scaled(wet, [405, 318], 0.93, 0.9)), '#fff', 5, { opacity: 0.75 }),
      glint(points('180,210 260,160 370,140'), 8, 0.9),
      glint(points('520,474 600,440 652,386'), 6, 0.8),
    ].join('');
  },
  5: (random) => {
    const edge = points(
      '120,330 150,236 250,190 330,150 450,160 560,190 660,260 700,350 660,430 560,440 480,476 350,452 250,476 160,430',
    );
    const milk = edge.map(([x, y]): Point => [x + random.between(-14, 14), y + random.between(-12, 12)]);
    return [
      filled(smooth(moved(milk, 3, 5)), '#8A8570', { opacity: 0.35 }),
      filled(smooth(milk), '#EDEADC', { edge: '#A8A28C', edgeWidth: 4 }),
      filled(smooth(scaled(milk, [410, 310], 0.84, 0.8)), '#FBF9F1'),
    ].join('');
  },
  6: (random) => {
    const rim = ringOf([405, 316], [268, 166], 16, 0.06, random);
    const drops = spots('650,250,15 684,300,8 150,440,12 560,484,10');
    return [
      filled(smooth(rim), '#C9353C', { opacity: 0.28 }),
      drawn(smooth(rim), '#A3161C', 7, { opacity: 0.75 }),
      ...drops.map((drop) => droplet(drop, '#B3121D')),
    ].join('');
  },
};

const rodSurfaces: Record<ColourScore, (random: Random, rod: Tube) => string> = {
  0: (random, rod) =>
    specks(random, rod.outline, {
      colours: ['#3F3220', '#8E7850', '#9C8458'],
      count: 110,
      sizes: [3, 9],
      opacity: 0.55,
    }) +
    creases(rod, { dark: '#33281A', light: '#8A7450' }) +
    glossOn(rod, 0.22, 0.55, 0.62, 10, 0.42),
  1: (random, rod) =>
    creases(rod, { dark: '#A67E50', light: '#EBCBA4', opacity: 0.6, places: [0.36, 0.6] }) +
    specks(random, rod.outline, {
      colours: ['#F4E6C6', '#F4E6C6', '#94693B'],
      count: 60,
      sizes: [7, 13],
      opacity: 0.9,
    }),
  2: (_, rod) => glossOn(rod, 0.1, 0.95, 0.46, 30, 0.85) + glossOn(rod, 0.3, 0.85, 0.02, 7, 0.5),
  3: (random, rod) =>
    specks(random, rod.outline, { colours: ['#4F2E15', '#A87848'], count: 30, sizes: [3, 7], opacity: 0.5 }) +
    creases(rod, { dark: '#4F2E15', light: '#A87848' }),
  4: (random, rod) =>
    specks(random, rod.outline, { colours: ['#437A24', '#A9DB84'], count: 44, opacity: 0.5 }) +
    creases(rod, { dark: '#3C6E20', light: '#A9DB84' }) +
    glossOn(rod, 0.22, 0.6, 0.62, 11, 0.5),
  5: (_, rod) => creases(rod, { dark: '#544E3A', light: '#B8B094', opacity: 0.6 }),
  6: (random, rod) =>
    specks(random, rod.outline, { colours: ['#1c0305', '#6e151b'], count: 40, sizes: [4, 9] }) +
    creases(rod, { dark: '#220407', light: '#8A2228', opacity: 0.7 }),
};

function curlSurface(score: ColourScore, random: Random, curl: Tube, { shade, light }: Palette): string {
  // The smooth yellow one has neither specks nor creases: its broad gloss is the cue.
  if (score === 2) return glossOn(curl, 0.12, 0.9, 0.45, 22, 0.85);
  const folds = creases(curl, { dark: darker(shade, 0.1), light, opacity: 0.7, places: [0.3, 0.62] });
  if (score === 1) {
    return (
      specks(random, curl.outline, { colours: ['#F4E6C6', '#94693B'], count: 30, sizes: [7, 12], opacity: 0.9 }) + folds
    );
  }
  const grains = specks(random, curl.outline, { colours: [shade, light], count: 26, opacity: 0.5 });
  return grains + folds + glossOn(curl, 0.12, 0.6, 0.45, 7, 0.35);
}

/** What makes a score known besides its colour, drawn over the body. */
const cues: Record<ColourScore, (random: Random, coil: Coil) => string> = {
  0: (random) => urateCap(random, { colour: '#F4F1E8', radii: [92, 64], middle: [226, 332] }),
  1: (random) => urateCap(random, { colour: '#EFE6D2', radii: [62, 44], middle: [208, 350], crisp: 0.7 }),
  2: (random) => urateCap(random, { colour: '#FBF3D6', radii: [54, 40], middle: [208, 350], crisp: 0.8 }),
  3: (random) =>
    slimeSheet() + urateCap(random, { colour: '#F1E6D2', radii: [46, 32], middle: [208, 350], crisp: 0.8 }),
  4: (random) => urateCap(random, { colour: '#DDECCB', radii: [58, 42], middle: [208, 350], crisp: 0.9 }),
  5: chalkCover,
  6: (random, { rod }) =>
    bloodOn(random, rod) + urateCap(random, { colour: '#EBD3CF', radii: [44, 32], middle: [206, 352] }),
};

/** Orange mucus over and beyond the body, with threads that end in drops. */
function slimeSheet(): string {
  const sheet = wavy(
    [404, 322],
    [286, 176],
    44,
    (a) => 1 + 0.035 * Math.sin(a * 9) + 0.03 * Math.sin(a * 5 + 2) + 0.04 * Math.cos(a * 2),
  );
  const threads = [
    'M676 330C706 336 706 372 730 384',
    'M470 484C486 500 452 510 470 536',
    'M250 452C226 476 246 496 216 516',
  ];
  const ends = spots('730,384,14 470,536,14 216,516,13');
  const bubbles = spots('400,330,13 500,300,9 330,300,10 560,360,11 450,380,7');
  return [
    filled(smooth(moved(sheet, 4, 7)), '#6b2a00', { opacity: 0.22 }),
    filled(smooth(sheet), '#D4641E', { opacity: 0.62 }),
    drawn(smooth(sheet), '#8F3906', 6),
    drawn(smooth(scaled(sheet, [404, 322], 0.95)), '#F7B27C', 5, { opacity: 0.5 }),
    filled(smooth(scaled(moved(sheet, -10, -16), [420, 300], 0.62, 0.4)), '#F59A52', { opacity: 0.4 }),
    ...threads.map((thread) => drawn(thread, '#8F3906', 15) + drawn(thread, '#E07B34', 9)),
    ...ends.map(
      ({ x, y, r }) =>
        disc(x, y, r, '#E07B34', { edge: '#8F3906', edgeWidth: 4 }) + disc(x - 4, y - 4, 4, '#fff', { opacity: 0.8 }),
    ),
    glint(points('190,250 270,192 390,172'), 12, 0.8),
    glint(points('520,188 590,214 636,262'), 7, 0.7),
    ...bubbles.map(({ x, y, r }) => disc(x, y, r, '#F7B27C', { opacity: 0.6, edge: '#fff', edgeWidth: 2.5 })),
  ].join('');
}

/** White urate over most of the dropping, and chalk grains on and round it. */
function chalkCover(random: Random, { rod, curl }: Coil): string {
  const knots = rodKnots.map(([x, y], index): Point => [x - 6, y - 10 + (index === 4 ? 6 : 0)]);
  const cover = tubeOf(knots, [72, 80, 74, 58, 22], { steps: 40, lump: 0.1, random }).outline;
  const patch = tubeOf(points('556,350 480,372 400,366'), [26, 40, 18], { steps: 24, lump: 0.12, random }).outline;
  const onCover = [
    filled(smooth(moved(cover, -9, -13)), '#F6F3E9'),
    filled(smooth(scaled(moved(cover, -18, -26), [400, 300], 0.92)), '#fff', { opacity: 0.8 }),
    creases(rod, { dark: '#BDB79F', light: '#ffffff', opacity: 0.75, places: [0.28, 0.48, 0.68] }),
  ].join('');
  const grains = Array.from({ length: 120 }, (_, index) => {
    const place = (index % 4 === 3 ? curl : rod).placeAt(random.between(0.02, 0.98));
    const [x, y] = beside(place, random.between(-1.25, 1.25));
    return disc(x + random.between(-20, 20), y, random.between(3, 7), '#fff', { edge: '#9C9680', edgeWidth: 2 });
  });
  return [
    filled(smooth(moved(cover, 6, 9)), '#000', { opacity: 0.2 }),
    filled(smooth(cover), '#D9D4C2', { edge: '#8F8972', edgeWidth: 4 }),
    clipped(smooth(cover), onCover),
    filled(smooth(patch), '#D9D4C2', { edge: '#8F8972', edgeWidth: 4 }),
    clipped(smooth(patch), filled(smooth(moved(patch, -6, -9)), '#F6F3E9')),
    ...grains,
  ].join('');
}

/** Fresh red streaks along the body and black tarry lumps. */
function bloodOn(random: Random, rod: Tube): string {
  const streaks = [
    { from: 0.1, to: 0.52, off: -0.5 },
    { from: 0.3, to: 0.9, off: -0.1 },
    { from: 0.18, to: 0.62, off: 0.3 },
    { from: 0.5, to: 0.96, off: 0.5 },
    { from: 0.6, to: 0.94, off: -0.55 },
  ];
  const lumps = blobs('350,330,46,34 536,372,52,36 444,214,36,24');
  const red = streaks.map(({ from, to, off }) => {
    const line = Array.from({ length: 7 }, (_, index) =>
      beside(rod.placeAt(from + ((to - from) * index) / 6), off + random.between(-0.08, 0.08)),
    );
    const halves = line.map((_, index) => Math.sin((index / 6) * Math.PI) * 10 + 2);
    const body = filled(smooth(tubeOf(line, halves, { steps: 22 }).outline), '#C4141F', {
      edge: '#6B060C',
      edgeWidth: 2.5,
    });
    // Red is dark to eyes that lack it: the wet shine keeps a streak a streak.
    return body + drawn(smooth(moved(line.slice(1, 6), -1, -3), { open: true }), '#FF9CA0', 5, { opacity: 0.9 });
  });
  const black = lumps.map(({ x, y, rx, ry }) => {
    const lump = ringOf([x, y], [rx, ry], 10, 0.1, random);
    return [
      filled(smooth(moved(lump, 6, 9)), '#000', { opacity: 0.35 }),
      filled(smooth(lump), '#15100E', { edge: '#000' }),
      glintOn({ x, y, rx, ry }, 6, 0.85),
    ].join('');
  });
  return red.join('') + black.join('');
}
