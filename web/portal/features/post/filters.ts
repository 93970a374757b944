import { educationLevel } from '#core/dictionaries/attainments.ts';
import { industry } from '#core/dictionaries/work.ts';
import { postBatch, postLevel, postType } from '#features/contents/shared/post.ts';
import type { FilterSpec } from '../contents/filters.ts';
import { valuesOf } from '../contents/words.ts';

export const postFilters: FilterSpec = {
  facets: {
    batch: valuesOf(postBatch),
    type: valuesOf(postType),
    level: valuesOf(postLevel),
    industry: valuesOf(industry),
    education: valuesOf(educationLevel),
  },
};
