import { houseInside, sideBird } from './barn.ts';
import { whiteCard } from './card.ts';
import { normalHeap } from './cecal.ts';
import { normalCoil } from './coil.ts';
import type { TipSubject } from './drawing-keys.ts';
import { type Outline, smooth } from './geometry.ts';
import { handTest } from './hand-test.ts';
import { clipped, disc, drawn, filled, group, oval, picture } from './marks.ts';
import { randomFrom } from './random.ts';
import { points } from './shapes.ts';
import { freshTints, shavings } from './shavings.ts';
import { tubeOf } from './tube.ts';

const white = { coat: '#FFFFFF', wing: '#D9E2E0' };
const cream = { coat: '#FBF3E2', wing: '#E8D9B6' };

/** The scene of a preparation tip. */
export function tipScene(subject: TipSubject): string {
  return picture(scenes[subject]());
}

const scenes: Record<TipSubject, () => string> = { birds, manure, litter, ammonia };

/** Birds spread over the whole house, two of them in a catch frame. */
function birds(): string {
  const far = points('50,300 176,286 330,292 470,284 610,296 716,286');
  return [
    houseInside({ top: 352, random: randomFrom('tip-birds') }),
    ...far.map(([x, y], index) =>
      sideBird({ x, y, size: 1.6, ...(index % 3 ? white : cream), facing: index % 2 ? 'left' : 'right' }),
    ),
    sideBird({ x: -14, y: 300, size: 3.4, ...cream }),
    sideBird({ x: 656, y: 296, size: 3.5, ...white, facing: 'left' }),
    sideBird({ x: 190, y: 190, size: 5.6, ...white }),
    sideBird({ x: 372, y: 214, size: 5.2, ...cream, facing: 'left' }),
    catchFrame(),
  ].join('');
}

/** Three panels of slats, opened towards the viewer. */
function catchFrame(): string {
  const slats = Array.from({ length: 10 }, (_, index) => `M${190 + index * 46} 488V590`).join('');
  const rails = 'M190 492H604M190 540H604M190 586H604';
  const sides =
    'M190 492L112 524V598M190 540L112 566M190 586L112 598M604 492L682 524V598M604 540L682 566M604 586L682 598';
  const frame = rails + slats + sides;
  return drawn(frame, '#5A3B02', 18) + drawn(frame, '#D59A35', 11);
}

/** Both kinds side by side on the card: formed with a white cap, and a dark heap without one; a white torch above. */
function manure(): string {
  const { drawing, shadows } = normalCoil();
  return [
    whiteCard({ seed: 'tip', pixelsPerCm: 100 }),
    torch(),
    group('translate(-26 112) scale(.68)', shadows + drawing),
    group('translate(322 134) scale(.62)', normalHeap()),
  ].join('');
}

function torch(): string {
  return [
    filled('M346 84L90 470H716L454 84z', '#DCE9F5', { opacity: 0.85 }),
    filled('M360 -20h80v58l26 46H334l26 -46z', '#2B3A42', { edge: '#10191D', edgeWidth: 5 }),
    oval(400, 84, 66, 15, '#FFFDF2', { edge: '#10191D', edgeWidth: 5 }),
    drawn('M376 -10v40', '#6E8792', 9),
    '<rect x="390" y="4" width="22" height="30" rx="8" fill="#EDB94F"/>',
  ].join('');
}

/** A boot that pushes across the surface, and a handful squeezed in the glove. */
function litter(): string {
  const random = randomFrom('tip-litter');
  const ridge = 'M286 548Q300 470 356 452Q384 412 430 430Q474 404 506 446Q540 452 552 500L566 566H286z';
  const heaped = shavings(random, { tints: freshTints, count: 210, box: [280, 410, 570, 570] });
  return [
    houseInside({ top: 440, random }),
    filled('M540 566Q680 528 800 548V600H500z', '#8F7342', { opacity: 0.6 }),
    boot(),
    filled(ridge, '#000', { opacity: 0.2, transform: 'translate(8 10)' }),
    filled(ridge, '#C9AC74'),
    clipped(ridge, heaped),
    drawn(ridge, '#8C6D40', 5),
    shavings(random, { tints: freshTints, count: 90, box: [280, 556, 800, 604] }),
    handTest(1, ['#CDAE78', '#DFC593', '#AD8D58']),
  ].join('');
}

function boot(): string {
  const shape =
    'M560 60H716Q730 60 728 76L718 330Q716 396 744 430V500Q744 516 728 516H486Q454 516 456 486Q460 446 506 430Q556 412 560 352z';
  return [
    filled(shape, '#000', { opacity: 0.2, transform: 'translate(12 14)' }),
    filled(shape, '#2F6B57', { edge: '#123A2D', edgeWidth: 7 }),
    filled('M560 60H716Q730 60 728 76L726 104H560z', '#E9EFEA', { edge: '#123A2D', edgeWidth: 6 }),
    filled('M456 490H744V506Q744 528 722 528H480Q456 528 456 504z', '#123A2D'),
    drawn('M590 130V350Q588 420 530 446', '#7FB8A2', 15, { opacity: 0.6 }),
    drawn('M700 330Q690 350 640 352', '#123A2D', 5, { opacity: 0.6 }),
    drawn('M712 366Q700 386 652 388', '#123A2D', 5, { opacity: 0.6 }),
  ].join('');
}

/** A meter held at the height of the birds' heads. */
function ammonia(): string {
  return [
    houseInside({ top: 470, random: randomFrom('nh3') }),
    drawn('M0 330H800', '#16211E', 5, { opacity: 0.55, dashes: '18 14' }),
    sideBird({ x: 20, y: 286, size: 4.2, ...white }),
    sideBird({ x: 590, y: 286, size: 4.2, ...cream, facing: 'left' }),
    group('translate(300 150)', glovedArm() + meter() + glovedFingers()),
  ].join('');
}

const gloveEdge = '#1A4E60';

const gloved = (outline: Outline) => drawn(smooth(outline), gloveEdge, 12) + filled(smooth(outline), '#3D8FA8');

/** Forearm, palm behind the meter, and the thumb on its right. */
function glovedArm(): string {
  const arm = tubeOf(points('190,500 176,420 150,330 136,250'), [58, 62, 72, 70]).outline;
  const thumb = tubeOf(points('196,320 232,266 224,206'), [40, 27, 22]).outline;
  return gloved(arm) + gloved(thumb) + drawn('M206 236Q216 262 204 286', '#68B3C8', 9, { opacity: 0.7 });
}

/** Its display shows bars: a number would be read as an example. */
function meter(): string {
  const bars = [26, 44, 62].map((height, index) => {
    const x = 98 + index * 28;
    return `<rect x="${x}" y="${166 - height}" width="20" height="${height}" rx="3" fill="#D8F3DC"/>`;
  });
  return [
    '<rect x="60" y="60" width="150" height="270" rx="24" fill="#EDB94F" stroke="#5A3B02" stroke-width="6"/>',
    '<rect x="80" y="84" width="110" height="96" rx="10" fill="#16302F"/>',
    ...bars,
    disc(108, 214, 13, '#5A3B02'),
    disc(162, 214, 13, '#A3161C', { edge: '#5A3B02', edgeWidth: 4 }),
    '<rect x="108" y="22" width="54" height="44" rx="8" fill="#5A3B02"/>',
    drawn('M118 32h34M118 44h34M118 56h34', '#EDB94F', 5),
  ].join('');
}

function glovedFingers(): string {
  const fingers = [
    { x: 34, y: 236, width: 74 },
    { x: 30, y: 280, width: 78 },
    { x: 36, y: 324, width: 72 },
  ];
  return fingers
    .map(
      ({ x, y, width }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="40" rx="20" fill="#3D8FA8" stroke="${gloveEdge}" stroke-width="6"/>`,
    )
    .join('');
}
