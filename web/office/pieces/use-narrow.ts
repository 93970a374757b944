import { useSyncExternalStore } from 'react';

const query = '(max-width: 991px)';

/** Whether the window is narrower than 992 px: sider as a drawer, tables as cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

function watch(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
