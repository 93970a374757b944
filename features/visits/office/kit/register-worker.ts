import { sideBase } from '#web/kit/call/side.ts';
import { registerServiceWorker } from '#web/kit/start-worker.ts';

/** Where the kit's document lies; its service worker rules what is below, and nothing else of the back office. */
export const kitBase = `${sideBase.office}/visit/`;

/**
 * Makes the kit open without a network; resolves whether it does. A later build that waits takes over at once: a page that
 * begins has nothing that is not on the disk.
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await registerServiceWorker(`${kitBase}sw.js`, kitBase);
    if (registration.waiting && navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      registration.waiting.postMessage('skip-waiting');
    }
    await navigator.serviceWorker.ready;
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
