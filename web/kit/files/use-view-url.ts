import { useQuery } from '@tanstack/react-query';
import { signedViewUrl } from './download.ts';

/** Address of a file for showing it, signed anew before it ends; undefined until it is there or without an id. */
export function useViewUrl(rid: string | null | undefined, { thumb = false } = {}): string | undefined {
  const { data } = useQuery({
    queryKey: ['view-url', rid, thumb],
    queryFn: () => signedViewUrl(rid as string, { thumb }),
    enabled: Boolean(rid),
    // A signed address is good for ten minutes.
    staleTime: 480_000,
    refetchInterval: 540_000,
    gcTime: 60_000,
  });
  return data;
}
