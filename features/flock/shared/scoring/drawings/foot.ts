import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { type Foot, feet, footMiddle, type Toe } from './birds/feet.ts';
import { lighter, mix } from './colours.ts';
import { type CrustForm, crustOf, drawCrust, toeCrusts } from './crust.ts';
import { at, boxOf, dense, isInside, moved, type Outline, type Point, ringOf, scaled, smooth } from './geometry.ts';
import { clipped, disc, drawn, filled, oval, picture } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { points } from './shapes.ts';
import { beside, strokeOf, type TubePlace, tubeOf } from './tube.ts';
import { reference, type Variant } from './variant.ts';

export type FootScore = 0 | 1 | 2 | 3 | 4;

/** The sole of one foot from below; the crust covers an exact share of the pad, which the ring at the lower right repeats. */
export function footPad(score: FootScore, kind: BirdKind, variant: Variant = reference): string {
  const { seed } = variant;
  const skinRandom = randomFrom(`fpd-x${seed}`);
  const random = randomFrom(`fpd-${score}${seed}`);
  const foot = feet[kind];
  const toeOutlines = foot.toes.map(
    ({ knots, halves }) => tubeOf(knots, halves, { steps: 30, lump: 0.03, random: skinRandom }).outline,
  );
  const pad = padOf(score, kind);
  const crust = score === 0 ? undefined : crustOf(score, variant);
  const root = ringOf([footMiddle[0], footMiddle[1] - 4], foot.root, 14, 0.02, skinRandom);
  const sole = [...foot.webs, ...toeOutlines, root];
  return picture(
    [
      ground(),
      filled(
        [...foot.webs, ...toeOutlines, dense(pad)].map((outline) => smooth(moved(outline, 12, 18))).join(''),
        '#0d2226',
        {
          opacity: 0.2,
        },
      ),
      ...foot.toes.map(({ claw }) => (claw ? drawClaw(claw) : '')),
      ...foot.webs.map((web) => drawWeb(web, foot)),
      ...[...toeOutlines, root].map((outline) => drawn(smooth(outline), foot.edge, 9)),
      filled(smooth(root), foot.skin),
      ...toeOutlines.map((outline) => toeBody(outline, foot)),
      ...foot.toes.map((toe, index) => toeScales(toe, toeOutlines[index]!, foot, skinRandom)),
      ...foot.toes.map((toe) => jointFolds(toe, foot)),
      filled(smooth(root), foot.skin),
      inflamed(score, pad, sole),
      drawPad(score, pad, foot, skinRandom),
      score === 0 ? shine() : '',
      crust ? drawCrust(crust, { healthyPad: foot.pad, pad, middle: footMiddle }, random) : '',
      crust && score === 4 ? toeCrusts(crust, random) : '',
      seed === '' ? shareRing(crust) : '',
      drawn('M40 560v-18M40 551h130M170 560v-18', '#1F2933', 4),
    ].join(''),
  );
}

/** Outline of the central pad; it swells with scores 3 and 4. */
export function padOf(score: FootScore, kind: BirdKind): Point[] {
  return scaled(feet[kind].pad, footMiddle, score === 4 ? 1.1 : score === 3 ? 1.05 : 1);
}

/** Healthy skin is smooth and takes the light. */
const shine = () =>
  filled(smooth(strokeOf(points('294,336 316,282 376,256'), 13, 16)), '#fff', { opacity: 0.75 }) +
  filled(smooth(strokeOf(points('318,352 338,314 380,290'), 7, 16)), '#fff', { opacity: 0.6 });

function drawWeb(web: Outline, { skin, shade, edge }: Foot): string {
  const path = smooth(web);
  const { left, right, top, bottom } = boxOf(web);
  const [fromX, toX] = left < 300 ? [right, left] : [left, right];
  const rays = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const [x, y] = [fromX + (toX - fromX) * part, top + 20 + (bottom - top) * 0.3 * part];
    return drawn(`M${at(fromX, bottom)}Q${at((fromX + x) / 2 + 8, (bottom + y) / 2)} ${at(x, y)}`, shade, 5, {
      opacity: 0.7,
    });
  });
  const tones = filled(smooth(moved(web, -8, -10)), mix(skin, shade, 0.3)) + rays.join('');
  return filled(path, mix(skin, shade, 0.55), { edge, edgeWidth: 9 }) + clipped(path, tones);
}

const ground = () =>
  [
    '<rect width="800" height="600" fill="#CFE0E2"/>',
    oval(400, 330, 470, 360, '#DDEAEB'),
    oval(400, 330, 330, 260, '#E8F1F1'),
  ].join('');

const drawClaw = (claw: Outline) =>
  filled(smooth(claw), '#6B5844', { edge: '#33281A', edgeWidth: 5 }) +
  drawn(smooth(moved(claw.slice(4, 7), 0, 6), { open: true }), '#C9B79C', 5);

function toeBody(outline: Outline, { skin, shade }: Foot): string {
  const tones =
    filled(smooth(moved(outline, -8, -9)), skin) +
    filled(smooth(moved(outline, -26, -30)), lighter(skin, 0.22), { opacity: 0.5 });
  return filled(smooth(outline), shade) + clipped(smooth(outline), tones);
}

function toeScales({ knots, halves }: Toe, outline: Outline, foot: Foot, random: Random): string {
  const inner = tubeOf(
    knots,
    halves.map((half) => half * 0.88),
    { steps: 30 },
  ).outline;
  return clipped(
    smooth(outline),
    cobbles(inner, { step: foot.cells[0], colour: foot.skin, shade: foot.shade }, random),
  );
}

interface Cobbles {
  /** Width of a cell. */
  step: number;
  colour: string;
  shade: string;
  size?: number;
}

/** Skin as rows of rounded cells inside an outline. */
function cobbles(outline: Outline, { step, colour, shade, size = 0.44 }: Cobbles, random: Random): string {
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
  const body = filled(cells, mix(colour, '#fff8e0', 0.22), { edge: mix(shade, colour, 0.35), edgeWidth: 2 });
  return body + drawn(glints, '#fff', 2, { opacity: 0.5 });
}

/** The folds between the pads of a toe. */
function jointFolds({ knots, halves }: Toe, { fold, edge }: Foot): string {
  const tube = tubeOf(knots, halves, { steps: 8 });
  const places = knots.length > 4 ? [0.27, 0.62] : [0.3];
  return places
    .map((part) => tube.placeAt(part))
    .map(
      (place) =>
        drawn(foldPath(place, 0), fold, 7, { opacity: 0.85 }) + drawn(foldPath(place, 9), edge, 4, { opacity: 0.5 }),
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
          { size: 1.62, opacity: 0.22 },
          { size: 1.46, opacity: 0.26 },
          { size: 1.3, opacity: 0.3 },
          { size: 1.16, opacity: 0.34 },
        ]
      : [
          { size: 1.36, opacity: 0.22 },
          { size: 1.24, opacity: 0.26 },
          { size: 1.12, opacity: 0.3 },
        ];
  const red = rings.map(({ size, opacity }) => filled(smooth(scaled(pad, footMiddle, size)), '#C4231B', { opacity }));
  return clipped(foot.map((outline) => smooth(outline)).join(''), red.join(''));
}

function drawPad(score: FootScore, pad: Outline, { padSkin, shade, edge, cells }: Foot, random: Random): string {
  const colour = score === 4 ? mix(padSkin, '#B23A2A', 0.62) : score === 3 ? mix(padSkin, '#B84A34', 0.52) : padSkin;
  const tones = [
    filled(smooth(moved(pad, -9, -12)), colour),
    filled(smooth(scaled(moved(pad, -34, -44), footMiddle, 0.7)), lighter(colour, 0.35), { opacity: 0.6 }),
    cobbles(dense(pad), { step: cells[1], colour, shade, size: 0.45 }, random),
  ].join('');
  return [
    filled(smooth(moved(pad, 7, 11)), '#6b4206', { opacity: 0.4 }),
    filled(smooth(pad), mix(colour, shade, 0.6)),
    clipped(smooth(pad), tones),
    drawn(smooth(pad), score > 2 ? '#7A2A16' : edge, score > 2 ? 6 : 5),
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
