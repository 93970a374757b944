import { useEffect } from 'react';

/** Seconds between looking whether the server can be reached again; the last one from then on. */
const waits = [2, 4, 8, 15, 30];
/** Where a tab keeps how often a page was tried again: one that fails for another reason is tried ever less often. */
const triedKey = 'tw.reach';

/**
 * While `isLost`, loads the page at the present address anew as soon as the server answers: when the browser says that
 * the network is back, and by asking now and then.
 */
export function useReachAgain(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    let tries = triesSoFar();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => undefined);
      if (answer?.ok) return tryAgain(tries + 1);
      tries += 1;
      wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), (waits[tries] ?? waits.at(-1)!) * 1000);
    };
    const online = () => void look();
    wait();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [isLost]);
}

/** Loads the page at the present address anew. */
export function tryAgain(tries = 0): void {
  sessionStorage.setItem(triedKey, JSON.stringify({ path: location.pathname, tries }));
  location.reload();
}

function triesSoFar(): number {
  try {
    const { path, tries } = JSON.parse(sessionStorage.getItem(triedKey) ?? '{}');
    return path === location.pathname && typeof tries === 'number' ? tries : 0;
  } catch {
    return 0;
  }
}
