import { useQuery } from '@tanstack/react-query';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';

/** The shipped dictionaries; the regions, which are many, join as soon as they are loaded. */
export function useDictionaries(): Dictionaries {
  const found = useQuery({
    queryKey: ['regions'],
    queryFn: async () => {
      const { regions: region } = await import('#core/dictionaries/regions.ts');
      return { ...dictionaries, region };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return found.data ?? dictionaries;
}
