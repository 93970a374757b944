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

export type DrawingKey = ScoreDrawing | 'cec_texture-2-foamy' | (typeof tipDrawings)[number];

/** Every drawing there is, in the order of the scales; the key is also the name of its files. */
export const drawingKeys: readonly DrawingKey[] = [
  ...scaleKeys.flatMap((scale) =>
    Array.from({ length: widestScale(scale).max + 1 }, (_, score) => `${scale}-${score}` as ScoreDrawing),
  ),
  // Where 3 is liquid, 2 is foamy alone.
  'cec_texture-2-foamy',
  ...tipDrawings,
];

/** The drawing of a score under the settings of the report; of a score outside the scale the last one. */
export function drawingOf(
  scale: ScaleKey,
  score: number,
  { cecTextureMax }: Pick<ScaleSet, 'cecTextureMax'>,
): DrawingKey {
  if (scale === 'cec_texture' && score === 2 && cecTextureMax === 3) return 'cec_texture-2-foamy';
  return `${scale}-${Math.min(score, widestScale(scale).max)}` as ScoreDrawing;
}

/** The drawing of a preparation tip. */
export function drawingOfTip(subject: TipSubject): DrawingKey {
  return `tip-${subject}`;
}
