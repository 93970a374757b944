import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { numberedPages } from '#core/contracts/numbered-pages.ts';
import { useCall } from '#web/kit/call/query.ts';
import type { Quiet } from '#web/kit/call/reactions.ts';

/** The page that an address names, from 1; nonsense is the first one. */
export function pageIn(query: URLSearchParams, size: number): number {
  const asked = Number(query.get('page'));
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, numberedPages(size)) : 1;
}

/**
 * A list by pages, the page named in the address: what was shown stays until the next one has come. `top` goes on what
 * shall come into sight when another page is chosen; a page past the end turns to the last one.
 */
export function usePaged<const C extends PagedContract>(
  contract: C,
  input: Omit<InputOf<C>, 'page' | 'after'>,
  { size, ...options }: { size: number; quiet?: Quiet; staleTime?: number },
) {
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query, size);
  const asked = { ...input, ...(page > 1 && { page }) } as InputOf<C>;
  const { data, error, isPending, isPlaceholderData, refetch } = useCall(contract, asked, {
    ...options,
    placeholderData: keepPreviousData,
  });
  const answer = data as (OutputOf<C> & { rows: readonly unknown[]; total: number }) | undefined;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const way = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Going back, the position comes with the address.
    if (way !== 'POP') top.current?.scrollIntoView({ block: 'start' });
  }, [page, way]);
  const last = answer && Math.max(1, numberedPages(size, answer.total));
  const isPast = last !== undefined && !isPlaceholderData && page > last;
  useEffect(() => {
    if (!isPast) return;
    const next = new URLSearchParams(query);
    if (last > 1) next.set('page', String(last));
    else next.delete('page');
    setQuery(next, { replace: true, preventScrollReset: true });
  }, [isPast, last, query, setQuery]);
  return { answer, page, size, error, isPending: isPending || isPast, isLeaving: isPlaceholderData, refetch, top };
}

type PagedContract = Contract & { readonly output: { readonly properties: { readonly total: unknown } } };
