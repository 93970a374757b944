import { activityMode, activityPhases, activityType } from '#features/activities/shared/activity-choices.ts';
import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { valuesOf } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';

export const activityFilters: FilterSpec = {
  facets: {
    status: Object.keys(activityPhases),
    module: valuesOf(module),
    type: valuesOf(activityType),
    mode: valuesOf(activityMode),
  },
  dates: true,
};
