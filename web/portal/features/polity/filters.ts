import { policyDepartment, policyField, policyLevel, policyValidity } from '#features/contents/shared/polity.ts';
import type { FilterSpec } from '../contents/filters.ts';
import { valuesOf } from '../contents/words.ts';

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
