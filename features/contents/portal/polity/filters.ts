import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { valuesOf } from '#features/contents/portal/words.ts';
import { policyDepartment, policyField, policyLevel, policyValidity } from '#features/contents/shared/polity.ts';

export const policyFilters: FilterSpec = {
  facets: {
    level: valuesOf(policyLevel),
    department: valuesOf(policyDepartment),
    field: valuesOf(policyField),
    validity: valuesOf(policyValidity),
  },
  dates: true,
  number: true,
};
