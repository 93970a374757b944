import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import type { Outline } from '#features/flock/shared/scoring/drawings/geometry.ts';
import { points } from '#features/flock/shared/scoring/drawings/shapes.ts';

/** The plumage of a bird in the light from the upper left. */
export interface Coat {
  readonly base: string;
  readonly shade: string;
  readonly edge: string;
  /** How bright the light along a clean feather is. */
  readonly gloss: number;
}

/** What of a bird from the front differs between kinds. */
export interface Bird {
  readonly coat: Coat;
  readonly body: Outline;
  /** Half width and height of a feather of the breast. */
  readonly feather: readonly [half: number, height: number];
  /** Skin of the legs and its side away from the light. */
  readonly leg: string;
  readonly legShade: string;
  /** How far the legs stand from the middle, and how thick they are. */
  readonly stance: number;
  readonly legWidth: number;
  /** How much narrower than those of a broiler the wings lie. */
  readonly wings: number;
  /** Stains from a few feathers to all of them: score 1, the three depths of score 2, the clumps of score 3. */
  readonly stain: string;
  readonly dirt: readonly [deep: string, middle: string, rim: string];
  readonly mud: readonly string[];
  /** How wide the matted belly is beside that of a broiler. */
  readonly belly: number;
  /** How long 5 cm are on this bird. */
  readonly fiveCm: number;
}

const dirtOnWhite = {
  stain: '#A98347',
  dirt: ['#7F5E36', '#A37E4C', '#BE9E6D'],
  mud: ['#5E452C', '#4B3520', '#3F2E1D', '#6B5134'],
} as const;

/** By kind. */
export const birds: Readonly<Record<BirdKind, Bird>> = {
  white: {
    coat: { base: '#FBFAF5', shade: '#DCD8CB', edge: '#8F897A', gloss: 0.95 },
    body: points('400,96 512,132 596,224 622,334 586,440 504,512 400,534 296,512 214,440 178,334 204,224 288,132'),
    feather: [33, 44],
    leg: '#F0C36A',
    legShade: '#C9923B',
    stance: 92,
    legWidth: 30,
    wings: 0,
    ...dirtOnWhite,
    belly: 1,
    fiveCm: 200,
  },
  brown: {
    coat: { base: '#C77B3E', shade: '#9C5827', edge: '#5A2D10', gloss: 0.5 },
    body: points('400,110 492,140 560,226 580,338 550,442 484,508 400,530 316,508 250,442 220,338 240,226 308,140'),
    feather: [29, 42],
    leg: '#EFD9A2',
    legShade: '#B99A5C',
    stance: 72,
    legWidth: 24,
    wings: 40,
    stain: '#57452F',
    dirt: ['#463725', '#5A4831', '#6E583C'],
    mud: ['#2F251B', '#3A2D20', '#261D14', '#463626'],
    belly: 0.86,
    fiveCm: 190,
  },
  turkey: {
    coat: { base: '#FCFBF7', shade: '#DAD6CC', edge: '#8A857A', gloss: 0.95 },
    body: points(
      '400,170 470,132 566,146 640,234 654,344 606,450 514,516 400,532 286,516 194,450 146,344 160,234 234,146 330,132',
    ),
    feather: [36, 48],
    leg: '#E3B7A0',
    legShade: '#AC7660',
    stance: 112,
    legWidth: 36,
    wings: -26,
    ...dirtOnWhite,
    belly: 1.08,
    fiveCm: 130,
  },
  duck: {
    coat: { base: '#FDFBF0', shade: '#E3DCC4', edge: '#A89F82', gloss: 0.7 },
    body: points(
      '400,150 470,160 546,222 596,326 604,432 550,518 470,556 400,562 330,556 250,518 196,432 204,326 254,222 330,160',
    ),
    feather: [25, 36],
    leg: '#F0962E',
    legShade: '#B5621A',
    stance: 84,
    legWidth: 32,
    wings: 34,
    ...dirtOnWhite,
    belly: 0.97,
    fiveCm: 170,
  },
};
