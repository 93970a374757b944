import { bootMiddle, bootOutline, bootPrint, treads } from './boot-print.ts';
import { darker, lighter, mix } from './colours.ts';
import { at, isInside, moved, type Outline, type Point, polygon, ringOf, scaled, smooth, turned } from './geometry.ts';
import { handTest, isBesideHandTest, type LitterScore } from './hand-test.ts';
import { clipped, disc, drawn, filled, picture } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { type Blob, blobs, points, spots } from './shapes.ts';
import { freshTints, shavings, type Tints } from './shavings.ts';
import { strokeOf, tubeOf } from './tube.ts';
import { reference, type Variant } from './variant.ts';

export type { LitterScore };

const tintsByScore: Readonly<Record<LitterScore, Tints>> = {
  0: freshTints,
  1: ['#CDAE78', '#DFC593', '#AD8D58'],
  2: ['#AE8D5B', '#C4A473', '#8C6D40'],
  3: ['#87673F', '#A38254', '#684C2B'],
  4: ['#5E452C', '#7A5F40', '#42301D'],
  5: ['#37291C', '#54422F', '#241A11'],
};

/** The floor from above with a boot print, and the squeezed sample in the hand. */
export function litterCondition(score: LitterScore, { seed }: Variant = reference): string {
  const tints = tintsByScore[score];
  const random = randomFrom(`litter-${score}${seed}`);
  const base = score < 4 ? mix(tints[0], tints[2], score < 2 ? 0.55 : 0.7) : tints[2];
  const ground = `<rect width="800" height="600" fill="${base}"/>`;
  return picture(ground + floors[score](tints, random) + handTest(score, tints));
}

const floors: Record<LitterScore, (tints: Tints, random: Random) => string> = {
  0: looseFloor,
  1: (tints, random) =>
    shavings(random, { tints, count: 560, keep: isBesideHandTest, length: [14, 30], width: [6, 11] }) +
    bootPrint(tints, 0.3),
  2: dampFloor,
  3: clumpedFloor,
  4: cakedFloor,
  5: soakedFloor,
};

function looseFloor(tints: Tints, random: Random): string {
  const bed = shavings(random, { tints, count: 560, keep: isBesideHandTest, length: [18, 46], width: [6, 12] });
  const dust = Array.from({ length: 20 }, () =>
    disc(random.between(0, 800), random.between(0, 600), random.between(2, 5), '#FFF8E6', { opacity: 0.9 }),
  );
  const places = Array.from({ length: 34 }, () => ({
    x: random.between(20, 780),
    y: random.between(20, 580),
    turn: random.between(0, 180),
    length: random.between(30, 52),
  })).filter(({ x, y }) => Math.hypot(x - 196, y - 196) > 200);
  return bed + dust.join('') + places.map((place) => broadShaving(place, tints, random)).join('');
}

/** A broad thin shaving, slightly bowed, pale along its upper edge. */
function broadShaving(
  place: { x: number; y: number; turn: number; length: number },
  tints: Tints,
  random: Random,
): string {
  const { x, y, turn, length } = place;
  const bow = random.pick([-1, 1]) * length * random.between(0.16, 0.34);
  const straight: Outline = [
    [x - length, y + bow],
    [x - length * 0.4, y],
    [x + length * 0.4, y],
    [x + length, y + bow],
  ];
  const line = turned(straight, [x, y], turn);
  const outline = tubeOf(line, [6, 12, 13, 5], { steps: 6, lump: 0.16, random }).outline;
  const colour = random.pick([tints[1], tints[0], '#F7EBD0']);
  return [
    filled(smooth(moved(outline, 6, 9)), '#2a1a08', { opacity: 0.22 }),
    filled(smooth(outline), colour, { edge: tints[2], edgeWidth: 1.5 }),
    drawn(smooth(moved(line, 0, 3), { open: true }), tints[2], 2, { opacity: 0.6 }),
    drawn(smooth(moved(line, -2, -5).slice(1, 4), { open: true }), '#fff', 2, { opacity: 0.6 }),
  ].join('');
}

/** Dark damp ovals along one line, as below drinkers. */
function dampFloor(tints: Tints, random: Random): string {
  const ovals = blobs('470,112,62,50 300,512,78,56 112,470,66,54').map(({ x, y, rx, ry }) => {
    const damp = ringOf([x, y], [rx * 1.25, ry * 1.25], 14, 0.1, random);
    return [
      filled(smooth(damp), '#7A5C36', { opacity: 0.55 }),
      filled(smooth(scaled(damp, [x, y], 0.78)), '#4F3A1E', { opacity: 0.72 }),
      filled(smooth(scaled(moved(damp, -6, -6), [x, y], 0.4)), '#3A2912', { opacity: 0.6 }),
    ].join('');
  });
  const bed = shavings(random, { tints, count: 470, keep: isBesideHandTest, length: [12, 26], width: [6, 11] });
  return bed + bootPrint(tints, 0.5) + ovals.join('');
}

function clumpedFloor(tints: Tints, random: Random): string {
  const bed = shavings(random, { tints, count: 300, keep: isBesideHandTest, length: [10, 22], width: [6, 11] });
  const places = spots(
    '446,66,70 452,214,46 84,500,88 258,470,62 398,530,78 390,356,62 748,84,74 744,330,50 736,506,84 26,386,44',
  );
  return bed + bootPrint(tints, 0.85) + places.map(({ x, y, r }) => clump([x, y], r, tints, random)).join('');
}

/** A flat piece of stuck litter with cracks. */
function clump([x, y]: Point, size: number, tints: Tints, random: Random): string {
  const [middleTint, light, dark] = tints;
  const base = ringOf([x, y], [size, size * 0.76], random.whole(10, 13), 0.2, random, random.between(0, 2));
  const top = scaled(moved(base, -4, -10), [x, y], 0.93);
  const straws = Array.from({ length: 12 }, () => {
    const [angle, out] = [random.between(0, 6.3), Math.sqrt(random.next()) * size * 0.9];
    const from = at(x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.75 - 9);
    const bend = at(random.between(-6, 6), random.between(-6, 6));
    const to = at(random.between(-16, 16), random.between(-9, 9));
    return drawn(`M${from}q${bend} ${to}`, random.pick([dark, lighter(light, 0.28), dark]), 5, { opacity: 0.75 });
  });
  const cracks = Array.from({ length: random.whole(1, 2) }, () =>
    drawn(clumpCrack([x, y], size, random), '#2E1D0C', 5),
  );
  const inside = filled(polygon(scaled(moved(top, -9, -12), [x, y], 0.72)), light, { opacity: 0.6 });
  return [
    filled(polygon(moved(base, 10, 14)), '#000', { opacity: 0.32 }),
    filled(polygon(base), darker(dark, 0.22), { edge: darker(dark, 0.55), edgeWidth: 4 }),
    filled(polygon(top), mix(middleTint, light, 0.35)),
    clipped(polygon(top), inside + straws.join('') + cracks.join('')),
    drawn(polygon(top), lighter(light, 0.22), 2.5, { opacity: 0.55 }),
  ].join('');
}

function clumpCrack([cx, cy]: Point, size: number, random: Random): string {
  let heading = random.between(0, 6.3);
  let x = cx - Math.cos(heading) * size * random.between(0.85, 1);
  let y = cy - 9 - Math.sin(heading) * size * 0.75;
  let path = `M${at(x, y)}`;
  const steps = random.whole(3, 5);
  for (let step = 0; step < steps; step++) {
    heading += random.between(-0.75, 0.75);
    x += Math.cos(heading) * size * 0.36;
    y += Math.sin(heading) * size * 0.3;
    path += `L${at(x, y)}`;
    if (step === 1) {
      path += `l${at(Math.cos(heading + 1.1) * size * 0.3, Math.sin(heading + 1.1) * size * 0.24)}M${at(x, y)}`;
    }
  }
  return path;
}

const capOutline = points(
  '40,70 150,20 330,36 470,18 620,30 762,60 780,190 752,320 786,450 742,560 590,576 430,560 300,584 140,556 30,570 16,430 44,300 14,190',
);

/** One shiny cap over most of the floor, broken open by the boot. */
function cakedFloor(tints: Tints, random: Random): string {
  const [middleTint, light, dark] = tints;
  const bed = shavings(random, { tints: tintsByScore[3], count: 150, length: [12, 24], width: [6, 11] });
  const cap = capOutline.map(([x, y]): Point => [x + random.between(-14, 14), y + random.between(-10, 10)]);
  const marks = Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(60, 740), random.between(50, 550)];
    const to = at(random.between(-16, 16), random.between(-9, 9));
    return drawn(`M${at(x, y)}l${to}`, random.pick([light, dark]), 6, { opacity: 0.5 });
  });
  return [
    bed,
    filled(smooth(moved(cap, 5, 10)), '#000', { opacity: 0.4 }),
    filled(smooth(cap), dark),
    filled(smooth(scaled(moved(cap, -3, -5), [400, 300], 0.985, 0.98)), middleTint),
    ...hairlines.map((hairline) => capCrack(hairline, tints, random)),
    ...marks,
    ...blobs('440,96,78,34 120,470,84,40 346,500,92,38 724,150,44,60 420,300,40,62').map((film) =>
      wetFilm(film, random),
    ),
    brokenPrint(tints, random),
    liftedFlake(tints, random),
  ].join('');
}

interface Hairline {
  readonly from: Point;
  readonly heading: number;
  readonly steps: number;
}

const hairlines: readonly Hairline[] = [
  { from: [380, 120], heading: 0.3, steps: 6 },
  { from: [420, 330], heading: 1.8, steps: 5 },
  { from: [120, 420], heading: 0.2, steps: 7 },
  { from: [690, 120], heading: 1.5, steps: 6 },
  { from: [300, 440], heading: -0.9, steps: 4 },
  { from: [520, 40], heading: 1.2, steps: 3 },
];

function capCrack({ from: [x, y], heading, steps }: Hairline, tints: Tints, random: Random): string {
  const dark = drawn(wander([x, y], heading, steps, 30, random), tints[2], 6);
  return dark + drawn(wander([x + 3, y + 4], heading, 2, 20, random), tints[1], 3, { opacity: 0.6 });
}

function wander([startX, startY]: Point, start: number, steps: number, length: number, random: Random): string {
  let [x, y, heading] = [startX, startY, start];
  let path = `M${at(x, y)}`;
  for (let step = 0; step < steps; step++) {
    heading += random.between(-0.7, 0.7);
    x += Math.cos(heading) * length;
    y += Math.sin(heading) * length;
    path += `L${at(x, y)}`;
  }
  return path;
}

/** A broad irregular film with a sharp glint on its upper side. */
function wetFilm({ x, y, rx, ry }: Blob, random: Random): string {
  const film = ringOf([x, y], [rx, ry], 11, 0.2, random);
  const glint: Outline = [
    [x - rx * 0.55, y - ry * 0.12],
    [x - rx * 0.3, y - ry * 0.48],
    [x + rx * 0.1, y - ry * 0.56],
  ];
  return [
    filled(smooth(film), '#fff', { opacity: 0.13 }),
    filled(smooth(scaled(moved(film, -3, -4), [x, y], 0.6, 0.52)), '#fff', { opacity: 0.17 }),
    filled(smooth(strokeOf(glint, 5, 12)), '#fff', { opacity: 0.75 }),
  ].join('');
}

/** The print is a torn hole through the cap, with loose litter below. */
function brokenPrint(tints: Tints, random: Random): string {
  const hole = bootOutline(1.06).flatMap(([x, y], index, all): Point[] => {
    const [nextX, nextY] = all[(index + 1) % all.length]!;
    return [
      [x + random.between(-7, 7), y + random.between(-7, 7)],
      [(x + nextX) / 2 + random.between(-9, 9), (y + nextY) / 2 + random.between(-9, 9)],
    ];
  });
  const lip = scaled(moved(hole, -4, -6), bootMiddle, 1.05, 1.02);
  const below = shavings(random, {
    tints: [tintsByScore[3][0], tintsByScore[3][1], tints[2]],
    count: 250,
    box: [480, 80, 720, 540],
    keep: (x, y) => isInside(x, y, lip),
    length: [10, 22],
    width: [6, 10],
  });
  const inside = [
    below,
    filled(treads(), '#1E130A', { opacity: 0.62 }),
    drawn(polygon(hole), '#000', 34, { opacity: 0.5, transform: 'translate(12 16)' }),
  ].join('');
  return [
    filled(polygon(lip), tints[1], { edge: darker(tints[2], 0.35), edgeWidth: 4 }),
    filled(polygon(hole), '#3A2814'),
    clipped(polygon(hole), inside),
  ].join('');
}

function liftedFlake(tints: Tints, random: Random): string {
  const [middleTint, light, dark] = tints;
  const corners = points('662,322 684,286 722,262 760,272 792,300 788,352 764,398 724,432 690,424 676,380');
  const flake = corners.map(([x, y]): Point => [x + random.between(-6, 6), y + random.between(-6, 6)]);
  return [
    filled(polygon(moved(flake, -26, 30)), '#000', { opacity: 0.42 }),
    filled(polygon(moved(flake, -9, 14)), darker(dark, 0.35)),
    filled(polygon(flake), mix(middleTint, light, 0.6), { edge: darker(dark, 0.3), edgeWidth: 4 }),
    filled(polygon(scaled(moved(flake, 3, -6), [728, 346], 0.72)), lighter(light, 0.12), { opacity: 0.8 }),
    drawn('M686 392l28 -34l34 -8l22 -34M714 358l-14 -26', dark, 5),
    drawn('M694 300q34 -26 70 -12', '#fff', 6, { opacity: 0.6 }),
  ].join('');
}

/** Mud without a particle, puddles, the print full of water. */
function soakedFloor(tints: Tints, random: Random): string {
  const waves = Array.from({ length: 22 }, () => mudWave(tints, random));
  const puddles = blobs('222,500,210,74 452,150,74,66 752,500,90,66 740,76,76,44').map((place) =>
    puddle(place, tints, random),
  );
  return waves.join('') + puddles.join('') + floodedPrint(tints);
}

function mudWave(tints: Tints, random: Random): string {
  const [x, y, half] = [random.between(-20, 820), random.between(-10, 610), random.between(50, 130)];
  const knots: Outline = [
    [x - half, y + random.between(-16, 16)],
    [x - half * 0.3, y + random.between(-22, 22)],
    [x + half * 0.4, y + random.between(-22, 22)],
    [x + half, y + random.between(-16, 16)],
  ];
  const wave = tubeOf(knots, [4, random.between(16, 34), random.between(16, 34), 4], {
    steps: 12,
    lump: 0.2,
    random,
  }).outline;
  const body = [
    filled(smooth(moved(wave, 4, 9)), '#000', { opacity: 0.38 }),
    filled(smooth(wave), mix(tints[0], tints[1], random.next() * 0.55)),
  ].join('');
  if (random.next() >= 0.6) return body;
  const crest: Outline = [
    [x - half * 0.5, y - 8],
    [x, y - 16],
    [x + half * 0.5, y - 8],
  ];
  return body + filled(smooth(strokeOf(crest, 5, 12)), '#fff', { opacity: 0.16 + random.next() * 0.3 });
}

function puddle({ x, y, rx, ry }: Blob, tints: Tints, random: Random): string {
  const edge = ringOf([x, y], [rx, ry], 17, 0.11, random);
  const ripples = [
    { off: -0.15, down: 0.1, half: 0.62 },
    { off: 0.1, down: 0.34, half: 0.44 },
    { off: -0.25, down: 0.55, half: 0.3 },
  ].map(({ off, down, half }) => {
    const start = at(x + rx * (off - half), y + ry * down);
    const there = `${at(rx * half, -ry * 0.13)} ${at(rx * half * 2, 0)}`;
    const back = `${at(-rx * half, ry * 0.1)} ${at(-rx * half * 2, 0)}`;
    return filled(`M${start}q${there}q${back}z`, '#E4F1F0', { opacity: 0.75 });
  });
  const water = [
    filled(smooth(moved(edge, 12, 16)), '#4E6A6C'),
    filled(smooth(moved(edge, 22, 30)), '#6F8D8F', { opacity: 0.8 }),
    ...ripples,
  ].join('');
  return [
    filled(smooth(moved(scaled(edge, [x, y], 1.04, 1.07), 3, 5)), tints[1], { opacity: 0.9 }),
    filled(smooth(scaled(edge, [x, y], 1.02, 1.03)), '#120C07'),
    filled(smooth(edge), '#2B3A3A'),
    clipped(smooth(edge), water),
  ].join('');
}

function floodedPrint(tints: Tints): string {
  const print = bootOutline();
  const water = [
    filled(treads(), '#4A6264'),
    filled(smooth(moved(print, 60, 60)), '#1B2626', { opacity: 0.5 }),
    filled(smooth(tubeOf(points('530,210 556,150 620,122'), [4, 15, 4], { steps: 14 }).outline), '#EAF5F5', {
      opacity: 0.9,
    }),
    filled(smooth(tubeOf(points('548,430 580,458 632,452'), [3, 10, 3], { steps: 14 }).outline), '#fff', {
      opacity: 0.55,
    }),
  ].join('');
  return [
    filled(smooth(scaled(print, bootMiddle, 1.09, 1.05)), darker(tints[2], 0.35)),
    drawn(smooth(scaled(print, bootMiddle, 1.07, 1.04)), tints[1], 5, { opacity: 0.8 }),
    filled(smooth(print), '#22302F'),
    clipped(smooth(print), water),
  ].join('');
}
