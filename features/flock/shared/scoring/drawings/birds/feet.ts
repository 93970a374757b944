import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { type Outline, type Point, scaled } from '#features/flock/shared/scoring/drawings/geometry.ts';
import { points } from '#features/flock/shared/scoring/drawings/shapes.ts';

/** A toe from below. */
export interface Toe {
  /** From the foot outward; the half widths bulge at the toe pads. */
  readonly knots: Outline;
  readonly halves: readonly number[];
  readonly claw?: Outline;
}

/** The sole of a kind of bird. */
export interface Foot {
  readonly skin: string;
  readonly shade: string;
  readonly padSkin: string;
  /** Line round the skin, and of its folds. */
  readonly edge: string;
  readonly fold: string;
  /** The central pad, healthy. */
  readonly pad: Outline;
  /** Half width and height of the foot behind the pad. */
  readonly root: Point;
  readonly toes: readonly Toe[];
  /** Skin between the toes of a bird that swims. */
  readonly webs: readonly Outline[];
  /** Width of a cell of the skin, on toes and pad. */
  readonly cells: readonly [toe: number, pad: number];
}

/** Middle of the pad of every foot. */
export const footMiddle: Point = [400, 356];

const broilerPad = points('254,322 282,254 350,228 434,226 510,250 550,316 542,396 492,460 410,484 322,468 264,406');

const claws = {
  left: points('74,166 40,146 10,138 -14,146 14,116 50,116 80,132'),
  right: points('726,166 760,146 790,138 814,146 786,116 750,116 720,132'),
};

const broilerToes: readonly Toe[] = [
  {
    knots: points('330,306 262,262 212,232 150,196 98,166 56,142'),
    halves: [64, 54, 66, 52, 58, 26],
    claw: claws.left,
  },
  { knots: points('402,280 406,212 408,160 410,100 412,46 413,-10'), halves: [66, 56, 68, 54, 62, 34] },
  {
    knots: points('470,306 538,262 588,232 650,196 702,166 744,142'),
    halves: [64, 54, 66, 52, 58, 26],
    claw: claws.right,
  },
  { knots: points('394,450 384,512 376,560 366,640'), halves: [60, 50, 54, 40] },
];

const slimmer = (toes: readonly Toe[], part: number): Toe[] =>
  toes.map((toe) => ({ ...toe, halves: toe.halves.map((half) => half * part) }));

/** By kind: hens have slim toes and long claws, turkeys a broad pad, ducks webs. */
export const feet: Readonly<Record<BirdKind, Foot>> = {
  white: {
    skin: '#F0C36A',
    shade: '#C9923B',
    padSkin: '#F6D38B',
    edge: '#7A4F14',
    fold: '#A8701F',
    pad: broilerPad,
    root: [158, 150],
    toes: broilerToes,
    webs: [],
    cells: [25, 27],
  },
  brown: {
    skin: '#EEDCB0',
    shade: '#BFA36C',
    padSkin: '#F4E6C4',
    edge: '#6E5628',
    fold: '#9C8046',
    pad: scaled(broilerPad, footMiddle, 0.9, 0.94),
    root: [132, 132],
    toes: [
      {
        knots: points('338,304 276,254 232,220 180,178 138,144 106,118'),
        halves: [46, 40, 49, 37, 42, 17],
        claw: points('118,132 84,100 48,82 10,82 50,54 96,68 130,104'),
      },
      {
        knots: points('402,280 405,218 407,172 409,122 410,84 411,56'),
        halves: [48, 41, 51, 39, 43, 17],
        claw: points('397,66 394,34 399,2 412,-34 421,2 426,34 425,66'),
      },
      {
        knots: points('462,304 524,254 568,220 620,178 662,144 694,118'),
        halves: [46, 40, 49, 37, 42, 17],
        claw: points('682,132 716,100 752,82 790,82 750,54 704,68 670,104'),
      },
      {
        knots: points('396,450 388,500 380,540 374,572'),
        halves: [42, 36, 39, 16],
        claw: points('388,562 384,590 374,624 360,600 358,562'),
      },
    ],
    webs: [],
    cells: [22, 24],
  },
  turkey: {
    skin: '#E7C4A8',
    shade: '#B58468',
    padSkin: '#F0D3BB',
    edge: '#70462F',
    fold: '#99694D',
    pad: scaled(
      points('250,330 268,260 338,222 400,234 462,222 532,260 550,330 540,400 486,466 400,488 314,466 260,400'),
      footMiddle,
      1.09,
    ),
    root: [176, 166],
    toes: slimmer(broilerToes, 1.12),
    webs: [],
    cells: [32, 35],
  },
  duck: {
    skin: '#F0A042',
    shade: '#B9661A',
    padSkin: '#F7B765',
    edge: '#7C3F0B',
    fold: '#A5590F',
    pad: scaled(broilerPad, footMiddle, 0.95),
    root: [126, 126],
    toes: [
      {
        knots: points('338,306 262,250 206,208 146,162 98,126 60,98'),
        halves: [46, 35, 43, 33, 38, 17],
        claw: points('72,112 46,86 16,72 -8,74 20,50 54,60 84,86'),
      },
      { knots: points('402,280 405,206 407,150 409,92 411,40 412,-10'), halves: [48, 37, 45, 35, 41, 26] },
      {
        knots: points('462,306 538,250 594,208 654,162 702,126 740,98'),
        halves: [46, 35, 43, 33, 38, 17],
        claw: points('728,112 754,86 784,72 808,74 780,50 746,60 716,86'),
      },
      { knots: points('396,456 388,494 382,524 378,556'), halves: [38, 28, 30, 15] },
    ],
    webs: [
      points('330,310 262,250 180,188 96,124 150,96 214,84 290,60 352,24 410,-12 408,110 404,260'),
      points('470,310 538,250 620,188 704,124 650,96 586,84 510,60 466,24 412,-12 410,110 406,260'),
    ],
    cells: [22, 24],
  },
};
