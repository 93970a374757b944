import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { useAsking } from '#features/flock/poultry/reactions.ts';
import { useStorageFull } from '#features/flock/poultry/store/storage.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { ProgressBar } from '#web/kit/feedback/progress-bar.tsx';
import { Toasts } from '#web/kit/feedback/toasts.tsx';
import styles from './layout.module.css';
import { Nav } from './nav.tsx';

/** The one layout of FlockScore: skip link, navigation, page, live regions. */
export function Layout() {
  const t = useShell();
  const isLoading = useNavigation().state !== 'idle';
  const worker = useWorker((state) => state.worker);
  useArrival();
  return (
    <>
      <ProgressBar active={isLoading} />
      <a className={`rounded ${styles.skip}`} href="#main">
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

/** Says what an error asks for: nearly always to load the page anew, which loses nothing. */
function AskingDialog() {
  const t = useShell();
  const asking = useAsking((state) => state.asking);
  return (
    <Confirm
      open={asking !== null}
      title={t('reload.title')}
      confirm={t('reload.now')}
      cancel={t('reload.later')}
      onConfirm={() => location.reload()}
      onClose={() => useAsking.setState({ asking: null })}
    >
      {asking?.msg}
    </Confirm>
  );
}

/** Says at once, on whatever page, that the device took nothing more: what was lost is the last entry alone. */
function StorageDialog() {
  const t = useShell();
  const isFull = useStorageFull((state) => state.isFull);
  const close = () => useStorageFull.setState({ isFull: false });
  return (
    <Dialog
      open={isFull}
      title={t('full.title')}
      onClose={close}
      footer={<BigButton onClick={close}>{t('understood')}</BigButton>}
    >
      <p>{t('full.text')}</p>
    </Dialog>
  );
}
