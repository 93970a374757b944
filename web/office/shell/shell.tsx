import { Drawer } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { badgesCall } from '#core/contracts/office.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { keepPermCodes } from '#web/office/session.tsx';
import { useTexts } from '#web/office/texts.ts';
import { Header } from './header/header.tsx';
import { HeldWorkBar } from './held-work-bar.tsx';
import { useJobsDrawer } from './jobs-state.ts';
import { useLayout } from './layout-state.ts';
import { ProgressBar } from './progress-bar.tsx';
import { type RouteHandle, titleOf } from './route-handle.ts';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';
import { Sider } from './sider.tsx';
import { KeptPages } from './tabs/kept-pages.tsx';
import { TabStrip } from './tabs/tab-strip.tsx';
import { useTabs } from './tabs/use-tabs.ts';
import { useVisited } from './tabs/visited.ts';

const MenuSearch = lazy(() => import('./header/menu-search.tsx').then((found) => ({ default: found.MenuSearch })));
const JobsDrawer = lazy(() => import('./jobs-drawer.tsx').then((found) => ({ default: found.JobsDrawer })));
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then((found) => ({ default: found.ShortcutSheet })));

/** The frame of every signed-in page: sider, header, the strip of visited tabs and the kept pages. */
export function Shell() {
  const t = useTexts();
  const isNarrow = useNarrow();
  const layout = useLayout();
  const [layer, setLayer] = useState<'menu' | 'search' | 'keys' | null>(null);
  const jobs = useJobsDrawer();
  const badges = useOfficeCall(badgesCall, {}, { staleTime: 60_000, refetchInterval: 60_000 });
  const codes = badges.data?.permCodes;
  useEffect(() => {
    if (codes) keepPermCodes(codes);
  }, [codes]);
  const { handle, title } = useVisit();
  const tabs = useTabs();
  useShortcuts({ tabs, onSearch: () => setLayer('search'), onHelp: () => setLayer('keys') });
  const isDesk = handle?.isDesk === true;
  const isFolded = isDesk ? layout.isFoldedAtDesk : layout.isFolded;
  const setFolded = isDesk ? layout.setFoldedAtDesk : layout.setFolded;
  const close = () => setLayer(null);
  const counts = badges.data?.menus ?? {};

  return (
    <div className={`${styles.app} ${isFolded && !isNarrow ? styles.folded : ''} stack clip`}>
      <a className={styles.skip} href="#content">
        {t('app.skip')}
      </a>
      <ProgressBar isRunning={useNavigation().state !== 'idle'} />
      {isNarrow ? (
        <Drawer
          open={layer === 'menu'}
          onClose={close}
          placement="left"
          size={256}
          closable={false}
          getContainer={false}
          styles={{ body: { padding: 0 } }}
          title={null}
          aria-label={t('shell.mainMenu')}
        >
          <Sider isFolded={false} counts={counts} onShortcuts={() => setLayer('keys')} onChoose={close} />
        </Drawer>
      ) : (
        <Sider isFolded={isFolded} counts={counts} onShortcuts={() => setLayer('keys')} />
      )}
      <div className={`column slim ${styles.main}`}>
        <Header
          isNarrow={isNarrow}
          isFolded={isFolded}
          unread={badges.data?.unread ?? 0}
          onFold={() => (isNarrow ? setLayer('menu') : setFolded(!isFolded))}
          onSearch={() => setLayer('search')}
        />
        <TabStrip tabs={tabs} isNarrow={isNarrow} />
        <main
          id="content"
          tabIndex={-1}
          className={`${styles.content} ${isDesk ? styles.desk : ''} column fills-down gap-12 anchor scrolls`}
        >
          <h1 className="vh">{title}</h1>
          <KeptPages />
        </main>
      </div>
      <ScrollRestoration getKey={(location) => location.pathname} />
      <Suspense fallback={null}>
        {layer === 'search' && <MenuSearch onClose={close} />}
        {layer === 'keys' && <ShortcutSheet onClose={close} />}
        {jobs.isOpen && <JobsDrawer onClose={jobs.hide} />}
      </Suspense>
      <HeldWorkBar />
    </div>
  );
}

/** Notes the shown page in the strip and names the browser's tab after it. */
function useVisit(): { handle: RouteHandle | undefined; title: string } {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const visit = useVisited((state) => state.visit);
  useEffect(() => {
    if (handle?.title) visit({ path: pathname, search, title: titleOf(handle) });
  }, [handle, pathname, search, visit]);
  const title =
    useVisited((state) => state.tabs.find((tab) => tab.path === pathname)?.title) ?? (handle && titleOf(handle));
  const isChinese = t('app.name') !== 'Wutong Office';
  const shown = title && (isChinese ? title.CN : title.EN);
  useEffect(() => {
    document.title = shown ? `${shown} · ${t('app.name')}` : t('app.name');
  }, [shown, t]);
  return { handle, title: shown ?? '' };
}
