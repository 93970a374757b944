import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';

/** Dictionaries for a resource's forms and filters: the shipped ones and the tenant's own data such as its roles. */
export function useOptions(resource: Resource): Dictionaries {
  const found = useOfficeCall(callsOf(resource).options, {}, { staleTime: 60_000 });
  const own = found.data?.options;
  const region = useRegions(resource);
  return useMemo(() => ({ ...dictionaries, ...own, ...(region ? { region } : {}) }), [own, region]);
}

/** The regions of China, for a form that asks for one; they are half as large as a page. */
function useRegions({ form = [] }: Resource) {
  const isAsked = form.some(({ kind }) => kind === 'region');
  const { data } = useQuery({
    queryKey: ['regions of China'],
    queryFn: async () => (await import('#core/dictionaries/regions.ts')).regions,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data;
}
