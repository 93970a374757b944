import { type BirdKind, birdKinds } from '#features/flock/shared/scoring/bird-kind.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scaleKeys, widestScale } from '#features/flock/shared/scoring/scales.ts';
import type { ScaleKey, sections } from '#features/flock/shared/sections/sections.ts';

/** Scores of a scale that ends at a score. */
interface UpTo {
  2: 0 | 1 | 2;
  3: UpTo[2] | 3;
  4: UpTo[3] | 4;
  5: UpTo[4] | 5;
  6: UpTo[5] | 6;
  7: UpTo[6] | 7;
  8: UpTo[7] | 8;
}

type Sections = typeof sections;
/** One drawing for each score of a scale. */
export type ScoreDrawing = {
  [K in keyof Sections]: DrawingsOf<Sections[K]['scales']>;
}[keyof Sections];
type DrawingsOf<Scales> = {
  [S in keyof Scales & string]: Scales[S] extends { readonly max: infer Max extends keyof UpTo }
    ? `${S}-${UpTo[Max]}`
    : never;
}[keyof Scales & string];

/** The subjects of the preparation tips, each with a drawing of its own. */
export const tipSubjects = ['birds', 'manure', 'litter', 'ammonia'] as const;
export type TipSubject = (typeof tipSubjects)[number];

const tipDrawings = ['tip-birds', 'tip-manure', 'tip-litter', 'tip-ammonia'] as const;

/** Scales whose drawings show the bird itself: there is a drawing of each score for each kind of bird. */
export const birdScales = ['fpd', 'feather'] as const satisfies readonly ScaleKey[];
type BirdScore = Extract<ScoreDrawing, `${(typeof birdScales)[number]}-${number}`>;

/** A drawing whatever the bird: the white chicken stands for all of them. */
export type PlainDrawing = ScoreDrawing | 'cec_texture-2-foamy' | (typeof tipDrawings)[number];
export type DrawingKey = PlainDrawing | `${BirdScore}-${Exclude<BirdKind, 'white'>}`;

/** The drawings of white chickens and of what is no bird, in the order of the scales. */
export const plainDrawings: readonly PlainDrawing[] = [
  ...scaleKeys.flatMap((scale) =>
    Array.from({ length: widestScale(scale).max + 1 }, (_, score) => `${scale}-${score}` as ScoreDrawing),
  ),
  // Where 3 is liquid, 2 is foamy alone.
  'cec_texture-2-foamy',
  ...tipDrawings,
];

/** Every drawing there is; the key is also the name of its files. */
export const drawingKeys: readonly DrawingKey[] = [
  ...plainDrawings,
  ...birdKinds.flatMap((kind) =>
    kind === 'white' ? [] : plainDrawings.filter(showsBird).map((key) => `${key}-${kind}` as const),
  ),
];

function showsBird(key: PlainDrawing): key is BirdScore {
  return birdScales.some((scale) => key.startsWith(`${scale}-`));
}

/** What a drawing shows, whatever the bird, and the kind of bird; null where none is seen. */
export function partsOf(key: DrawingKey): { plain: PlainDrawing; kind: BirdKind | null } {
  const kind = birdKinds.find((each) => key.endsWith(`-${each}`));
  if (kind) return { plain: key.slice(0, -kind.length - 1) as PlainDrawing, kind };
  const plain = key as PlainDrawing;
  return { plain, kind: showsBird(plain) ? 'white' : null };
}

/**
 * The drawing of a score for a kind of bird under the settings of the report; of a score outside the scale the last one.
 */
export function drawingOf(
  scale: ScaleKey,
  score: number,
  { cecTextureMax }: Pick<ScaleSet, 'cecTextureMax'>,
  kind: BirdKind,
): DrawingKey {
  if (scale === 'cec_texture' && score === 2 && cecTextureMax === 3) return 'cec_texture-2-foamy';
  return withBird(`${scale}-${Math.min(score, widestScale(scale).max)}` as ScoreDrawing, kind);
}

/** A drawing with the kind of bird on it, where one is seen. */
export function withBird(plain: PlainDrawing, kind: BirdKind): DrawingKey {
  return showsBird(plain) && kind !== 'white' ? `${plain}-${kind}` : plain;
}

/** The drawing of a preparation tip. */
export function drawingOfTip(subject: TipSubject): PlainDrawing {
  return `tip-${subject}`;
}
