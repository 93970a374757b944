import { useSyncExternalStore } from 'react';
import { widths } from '#web/kit/widths.ts';

/** Whether the window is at most so many pixels wide, now and after each change. */
export function useNarrower(width: typeof widths.phone | typeof widths.tablet): boolean {
  const list = lists[width];
  return useSyncExternalStore(list.subscribe, list.isNarrower);
}

const lists = { [widths.phone]: watch(widths.phone), [widths.tablet]: watch(widths.tablet) };

function watch(width: number) {
  const query = () => matchMedia(`(max-width: ${width}px)`);
  return {
    isNarrower: () => query().matches,
    subscribe(changed: () => void) {
      const list = query();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
  };
}
