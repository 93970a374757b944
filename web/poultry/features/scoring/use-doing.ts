import { useCallback } from 'react';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useScoring } from '../../catalogues.ts';

/** Says in words when a tap could not be stored: the device is full, or the browser refused. */
export function useDoing(): (work: Promise<unknown>) => Promise<boolean> {
  const t = useScoring();
  return useCallback(
    (work) =>
      work.then(
        () => true,
        (error: unknown) => {
          toast('error', t(isFull(error) ? 'say.full' : 'say.failed'));
          return false;
        },
      ),
    [t],
  );
}

/** Dexie wraps the browser's own error once or twice. */
function isFull(error: unknown): boolean {
  const { name, inner, cause } = (error ?? {}) as { name?: string; inner?: unknown; cause?: unknown };
  if (name === 'QuotaExceededError') return true;
  return (inner !== undefined && isFull(inner)) || (cause !== undefined && isFull(cause));
}
