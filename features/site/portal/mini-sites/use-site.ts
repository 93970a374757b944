import { useLocation } from 'react-router';
import { homepageCalls } from '#features/contents/calls/contents.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { type MiniSite, miniSites } from '#features/contents/shared/sites.ts';
import { useCall } from '#web/kit/call/query.ts';

/** The mini-site whose pages are open, by the beginning of the address. */
export function useSite(): MiniSite {
  const { pathname } = useLocation();
  const site = miniSites.find(({ path }) => pathname.startsWith(`${path}/`) || pathname === path);
  if (!site) throw new Error(`no mini-site at ${pathname}`);
  return site;
}

/** The pages of a mini-site in the order that its editors gave them. */
export function useSitePages({ module }: MiniSite) {
  return useCall(
    homepageCalls.list,
    { filter: { module }, size: 50 },
    { staleTime: 300_000, quiet: true, select: ({ rows }) => inOrder(rows) },
  );
}

function inOrder(rows: readonly ContentRow[]): ContentRow[] {
  return rows.toSorted((a, b) => Number(a.facts.order) - Number(b.facts.order));
}
