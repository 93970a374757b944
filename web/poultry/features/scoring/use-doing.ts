import { useCallback } from 'react';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useScoring } from '../../catalogues.ts';
import { isQuotaError } from '../../store/storage.ts';

/** Says in words when a tap could not be stored: the device is full, or the browser refused. */
export function useDoing(): (work: Promise<unknown>) => Promise<boolean> {
  const t = useScoring();
  return useCallback(
    (work) =>
      work.then(
        () => true,
        (error: unknown) => {
          toast('error', t(isQuotaError(error) ? 'say.full' : 'say.failed'));
          return false;
        },
      ),
    [t],
  );
}
