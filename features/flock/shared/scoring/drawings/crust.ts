import { darker, mix } from './colours.ts';
import {
  areaOf,
  at,
  dense,
  isInside,
  moved,
  type Outline,
  type Point,
  polygon,
  ringOf,
  scaled,
  smooth,
} from './geometry.ts';
import { clipped, drawn, filled } from './marks.ts';
import { type Random, randomFrom } from './random.ts';
import { blobs } from './shapes.ts';
import { leaning, type Variant } from './variant.ts';

/** What of a crust grows with the score. */
export interface CrustForm {
  /** Share of the pad that it covers, exactly. */
  readonly share: number;
  readonly colour: string;
  readonly rim: { readonly colour: string; readonly width: number };
  /** How ragged its edge is, and how far it lies from the middle of the pad. */
  readonly ragged: number;
  readonly offset: Point;
  readonly crumbs: number;
  readonly cracks: number;
  readonly flakes: number;
  /** How far its lit side is off. */
  readonly rise: number;
}

/** By score 1 to 4; score 0 has none. */
export const crustForms: Readonly<Record<1 | 2 | 3 | 4, CrustForm>> = {
  1: {
    share: 0.05,
    colour: '#3B2A1E',
    rim: { colour: '#B5713A', width: 9 },
    ragged: 0.16,
    offset: [-14, 10],
    crumbs: 14,
    cracks: 1,
    flakes: 0,
    rise: 1,
  },
  2: {
    share: 0.25,
    colour: '#332318',
    rim: { colour: '#A85B32', width: 13 },
    ragged: 0.13,
    offset: [-8, 8],
    crumbs: 70,
    cracks: 3,
    flakes: 0,
    rise: 2,
  },
  3: {
    share: 0.45,
    colour: '#2A1B12',
    rim: { colour: '#9C3F2B', width: 20 },
    ragged: 0.1,
    offset: [-4, 6],
    crumbs: 120,
    cracks: 6,
    flakes: 3,
    rise: 3,
  },
  4: {
    share: 0.7,
    colour: '#1F140E',
    rim: { colour: '#8C2A22', width: 26 },
    ragged: 0.055,
    offset: [0, 2],
    crumbs: 190,
    cracks: 9,
    flakes: 5,
    rise: 4,
  },
};

/** Least, usual and greatest share under crust of cases that score so. */
export const crustShares: Readonly<Record<1 | 2 | 3 | 4, readonly [number, number, number]>> = {
  1: [0.02, crustForms[1].share, 0.12],
  2: [0.18, crustForms[2].share, 0.32],
  3: [0.38, crustForms[3].share, 0.52],
  4: [0.58, crustForms[4].share, 0.78],
};

/** The crust of one case of a score: its share leans, its place wanders as far as the pad reaches. */
export function crustOf(score: 1 | 2 | 3 | 4, variant: Variant): CrustForm {
  const form = crustForms[score];
  if (variant.seed === '') return form;
  const random = randomFrom(`crust-${score}${variant.seed}`);
  const share = leaning(variant, crustShares[score]);
  const room = 130 * (0.86 - Math.sqrt(share));
  const angle = random.between(0, 6.283);
  const far = random.between(0.3, 1) * Math.max(0, room);
  return {
    ...form,
    share,
    offset: [Math.cos(angle) * far, Math.sin(angle) * far * 0.9],
    rise: form.rise + random.between(-0.4, 0.9),
  };
}

export interface CrustGround {
  /** The pad of a healthy foot, and as swollen as it is drawn. */
  readonly healthyPad: Outline;
  readonly pad: Outline;
  readonly middle: Point;
}

/** A ragged copy of the pad, scaled until its area is the share exactly. */
export function crustOutline(form: CrustForm, { healthyPad, pad, middle }: CrustGround, random: Random): Point[] {
  const [cx, cy] = middle;
  const ragged = dense(healthyPad, 4).map(([x, y], index, all): Point => {
    const angle = (index / all.length) * 6.283;
    const waves = 0.5 * Math.sin(angle * 3 + form.rise) + 0.35 * Math.sin(angle * 7 + 2 * form.rise);
    const factor = 1 + form.ragged * waves + random.between(-form.ragged, form.ragged) * 0.4;
    return [cx + (x - cx) * factor, cy + (y - cy) * factor];
  });
  const size = Math.sqrt((form.share * areaOf(dense(pad))) / areaOf(dense(ragged)));
  return moved(scaled(ragged, middle, size), ...form.offset);
}

/** The crust with its raised rim, crumbs, cracks and loose flakes; only what lies on the pad is seen. */
export function drawCrust(form: CrustForm, ground: CrustGround, random: Random): string {
  const outline = crustOutline(form, ground, random);
  const middle: Point = [ground.middle[0] + form.offset[0], ground.middle[1] + form.offset[1]];
  const radius = Math.sqrt((form.share * areaOf(dense(ground.pad))) / Math.PI);
  const path = smooth(outline);
  const body = rimOf(form, outline) + bodyOf(form, outline, middle, random);
  const cracks = Array.from({ length: form.cracks }, (_, index) => crack(form, middle, radius, index, random)).join('');
  const flakes = Array.from({ length: form.flakes }, (_, index) => flake(form, middle, radius, index, random)).join('');
  return [
    clipped(smooth(scaled(ground.pad, ground.middle, 1.03)), body),
    clipped(path, cracks),
    drawn(litEdge(outline, middle), '#fff', form.share > 0.1 ? 4 : 3, { opacity: 0.35 }),
    flakes,
  ].join('');
}

/** The crust's colour on its way to the pale brown of dried skin. */
const paler = ({ colour }: CrustForm, part: number) => mix(colour, '#9A6B3C', part);

function rimOf({ rim }: CrustForm, outline: Outline): string {
  const path = smooth(outline);
  const glow = drawn(path, mix(rim.colour, '#E58A5A', 0.35), Math.round(rim.width * 21) / 10, { opacity: 0.55 });
  return glow + drawn(path, rim.colour, Math.round(rim.width * 13) / 10);
}

function bodyOf(form: CrustForm, outline: Outline, middle: Point, random: Random): string {
  const crumbs = Array.from({ length: form.crumbs }, () => {
    const [angle, out] = [random.between(0, 6.3), Math.sqrt(random.next()) * 150];
    const [x, y] = [middle[0] + Math.cos(angle) * out, middle[1] + Math.sin(angle) * out * 0.9];
    if (!isInside(x, y, outline)) return '';
    const crumb = ringOf([x, y], [random.between(5, 11), random.between(3, 8)], 6, 0.25, random);
    const colour = random.pick([paler(form, 0.42), darker(form.colour, 0.5), paler(form, 0.55), paler(form, 0.3)]);
    return filled(polygon(crumb), colour, { opacity: 0.6 });
  });
  const tones = [
    filled(smooth(moved(outline, -7 - form.rise, -9 - form.rise)), paler(form, 0.16)),
    filled(smooth(scaled(moved(outline, -14, -18), middle, 0.72)), paler(form, 0.32), { opacity: 0.6 }),
    ...crumbs,
  ].join('');
  const shadow = filled(smooth(moved(outline, 5, 8)), '#000', { opacity: 0.35 });
  return shadow + filled(smooth(outline), form.colour) + clipped(smooth(outline), tones);
}

/** A crack from the edge towards the middle; every other one forks. */
function crack(form: CrustForm, middle: Point, radius: number, index: number, random: Random): string {
  const start = (index / form.cracks) * 6.283 + 0.7 + random.between(-0.25, 0.25);
  const out = random.between(0.86, 1);
  let [x, y] = [middle[0] + Math.cos(start) * radius * out, middle[1] + Math.sin(start) * radius * out * 0.92];
  let heading = start + Math.PI + random.between(-0.5, 0.5);
  let path = `M${at(x, y)}`;
  for (let step = 0; step < 3; step++) {
    x += Math.cos(heading) * radius * 0.27;
    y += Math.sin(heading) * radius * 0.24;
    path += `L${at(x, y)}`;
    if (step === 1 && index % 2)
      path += `l${at(Math.cos(heading + 1) * radius * 0.2, Math.sin(heading + 1) * radius * 0.2)}M${at(x, y)}`;
    heading += random.between(-0.8, 0.8);
  }
  const raw = form.share > 0.1 ? drawn(path, mix(form.rim.colour, '#E07A50', 0.35), 2.5, { opacity: 0.9 }) : '';
  return drawn(path, '#0B0603', form.share > 0.1 ? 7 : 5) + raw;
}

function flake(form: CrustForm, middle: Point, radius: number, index: number, random: Random): string {
  const angle = (index / form.flakes) * 6.283 + 1;
  const place: Point = [middle[0] + Math.cos(angle) * radius * 0.66, middle[1] + Math.sin(angle) * radius * 0.58];
  const outline = ringOf(place, [34, 20], 8, 0.24, random, angle);
  const edge = scaled(moved(outline, -3, -4), place, 0.62).slice(3, 7);
  return [
    filled(polygon(moved(outline, 5, 8)), '#000', { opacity: 0.45 }),
    filled(polygon(outline), paler(form, 0.5), { edge: darker(form.colour, 0.3) }),
    drawn(polygon(edge).replace('z', ''), paler(form, 0.95), 3),
  ].join('');
}

/** The upper left of the edge, where the light falls. */
function litEdge(outline: Outline, middle: Point): string {
  const edge = scaled(moved(outline, -3, -4), middle, 1.02);
  // The outline begins at the left and runs over the top.
  const lit = [...edge.slice(Math.floor(edge.length * 0.94)), ...edge.slice(0, Math.floor(edge.length * 0.3))];
  return smooth(lit, { open: true });
}

/** Two spots on the toes, which only the highest score has. */
export function toeCrusts({ colour }: CrustForm, random: Random): string {
  return blobs('212,226,36,28 412,140,38,30')
    .map(({ x, y, rx, ry }) => {
      const outline = ringOf([x, y], [rx, ry], 10, 0.14, random);
      return [
        drawn(smooth(outline), '#A8442C', 14, { opacity: 0.8 }),
        filled(smooth(moved(outline, 4, 6)), '#000', { opacity: 0.4 }),
        filled(smooth(outline), colour),
        filled(smooth(scaled(moved(outline, -6, -7), [x, y], 0.6)), mix(colour, '#9A6B3C', 0.35)),
      ].join('');
    })
    .join('');
}
