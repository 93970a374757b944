import { activityMode, activityPhases, activityType } from '#features/activities/shared/activity-choices.ts';
import { module } from '#features/contents/shared/module.ts';
import type { FilterSpec } from '../contents/filters.ts';
import { valuesOf } from '../contents/words.ts';

export const activityFilters: FilterSpec = {
  facets: {
    status: Object.keys(activityPhases),
    module: valuesOf(module),
    type: valuesOf(activityType),
    mode: valuesOf(activityMode),
  },
  dates: true,
};
