import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { ProgressBar } from '#web/kit/pieces/progress-bar.tsx';
import { Toasts } from '#web/kit/pieces/toasts.tsx';
import { AskingDialog } from './asking-dialog.tsx';
import styles from './layout.module.css';
import { Nav } from './nav.tsx';
import { StorageDialog } from './storage-dialog.tsx';

/** The one layout of FlockScore: skip link, navigation, page, live regions. */
export function Layout() {
  const t = useShell();
  const isLoading = useNavigation().state !== 'idle';
  const worker = useWorker((state) => state.worker);
  useArrival();
  return (
    <>
      <ProgressBar active={isLoading} />
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Nav />
      <div className={worker ? styles.place : undefined}>
        <Outlet />
      </div>
      <AskingDialog />
      <StorageDialog />
      <Toasts />
    </>
  );
}

/** On each change of page: to the top, and focus to the new page's start (not on the first load). */
function useArrival() {
  const { pathname, state } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if ((state as { stays?: boolean } | null)?.stays) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
