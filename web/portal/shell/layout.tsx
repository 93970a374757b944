import { lazy, useEffect, useMemo } from 'react';
import { Outlet, type RouteObject, useLocation, useMatches, useNavigation } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { isPageOff } from '#features/platform/shared/pages-off.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ProgressBar } from '#web/kit/feedback/progress-bar.tsx';
import { Toasts } from '#web/kit/feedback/toasts.tsx';
import { WhenNear } from '#web/kit/when-near.tsx';
import type { PageHandle } from '#web/portal/page.ts';
import { AskingDialogs } from './asking.tsx';
import { DeadEnd } from './dead-end.tsx';
import { Header } from './header/header.tsx';
import { KnownPaths, knownPaths } from './known-paths.tsx';
import styles from './layout.module.css';
import { usePortal } from './page-title.ts';
import { useArrival } from './use-arrival.ts';
import { usePhoneLayout } from './use-phone-layout.ts';
import { usePlatform, useSwitchedOff } from './use-platform.ts';

const ContactBand = lazy(() => import('./contact-band.tsx').then((loaded) => ({ default: loaded.ContactBand })));

/** The one layout of the portal: skip link, header, page, closing band, live regions. */
export function PortalLayout({ routes }: { routes: RouteObject[] }) {
  const t = usePortal();
  const off = useSwitchedOff();
  const isKnown = useMemo(() => {
    const exists = knownPaths(routes);
    return (path: string) => exists(path) && !isPageOff(path.split(/[?#]/)[0]!, off);
  }, [routes, off]);
  const { pathname } = useLocation();
  const phone = usePhoneLayout();
  const loading = useNavigation().state !== 'idle';
  const home = pathname === '/';
  const signIn = pathname.startsWith('/login');
  useArrival();
  useGrey();
  return (
    <KnownPaths value={isKnown}>
      <Announcer />
      <ProgressBar active={loading} />
      <a className={styles.skip} href="#main">
        {t('head.skip')}
      </a>
      <Header phone={phone} home={home} />
      <main id="main" className={`block ${styles.main}`} tabIndex={-1}>
        {isPageOff(pathname, off) ? <OffPage /> : <Outlet />}
      </main>
      {!signIn && (
        <WhenNear className={`unprinted ${home ? styles.ends : styles.end}`} shape={<div className={styles.shape} />}>
          <ContactBand home={home} />
        </WhenNear>
      )}
      <AskingDialogs />
      <Toasts />
    </KnownPaths>
  );
}

/** On days of mourning the whole portal is grey. */
function useGrey() {
  const isGrey = usePlatform()?.grey ?? false;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-grey', isGrey);
  }, [isGrey]);
}

/** Names the page in the window's title and to screen readers; stands first, so that a page may name itself better. */
function Announcer() {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const title = handle?.title && textIn(handle.title, locale);
  const isHome = handle?.name === 'home';
  useEffect(() => {
    document.title = title && !isHome ? `${title} - ${t('name')}` : t('name');
  }, [title, isHome, t]);
  return (
    <p className="vh" aria-live="polite">
      {title && t('head.moved', { title })}
    </p>
  );
}

/** In the place of a page whose part of the portal the tenant has switched off. */
function OffPage() {
  const t = usePortal();
  return (
    <DeadEnd drawing="lost" title={t('errorPage.offTitle')} other={{ to: '/notify', text: t('errorPage.toNotices') }}>
      {t('errorPage.off')}
    </DeadEnd>
  );
}
