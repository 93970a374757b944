import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { replacedRegionsCall } from '#core/contracts/regions.ts';
import type { Option } from '#core/dictionaries/option.ts';
import { withReplaced } from '#core/forms/regions.ts';
import { useCall } from '#web/kit/call/query.ts';

/**
 * The regions of China as the tenant's forms offer them, half as large as a page; undefined until they have come. What was
 * submitted keeps its own: with `isSubmitted` none counts as replaced.
 */
export function useOfferedRegions(isWanted: boolean, isSubmitted = false): readonly Option[] | undefined {
  const { data: all } = useQuery({
    queryKey: ['regions of China'],
    queryFn: async () => (await import('#core/dictionaries/regions.ts')).regions,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  // Without an answer, as off line, all are offered: the server refuses what was replaced.
  const { data: replaced } = useCall(replacedRegionsCall, isWanted && !isSubmitted ? {} : undefined, {
    quiet: true,
    staleTime: 300_000,
  });
  return useMemo(
    () => all && withReplaced(all, new Set(isSubmitted ? [] : replaced?.codes)),
    [all, isSubmitted, replaced],
  );
}
