import { create } from 'zustand';
import { useSession } from '#web/kit/call/session.ts';
import { sideBase } from '#web/kit/call/side.ts';
import { registerServiceWorker } from '#web/kit/start-worker.ts';

/** Whether a new version is installed and waits to take over, is being fetched, or was asked for and is not there yet. */
export const useUpdate = create<{ isReady: boolean; isBusy: boolean; isMissing: boolean }>(() => ({
  isReady: false,
  isBusy: false,
  isMissing: false,
}));

/** How much of the pages is on the device, from 0 to 1: of those for scoring, and of the rest. Undefined where nothing keeps them. */
export const useKeptPages = create<{ first: number | undefined; later: number }>(() => ({
  first: undefined,
  later: 0,
}));

let isWanted = false;
let registration: ServiceWorkerRegistration | undefined;

/** Hours between looks for a new version while the app stays open, in ms. */
const lookEvery = 3_600_000;

/** Makes the app open without a network. Quietly does nothing where there are no such workers, as on plain http. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => isWanted && location.reload());
  try {
    registration = await registerServiceWorker(`${sideBase.poultry}/sw.js`, `${sideBase.poultry}/`);
  } catch (error) {
    console.error(error);
    return;
  }
  serviceWorker.addEventListener('message', ({ data }) => data?.kept && noteKept(data.kept));
  useKeptPages.setState(({ first = 0 }) => ({ first }));
  watch(registration);
  setInterval(() => void registration?.update().catch(() => undefined), lookEvery);
  const { active } = await serviceWorker.ready;
  useKeptPages.setState({ first: 1 });
  active?.postMessage('keep-rest');
  whenIdle(() => {
    if (useSession.getState().locale === 'CN') active?.postMessage('keep-han');
    // Who asked the browser to save data gets the large drawings when they are used first.
    if (!isSaving()) active?.postMessage('keep-large');
  });
}

function noteKept({ stage, share }: { stage: 'first' | 'later'; share: number }): void {
  // A new version that is being fetched takes nothing from what is there.
  useKeptPages.setState((before) => ({ [stage]: Math.max(before[stage] ?? 0, share) }));
}

/**
 * Fetches the new version, if it has not come by itself, and lets it take over; the page begins anew at the same place.
 * Where there is none, that is said: loading what is kept here once more would change nothing.
 */
export async function takeUpdate(): Promise<void> {
  // Without a worker every load is the newest.
  if (!registration) return location.reload();
  useUpdate.setState({ isBusy: true, isMissing: false });
  if (!registration.waiting) {
    await registration.update().catch(() => undefined);
    await whenInstalled(registration.installing);
  }
  const { waiting } = registration;
  useUpdate.setState({ isBusy: waiting !== null, isMissing: waiting === null });
  isWanted = true;
  waiting?.postMessage('skip-waiting');
}

function whenInstalled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker?.state !== 'installing' && resolve();
    worker?.addEventListener('statechange', look);
    look();
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    // The first version of all replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) useUpdate.setState({ isReady: true });
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
}

function whenIdle(act: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 60_000 }) : act());
  setTimeout(later, 10_000);
}

function isSaving(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
