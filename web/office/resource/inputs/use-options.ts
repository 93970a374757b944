import { useMemo } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { useOfferedRegions } from '#web/kit/form/offered-regions.ts';
import { useOfficeCall } from '#web/office/office-call.ts';

/** Dictionaries for a resource's forms and filters: the shipped ones and the tenant's own data such as its roles. */
export function useOptions(resource: Resource): Dictionaries {
  const found = useOfficeCall(callsOf(resource).options, {}, { staleTime: 60_000 });
  const own = found.data?.options;
  const region = useOfferedRegions(resource.form?.some(({ kind }) => kind === 'region') ?? false);
  return useMemo(() => ({ ...dictionaries, ...own, ...(region ? { region } : {}) }), [own, region]);
}
