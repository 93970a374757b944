import type { Static } from 'typebox';
import type { Rubric } from '#core/judging/rubric.ts';
import type { RubricShape } from '#features/learning/scale-shapes.ts';

/** A frozen scale as calls answer it. */
export function showRubric({ dimensions, ...rubric }: Rubric): Static<typeof RubricShape> {
  return {
    ...rubric,
    dimensions: dimensions.map(({ levels, bands, ...dimension }) => ({
      ...dimension,
      levels: [...levels],
      ...(bands && { bands: [...bands] }),
    })),
  };
}
