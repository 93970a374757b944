import { QueryClient, queryOptions, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Locale } from '#core/texts/text.ts';
import { CallError, type CallOptions, call } from './call.ts';
import type { Quiet } from './reactions.ts';
import { useSession } from './session.ts';

/** How a call is made, beside what is asked. */
export type Manner = Pick<CallOptions, 'quiet' | 'reauthenticate'>;

/** Options of TanStack Query and of the call; `key` tells apart reads of the same call and input. */
export type UseCallOptions<C extends Contract, Selected = OutputOf<C>> = Manner & { readonly key?: unknown } & Omit<
    UseQueryOptions<OutputOf<C>, CallError, Selected>,
    'queryKey' | 'queryFn'
  >;

/** After a lost connection a read is tried this many times more. */
const networkRetries = 2;

/** The cache of all reads of this page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < networkRetries && isNetworkError(error),
      // The browser's word on being online is often wrong; a call finds out.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

// What one user saw is not for the next: the same holds for another tenant.
useSession.subscribe(({ user }, { user: before }) => {
  if (user?.userId === before?.userId && user?.tenantId === before?.tenantId) return;
  if (!user) {
    // Signing out must not ask again for what only the user may see; what anybody may see can still be on screen.
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.isOpen !== true });
    queryClient.getMutationCache().clear();
  }
  void queryClient.resetQueries();
});

/** Reads by a contract; without an input it waits for one. */
export function useCall<const C extends Contract, Selected = OutputOf<C>>(
  contract: C,
  input: InputOf<C> | undefined,
  options: UseCallOptions<C, Selected> = {},
): UseQueryResult<Selected, CallError> {
  const locale = useSession((session) => session.locale);
  const { quiet, reauthenticate, key, ...rest } = options;
  const manner = { quiet, reauthenticate, key, locale, isRetried: options.retry === undefined };
  return useQuery({
    ...rest,
    ...queryParts(contract, input, manner),
    enabled: input === undefined ? false : (rest.enabled ?? true),
  });
}

/** For pages on which something of others is waited for: read again every half minute while one looks, and when one comes back. */
export const renewed = { refetchInterval: 30_000, refetchOnWindowFocus: true } as const;

/** The same read outside components: `queryClient.ensureQueryData(queryOf(contract, input))`. */
export function queryOf<const C extends Contract>(contract: C, input: InputOf<C>) {
  const { locale } = useSession.getState();
  return queryOptions<OutputOf<C>, CallError>(queryParts(contract, input, { locale, isRetried: true }));
}

/** Reads again everything read by a contract, or only what was read with this input. */
export function invalidate<const C extends Contract>(contract: C, input?: InputOf<C>): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: input === undefined ? [contract.path] : [contract.path, input] });
}

interface QueryManner extends Manner {
  readonly key?: unknown;
  readonly locale: Locale;
  readonly isRetried: boolean;
}

function queryParts<C extends Contract>(contract: C, input: InputOf<C> | undefined, manner: QueryManner) {
  const { quiet, reauthenticate, key, locale, isRetried } = manner;
  const queryKey = [contract.path, input, locale, ...(key === undefined ? [] : [key])] as const;
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const failures = queryClient.getQueryState(queryKey)?.fetchFailureCount ?? 0;
    // Only the last attempt tells the user that the network is gone.
    const silenced = isRetried && failures < networkRetries ? alsoQuiet(quiet) : quiet;
    return call(contract, input as InputOf<C>, { signal, quiet: silenced, reauthenticate });
  };
  return { queryKey, queryFn, meta: { isOpen: contract.access === 'open' } };
}

function isNetworkError(error: unknown): boolean {
  return error instanceof CallError && error.key === 'NETWORK';
}

function alsoQuiet(quiet: Quiet = false): Quiet {
  return quiet === true || ['NETWORK', ...(quiet || [])];
}
