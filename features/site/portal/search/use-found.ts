import { useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { searchCall } from '#features/site/calls/search.ts';
import { usePages } from '#web/kit/call/pages.ts';
import type { Asked } from './asked.ts';

export type Counts = OutputOf<typeof searchCall>['counts'];

/** The pages of a search so far; counts are those of the first page. */
export function useFound(asked: Asked) {
  const pages = usePages(searchCall, { ...asked, size: 10 }, { staleTime: 60_000, quiet: true });
  const [first] = pages.data?.pages ?? [];
  // They are of all kinds: while another kind loads, the tabs keep them.
  const known = useRef<{ of: string; counts: Counts } | undefined>(undefined);
  const { key, from, to } = asked;
  const of = JSON.stringify([key, from, to]);
  if (first) known.current = { of, counts: first.counts };
  return {
    ...pages,
    counts: known.current?.of === of ? known.current.counts : undefined,
    didYouMean: first?.didYouMean ?? null,
    rows: pages.data?.pages.flatMap(({ rows }) => rows),
  };
}

export type FoundPages = ReturnType<typeof useFound>;
