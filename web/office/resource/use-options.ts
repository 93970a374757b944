import { useMemo } from 'react';
import { officeResourceCalls } from '#core/contracts/office-resources.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useOfficeCall } from '../office-call.ts';

/** Dictionaries for a resource's forms and filters: the shipped ones and the tenant's own data such as its roles. */
export function useOptions(resource: Resource): Dictionaries {
  const found = useOfficeCall(officeResourceCalls[resource.code]!.options, {}, { staleTime: 60_000 });
  const own = found.data?.options;
  return useMemo(() => ({ ...dictionaries, ...own }), [own]);
}
