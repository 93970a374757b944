import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink, IconButton } from '#web/kit/controls/button.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { isWithin, type NavigationTab } from '#web/portal/navigation.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { usePlatform } from '#web/portal/shell/use-platform.ts';
import { Brand } from './brand.tsx';
import { DisplayChoices } from './display-menu.tsx';
import headStyles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './phone-menu.module.css';
import { SearchBox } from './search-box.tsx';
import { useSignOut } from './sign-out.ts';
import { useTabTitle } from './tabs.tsx';

/** The full-screen menu of the phone: tabs, sign-in, larger type, language, hotline. */
export function PhoneMenu({ tabs, onClose }: { tabs: readonly NavigationTab[]; onClose: () => void }) {
  const t = usePortal();
  const common = useCommon();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const user = useSession((state) => state.user);
  const phone = usePlatform()?.phone;
  const signOut = useSignOut();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`scrolls on-card ink ${styles.menu}`} aria-label={t('head.menu')} onClose={onClose}>
      <div className={`row apart ${styles.top}`}>
        <Brand onClick={onClose} />
        <IconButton label={common('close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      {user && (
        <div className={headStyles.drop}>
          <SearchBox id="menu-search" onDone={onClose} />
        </div>
      )}
      <nav className={styles.tabs} aria-label={t('head.mainNav')}>
        {tabs.map((tab) => (
          <MenuEntry key={tab.name} tab={tab} pathname={pathname} onClose={onClose} />
        ))}
      </nav>
      <div className={`ruled ${styles.foot}`}>
        {user ? (
          <>
            <ButtonLink kind="primary" block to="/personal/user" onClick={onClose}>
              {t('head.personal')} · {user.nickname}
            </ButtonLink>
            <Button
              kind="text"
              block
              onClick={() => {
                onClose();
                void signOut();
              }}
            >
              {t('head.signOut')}
            </Button>
          </>
        ) : (
          <ButtonLink
            kind="primary"
            block
            to={signInPath(pathname.startsWith('/login') ? '/' : pathname + search)}
            onClick={onClose}
          >
            {t('head.signInOrRegister')}
          </ButtonLink>
        )}
        <div className="row wraps apart gap-8 above-16">
          <LanguageSwitch />
          {phone && (
            <a className={`${headStyles.tool} inline-row bare gap-6 small`} href={`tel:${phone.replaceAll('-', '')}`}>
              <Icon name="phone" />
              {phone}
            </a>
          )}
        </div>
        <div className={`ruled small above-16 ${styles.display}`}>
          <DisplayChoices />
        </div>
      </div>
    </dialog>
  );
}

function MenuEntry({ tab, pathname, onClose }: { tab: NavigationTab; pathname: string; onClose: () => void }) {
  const title = useTabTitle();
  const [unfolded, setUnfolded] = useState(true);
  if (!tab.children) {
    return (
      <Link to={tab.path!} aria-current={isWithin(tab, pathname) ? 'page' : undefined} onClick={onClose}>
        {title(tab)}
        <Icon name="right" size={16} />
      </Link>
    );
  }
  return (
    <>
      <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {title(tab)}
        <Icon name={unfolded ? 'down' : 'right'} size={16} />
      </button>
      {unfolded && (
        <div className={styles.sub}>
          {tab.children
            .flatMap((child) => [child, ...(child.children ?? [])])
            .map(
              (child) =>
                child.path && (
                  <Link className="row ink unlined" key={child.name} to={child.path} onClick={onClose}>
                    {title(child)}
                  </Link>
                ),
            )}
        </div>
      )}
    </>
  );
}
