import { module } from '#features/contents/shared/module.ts';
import type { FilterSpec } from '../contents/filters.ts';
import { valuesOf } from '../contents/words.ts';

export const newsFilters: FilterSpec = { facets: { module: valuesOf(module) }, dates: true };
