import { lazy, Suspense } from 'react';
import { useAsking } from '#web/portal/reactions.ts';

const AskingDialog = lazy(() => import('./asking-dialog.tsx').then((loaded) => ({ default: loaded.AskingDialog })));

/** Loads the dialogs that calls may open on any page once one of them is wanted. */
export function AskingDialogs() {
  const isAsking = useAsking((state) => state.asking !== undefined);
  return isAsking ? (
    <Suspense>
      <AskingDialog />
    </Suspense>
  ) : null;
}
