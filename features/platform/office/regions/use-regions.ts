import { useQuery } from '@tanstack/react-query';
import type { Option } from '#core/dictionaries/option.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { regionTreeCall } from '#features/platform/calls/regions.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { invalidate } from '#web/kit/call/query.ts';

/** The regions of China, once the pane needs them; undefined until then. */
export function useRegions(): readonly Option[] | undefined {
  const { data } = useQuery({
    queryKey: ['regions of China'],
    queryFn: async () => (await import('#core/dictionaries/regions.ts')).regions,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data;
}

/** After a replacement the tree and the table are read again. */
export function rereadRegions(): void {
  const { list, one } = callsOf(resource);
  for (const read of [regionTreeCall, list, one]) void invalidate(read);
}
