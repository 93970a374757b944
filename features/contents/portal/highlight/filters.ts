import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { valuesOf } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';

export const newsFilters: FilterSpec = { facets: { module: valuesOf(module) }, dates: true };
