import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { loadMessageBell } from '#features/portal-shell.ts';
import { useAppearance } from '#web/kit/appearance.ts';
import { useSession } from '#web/kit/call/session.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Avatar } from '#web/kit/pieces/avatar.tsx';
import { PartBoundary } from '#web/kit/reach/part-boundary.tsx';
import { widths } from '#web/kit/widths.ts';
import { navigation, openTabs, seniorTabs } from '#web/portal/navigation.ts';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { useHostName } from '#web/portal/shell/use-platform.ts';
import { Brand } from './brand.tsx';
import { DisplayMenu } from './display-menu.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchBox } from './search-box.tsx';
import { useSignOut } from './sign-out.ts';
import { NavigationTabs } from './tabs.tsx';
import { useNarrower } from './use-narrower.ts';

const PhoneMenu = lazy(() => import('./phone-menu.tsx').then((loaded) => ({ default: loaded.PhoneMenu })));
const MessageBell = lazy(() => loadMessageBell().then((loaded) => ({ default: loaded.MessageBell })));

export function Header({ phone, home }: { phone: boolean; home: boolean }) {
  const t = usePortal();
  const [menu, setMenu] = useState(false);
  const [finding, setFinding] = useState(false);
  const { senior, setSenior } = useAppearance();
  const all = openTabs(navigation, useIsKnown());
  const tabs = senior && !phone ? seniorTabs(all) : all;
  const host = useHostName();
  const user = useSession((state) => state.user);
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  const narrow = useNarrower(widths.tablet);
  const narrowSearch = phone || home || senior || narrow;
  return (
    <header
      className={`anchor on-card ${styles.head} unprinted`}
      data-phone={phone || undefined}
      data-home={home || undefined}
    >
      <div className="wrap">
        <div className={`row gap-24 ${styles.top}`}>
          <Brand host={phone ? undefined : host} />
          <div className={`${styles.tools} row gap-20 push`}>
            {/* Beside bell and name there is no room for it on a phone: it stands in the menu. */}
            {narrowSearch && !(phone && user) && (
              <IconButton
                label={t('head.search')}
                className={phone ? undefined : styles.round}
                aria-expanded={finding}
                onClick={() => setFinding(!finding)}
              >
                <Icon name="search" size={phone ? 24 : 16} />
              </IconButton>
            )}
            {!narrowSearch && <SearchBox id="head-search" />}
            {!phone && (
              <>
                <button
                  type="button"
                  className={`${styles.tool} ${styles.large} inline-row bare gap-6 small`}
                  aria-pressed={senior}
                  onClick={() => setSenior(!senior)}
                >
                  <Icon name="type" />
                  {senior ? t('head.seniorOff') : t('head.senior')}
                </button>
                {!senior && <DisplayMenu />}
                <LanguageSwitch single={senior} />
              </>
            )}
            {user && (
              <span className={styles.bell}>
                <PartBoundary>
                  <Suspense>
                    <MessageBell phone={phone} />
                  </Suspense>
                </PartBoundary>
              </span>
            )}
            {user && (
              <Link className={`${styles.me} inline-row to-middle gap-8 small`} to="/personal/user">
                <Avatar nickname={user.nickname} fileId={user.avatar} />
                <span className="vh">{t('head.personal')}: </span>
                <span className={phone ? 'vh' : styles.nick}>{user.nickname}</span>
              </Link>
            )}
            {user && !phone && (
              <button type="button" className={`${styles.tool} inline-row bare gap-6 small`} onClick={signOut}>
                <Icon name="out" size={16} />
                {t('head.signOut')}
              </button>
            )}
            {!user && !phone && (
              <Link
                className={`${styles.signin} inline-row gap-8 small strong`}
                to={signInPath(pathname.startsWith('/login') ? '/' : pathname + search)}
              >
                <Icon name="person" size={16} />
                {t('head.signIn')}
              </Link>
            )}
            {phone && (
              <IconButton label={t('head.menu')} aria-haspopup="dialog" onClick={() => setMenu(true)}>
                <Icon name="menu" size={24} />
              </IconButton>
            )}
          </div>
        </div>
        {narrowSearch && finding && (
          <div className={styles.drop}>
            <SearchBox id="head-search" focus onDone={() => setFinding(false)} />
          </div>
        )}
        {!phone && <NavigationTabs tabs={tabs} />}
      </div>
      {phone && menu && (
        <Suspense>
          <PhoneMenu tabs={tabs} onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </header>
  );
}
