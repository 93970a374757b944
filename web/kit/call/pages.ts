import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type CallError, call } from './call.ts';
import type { Manner } from './query.ts';
import { useSession } from './session.ts';

type PagedContract = Contract & { readonly output: { readonly properties: { readonly next: unknown } } };

/** Reads a list by keyset, page after page: `fetchNextPage` asks for what follows the last `next`. */
export function usePages<const C extends PagedContract>(
  contract: C,
  input: Omit<InputOf<C>, 'after'> | undefined,
  options: Manner & { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseInfiniteQueryResult<InfiniteData<OutputOf<C>>, CallError> {
  const locale = useSession((session) => session.locale);
  const { quiet, reauthenticate, ...rest } = options;
  return useInfiniteQuery<OutputOf<C>, CallError, InfiniteData<OutputOf<C>>, readonly unknown[], string | null>({
    ...rest,
    enabled: input !== undefined && options.enabled !== false,
    meta: { isOpen: contract.access === 'open' },
    queryKey: [contract.path, input, locale, 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const asked = { ...input, ...(pageParam !== null && { after: pageParam }) } as InputOf<C>;
      // The page tells when it has nothing to show; when only more of it does not come, the common reactions do.
      return call(contract, asked, { signal, quiet: pageParam === null && quiet, reauthenticate });
    },
    initialPageParam: null,
    getNextPageParam: (last) => (last as { next: string | null }).next,
  });
}
