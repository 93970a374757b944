import { lighter, mix } from './colours.ts';
import { type CrustForm, crustForms, drawCrust, toeCrusts } from './crust.ts';
import { at, boxOf, dense, isInside, moved, type Outline, type Point, ringOf, scaled, smooth } from './geometry.ts';
import { clipped, disc, drawn, filled, oval, picture } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { points } from './shapes.ts';
import { beside, strokeOf, type TubePlace, tubeOf } from './tube.ts';

export type FootScore = 0 | 1 | 2 | 3 | 4;

const skin = '#F0C36A';
const skinShade = '#C9923B';
const padSkin = '#F6D38B';
/** Middle of the pad. */
export const footMiddle: Point = [400, 356];
const middle = footMiddle;

/** The sole of one foot from below; the crust covers an exact share of the pad, which the ring at the lower right repeats. */
export function footPad(score: FootScore): string {
  const skinRandom = randomFrom('fpd-x');
  const random = randomFrom(`fpd-${score}`);
  const toeOutlines = toes.map(
    ({ knots, halves }) => tubeOf(knots, halves, { steps: 30, lump: 0.03, random: skinRandom }).outline,
  );
  const pad = padOf(score);
  const crust = score === 0 ? undefined : crustForms[score];
  const root = ringOf([middle[0], middle[1] - 4], [158, 150], 14, 0.02, skinRandom);
  return picture(
    [
      ground(),
      filled([...toeOutlines, dense(pad)].map((outline) => smooth(moved(outline, 12, 18))).join(''), '#0d2226', {
        opacity: 0.2,
      }),
      ...toes.map(({ claw }) => (claw ? drawClaw(claw) : '')),
      ...[...toeOutlines, root].map((outline) => drawn(smooth(outline), '#7A4F14', 9)),
      filled(smooth(root), skin),
      ...toeOutlines.map(toeBody),
      ...toes.map((toe, index) => toeScales(toe, toeOutlines[index]!, skinRandom)),
      ...toes.map(jointFolds),
      filled(smooth(root), skin),
      inflamed(score, pad, [...toeOutlines, root]),
      drawPad(score, pad, skinRandom),
      score === 0 ? filled(smooth(strokeOf(points('294,336 316,282 376,256'), 12, 16)), '#fff', { opacity: 0.6 }) : '',
      crust ? drawCrust(crust, { healthyPad, pad, middle }, random) : '',
      crust && score === 4 ? toeCrusts(crust, random) : '',
      shareRing(crust),
      drawn('M40 560v-18M40 551h130M170 560v-18', '#1F2933', 4),
    ].join(''),
  );
}

/** The central pad of a healthy foot. */
export const healthyPad = points(
  '254,322 282,254 350,228 434,226 510,250 550,316 542,396 492,460 410,484 322,468 264,406',
);

/** Outline of the central pad; it swells with scores 3 and 4. */
export function padOf(score: FootScore): Point[] {
  return scaled(healthyPad, middle, score === 4 ? 1.1 : score === 3 ? 1.04 : 1);
}

interface Toe {
  /** From the foot outward; the half widths bulge at the toe pads. */
  readonly knots: Outline;
  readonly halves: readonly number[];
  readonly claw?: Outline;
}

const toes: readonly Toe[] = [
  {
    knots: points('330,306 262,262 212,232 150,196 98,166 56,142'),
    halves: [64, 54, 66, 52, 58, 26],
    claw: points('74,166 40,146 10,138 -14,146 14,116 50,116 80,132'),
  },
  { knots: points('402,280 406,212 408,160 410,100 412,46 413,-10'), halves: [66, 56, 68, 54, 62, 34] },
  {
    knots: points('470,306 538,262 588,232 650,196 702,166 744,142'),
    halves: [64, 54, 66, 52, 58, 26],
    claw: points('726,166 760,146 790,138 814,146 786,116 750,116 720,132'),
  },
  { knots: points('394,450 384,512 376,560 366,640'), halves: [60, 50, 54, 40] },
];

const ground = () =>
  [
    '<rect width="800" height="600" fill="#CFE0E2"/>',
    oval(400, 330, 470, 360, '#DDEAEB'),
    oval(400, 330, 330, 260, '#E8F1F1'),
  ].join('');

const drawClaw = (claw: Outline) =>
  filled(smooth(claw), '#6B5844', { edge: '#33281A', edgeWidth: 5 }) +
  drawn(smooth(moved(claw.slice(4, 7), 0, 6), { open: true }), '#C9B79C', 5);

function toeBody(outline: Outline): string {
  const tones =
    filled(smooth(moved(outline, -8, -9)), skin) +
    filled(smooth(moved(outline, -26, -30)), lighter(skin, 0.22), { opacity: 0.5 });
  return filled(smooth(outline), skinShade) + clipped(smooth(outline), tones);
}

function toeScales({ knots, halves }: Toe, outline: Outline, random: Random): string {
  const inner = tubeOf(
    knots,
    halves.map((half) => half * 0.88),
    { steps: 30 },
  ).outline;
  return clipped(smooth(outline), cobbles(inner, 25, skin, random));
}

/** Skin as rows of rounded cells inside an outline. */
function cobbles(outline: Outline, step: number, colour: string, random: Random, size = 0.44): string {
  const { left, right, top, bottom } = boxOf(outline);
  let cells = '';
  let glints = '';
  for (let row = 0, y = top; y < bottom; y += step * 0.86, row++) {
    for (let x = left + ((row % 2) * step) / 2; x < right; x += step) {
      if (!isInside(x, y, outline)) continue;
      const radius = step * size * random.between(0.86, 1.08);
      const [cx, cy] = [Math.round(x + random.between(-1.5, 1.5)), Math.round(y + random.between(-1.5, 1.5))];
      const [rx, ry] = [Math.round(radius * 10) / 10, Math.round(radius * 9) / 10];
      cells += `M${at(cx - rx, cy)}a${rx} ${ry} 0 1 0 ${at(rx * 2, 0)}a${rx} ${ry} 0 1 0 ${at(-rx * 2, 0)}z`;
      glints += `M${at(cx - rx * 0.5, Math.round(cy - ry * 0.4))}q${Math.round(rx * 0.4)} ${-Math.round(ry * 0.4)} ${Math.round(rx * 0.9)} 0`;
    }
  }
  const body = filled(cells, mix(colour, '#fff8e0', 0.22), { edge: mix(skinShade, colour, 0.35), edgeWidth: 2 });
  return body + drawn(glints, '#fff', 2, { opacity: 0.5 });
}

/** The folds between the pads of a toe. */
function jointFolds({ knots, halves }: Toe): string {
  const tube = tubeOf(knots, halves, { steps: 8 });
  const places = knots.length > 4 ? [0.27, 0.62] : [0.3];
  return places
    .map((part) => tube.placeAt(part))
    .map(
      (place) =>
        drawn(foldPath(place, 0), '#A8701F', 7, { opacity: 0.85 }) +
        drawn(foldPath(place, 9), '#8A5A16', 4, { opacity: 0.5 }),
    )
    .join('');
}

function foldPath(place: TubePlace, shift: number): string {
  const [dx, dy] = [place.along[0] * shift, place.along[1] * shift];
  const [from, to] = [beside(place, -0.94), beside(place, 0.94)];
  const bend = at(place.x + place.along[0] * 14 + dx, place.y + place.along[1] * 14 + dy);
  return `M${at(from[0] + dx, from[1] + dy)}Q${bend} ${at(to[0] + dx, to[1] + dy)}`;
}

/** Redness round the pad, from score 3 on. */
function inflamed(score: FootScore, pad: Outline, foot: readonly Outline[]): string {
  if (score < 3) return '';
  const rings =
    score === 4
      ? [
          { size: 1.5, opacity: 0.14 },
          { size: 1.38, opacity: 0.16 },
          { size: 1.26, opacity: 0.2 },
          { size: 1.14, opacity: 0.26 },
        ]
      : [
          { size: 1.28, opacity: 0.1 },
          { size: 1.14, opacity: 0.16 },
        ];
  const red = rings.map(({ size, opacity }) => filled(smooth(scaled(pad, middle, size)), '#C4231B', { opacity }));
  return clipped(foot.map((outline) => smooth(outline)).join(''), red.join(''));
}

function drawPad(score: FootScore, pad: Outline, random: Random): string {
  const colour = score === 4 ? mix(padSkin, '#D9705A', 0.38) : score === 3 ? mix(padSkin, '#E08A5E', 0.2) : padSkin;
  const tones = [
    filled(smooth(moved(pad, -9, -12)), colour),
    filled(smooth(scaled(moved(pad, -34, -44), middle, 0.7)), lighter(colour, 0.35), { opacity: 0.6 }),
    cobbles(dense(pad), 27, colour, random, 0.45),
  ].join('');
  return [
    filled(smooth(moved(pad, 7, 11)), '#6b4206', { opacity: 0.4 }),
    filled(smooth(pad), mix(colour, skinShade, 0.6)),
    clipped(smooth(pad), tones),
    drawn(smooth(pad), score > 2 ? '#8C3A1E' : '#8A5A16', score > 2 ? 6 : 5),
  ].join('');
}

/** A ring filled to the same share, so that the score reads without judging the blob. */
function shareRing(crust: CrustForm | undefined): string {
  const [x, y, radius] = [718, 522, 40];
  const round = 2 * Math.PI * radius;
  const filledPart = crust
    ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${crust.colour}" stroke-width="24" stroke-dasharray="${(round * crust.share).toFixed(1)} ${round.toFixed(1)}" transform="rotate(-90 ${x} ${y})"/>`
    : '';
  return [
    disc(x, y, 62, '#fff', { opacity: 0.94 }),
    disc(x, y, radius, 'none', { edge: '#D5DEDF', edgeWidth: 24 }),
    filledPart,
    disc(x, y, 62, 'none', { edge: '#16211E', edgeWidth: 2, opacity: 0.35 }),
  ].join('');
}
