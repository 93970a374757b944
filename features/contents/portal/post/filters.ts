import { educationLevel } from '#core/dictionaries/attainments.ts';
import { industry } from '#core/dictionaries/work.ts';
import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { valuesOf } from '#features/contents/portal/words.ts';
import { postBatch, postLevel, postType } from '#features/contents/shared/post.ts';

export const postFilters: FilterSpec = {
  facets: {
    batch: valuesOf(postBatch),
    type: valuesOf(postType),
    level: valuesOf(postLevel),
    industry: valuesOf(industry),
    education: valuesOf(educationLevel),
  },
};
