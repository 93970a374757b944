import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * On each change of page: to the top, and focus to the new page's start (not on the first load). Going back or forward,
 * to where one was on that page, as soon as it is long enough again.
 */
export function useArrival() {
  const { pathname, key, state } = useLocation();
  const way = useNavigationType();
  const before = useRef<string>(undefined);
  const shown = useRef<string>(undefined);
  useEffect(() => keepPositions(shown), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of the history is what changes
  useEffect(() => {
    const isFirst = before.current === undefined;
    const isOther = before.current !== pathname;
    before.current = pathname;
    // Every page that is loaded whole begins with an entry of this one name.
    const entry = key === 'default' ? pathname : key;
    shown.current = entry;
    // A form that got its own address while somebody types in it is no new page.
    if ((state as { stays?: boolean } | null)?.stays) return;
    if (isOther && !isFirst) document.getElementById('main')?.focus({ preventScroll: true });
    const kept = way === 'POP' ? positions()[entry] : undefined;
    if (kept !== undefined) return restore(kept);
    if (isOther && !isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key]);
}

/**
 * Keeps how far down each entry of the history is, also over a reload. The entry is the one on the screen: the browser's
 * own is another as soon as one goes back, while the page one leaves is still drawn.
 */
function keepPositions(shown: RefObject<string | undefined>) {
  window.history.scrollRestoration = 'manual';
  let waiting = 0;
  const keep = (key = shown.current) => {
    clearTimeout(waiting);
    if (key === undefined) return;
    const entries = Object.entries({ ...positions(), [key]: Math.round(window.scrollY) });
    try {
      sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(entries.slice(-most))));
    } catch {
      // Without a store one begins at the top.
    }
  };
  const onScroll = () => {
    clearTimeout(waiting);
    const key = shown.current;
    waiting = window.setTimeout(() => {
      if (key === shown.current) keep(key);
    }, 100);
  };
  // Before a link leads away, where one is now.
  const onLeave = () => keep();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', onLeave, true);
  window.addEventListener('pagehide', onLeave);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', onLeave, true);
    window.removeEventListener('pagehide', onLeave);
  };
}

/**
 * Scrolls there, and again as parts of the page arrive. Until then the browser must not hold on to what is drawn first, such
 * as the footer, and be carried down with it. Whoever scrolls, points or presses a key stays where they are.
 */
function restore(top: number) {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  const end = () => {
    style.removeProperty('overflow-anchor');
    watcher.disconnect();
    for (const name of ends) window.removeEventListener(name, end);
  };
  const watcher = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }));
  for (const name of ends) window.addEventListener(name, end, { passive: true });
  watcher.observe(document.body);
  return end;
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const store = 'tw-positions';
/** Entries kept. */
const most = 50;
const ends = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
