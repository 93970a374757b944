import { useSyncExternalStore } from 'react';
import { useSending } from './sending/sending.ts';

/** Whether there is a network: the browser believes in one, and the server was reached when it was asked last. */
export function useIsOnline(): boolean {
  const isAway = useSending((state) => state.isAway);
  const isConnected = useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell);
      addEventListener('offline', tell);
      return () => {
        removeEventListener('online', tell);
        removeEventListener('offline', tell);
      };
    },
    () => navigator.onLine,
    // Drawn without a browser.
    () => true,
  );
  return isConnected && !isAway;
}
