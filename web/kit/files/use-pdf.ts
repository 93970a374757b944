import { useQuery } from '@tanstack/react-query';
import { downloadCall } from '#core/contracts/files.ts';
import { fetchFile } from './download.ts';
import { openPdf } from './pdf-document.ts';

/** A stored PDF, fetched and opened once for all that show it. */
export function usePdf(id: string) {
  return useQuery({
    queryKey: ['pdf', id],
    queryFn: async ({ signal }) => {
      const { blob } = await fetchFile(downloadCall, { rid: id }, { signal });
      return openPdf(await blob.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });
}
