import type { ScaleKey, ScaleSet } from '#features/flock/shared/scoring/scales.ts';

/** What is drawn for each scale, by score. Of cecal texture 2 there are two: foamy or liquid, and foamy alone where 3 is liquid. */
const byScale = {
  litter: ['litter-0', 'litter-1', 'litter-2', 'litter-3', 'litter-4', 'litter-5'],
  int_colour: [
    'int_colour-0',
    'int_colour-1',
    'int_colour-2',
    'int_colour-3',
    'int_colour-4',
    'int_colour-5',
    'int_colour-6',
  ],
  int_texture: ['int_texture-0', 'int_texture-1', 'int_texture-2', 'int_texture-3'],
  cec_colour: ['cec_colour-0', 'cec_colour-1', 'cec_colour-2', 'cec_colour-3'],
  cec_texture: ['cec_texture-0', 'cec_texture-1', 'cec_texture-2', 'cec_texture-3'],
  fpd: ['fpd-0', 'fpd-1', 'fpd-2', 'fpd-3', 'fpd-4'],
  feather: ['feather-0', 'feather-1', 'feather-2', 'feather-3'],
  nh3: ['nh3-0', 'nh3-1', 'nh3-2', 'nh3-3', 'nh3-4', 'nh3-5', 'nh3-6', 'nh3-7', 'nh3-8'],
} as const satisfies Record<ScaleKey, readonly string[]>;

/** The subjects of the preparation tips, each with a drawing of its own. */
export const tipSubjects = ['birds', 'manure', 'litter', 'ammonia'] as const;
export type TipSubject = (typeof tipSubjects)[number];

const tipDrawings = ['tip-birds', 'tip-manure', 'tip-litter', 'tip-ammonia'] as const;

/** Every drawing there is, in the order of the scales; the key is also the name of its files. */
export const drawingKeys = [...Object.values(byScale).flat(), 'cec_texture-2-foamy', ...tipDrawings] as const;

export type DrawingKey = (typeof byScale)[ScaleKey][number] | 'cec_texture-2-foamy' | (typeof tipDrawings)[number];

/** The drawing of a score under the settings of the report; of a score outside the scale the last one. */
export function drawingOf(
  scale: ScaleKey,
  score: number,
  { cecTextureMax }: Pick<ScaleSet, 'cecTextureMax'>,
): DrawingKey {
  if (scale === 'cec_texture' && score === 2 && cecTextureMax === 3) return 'cec_texture-2-foamy';
  const drawings: readonly DrawingKey[] = byScale[scale];
  return drawings[Math.min(score, drawings.length - 1)]!;
}

/** The drawing of a preparation tip. */
export function drawingOfTip(subject: TipSubject): DrawingKey {
  return `tip-${subject}`;
}
