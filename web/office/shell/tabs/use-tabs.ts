import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { useCan } from '#web/office/session.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { dashboardPath, pathAfterClosing, useVisited, type VisitedTab } from './visited.ts';

export type Tabs = ReturnType<typeof useTabs>;

/** The visited tabs, the one shown or on its way, and what can be done with them; closing asks about unsaved work. */
export function useTabs() {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [active, aim] = useOptimistic(pathname);
  const root = useHref('/').replace(/\/$/, '');
  const visited = useVisited((state) => state.tabs);
  const canSeeDashboard = useCan('Mgr.Dashboard');
  const tabs = useMemo(
    () =>
      canSeeDashboard && !visited.some((tab) => tab.path === dashboardPath) ? [dashboardTab, ...visited] : visited,
    [canSeeDashboard, visited],
  );
  const dirty = useVisited((state) => state.dirty);

  const go = useCallback(
    (path: string) => {
      const tab = useVisited.getState().tabs.find((each) => each.path === path);
      startTransition(async () => {
        aim(path);
        await navigate(`${path}${tab?.search ?? ''}`);
      });
    },
    [aim, navigate],
  );

  const close = useCallback(
    async (paths: readonly string[]) => {
      const state = useVisited.getState();
      const unsaved = state.tabs.find((tab) => paths.includes(tab.path) && tab.path in state.dirty);
      if (unsaved) {
        const isSure = await confirm({
          title: t('tabs.dirtyTitle'),
          text: t('tabs.dirtyText', { title: read(unsaved.title) }),
          ok: t('tabs.discard'),
          cancel: t('tabs.keep'),
          danger: true,
        });
        if (!isSure) return;
      }
      const next = pathAfterClosing(state, paths);
      state.close(paths);
      // Not the page on the screen, which may still be on its way out.
      const isHere = paths.includes(active === pathname ? location.pathname.slice(root.length) : active);
      // The start page knows where somebody without a dashboard begins.
      if (isHere) go(next === dashboardPath ? '/' : next);
    },
    [active, confirm, go, pathname, read, root, t],
  );

  const act = useCallback(
    (key: string, path: string) => {
      const all = useVisited.getState().tabs.map((tab) => tab.path);
      const at = all.indexOf(path);
      if (key === 'reload') useVisited.getState().reload(path);
      if (key === 'close') void close([path]);
      if (key === 'left') void close(all.slice(0, at));
      if (key === 'right') void close(all.slice(at + 1));
      if (key === 'others') void close(all.filter((each) => each !== path));
      if (key === 'all') void close(all.filter((each) => each !== dashboardPath));
    },
    [close],
  );

  const hasDirty = Object.keys(dirty).length > 0;
  useEffect(() => {
    if (!hasDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasDirty]);

  return { tabs, active, dirty, go, close, act };
}

/** Always the first tab of whoever may see it, visited or not. */
const dashboardTab: VisitedTab = { path: dashboardPath, search: '', title: { CN: '工作台', EN: 'Dashboard' } };
