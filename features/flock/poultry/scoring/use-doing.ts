import { useCallback } from 'react';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { isQuotaError } from '#features/flock/poultry/store/storage.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import type { ScoringSession, Where } from './scoring-session.ts';

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

/** Takes the last step back and says so; answers where it was made, null when there was none or it failed. */
export function useTakingBack(session: ScoringSession): () => Promise<Where | null> {
  const t = useScoring();
  const doing = useDoing();
  return useCallback(async () => {
    let where: Where | null = null;
    const undone = session.undo().then((found) => {
      where = found;
    });
    if (!(await doing(undone)) || !where) return null;
    toast('success', t('say.undone'));
    return where;
  }, [session, doing, t]);
}
