import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { isWithin, type NavigationTab } from '#web/portal/navigation.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './header.module.css';

export function NavigationTabs({ tabs }: { tabs: readonly NavigationTab[] }) {
  const t = usePortal();
  const { pathname } = useLocation();
  const title = useTabTitle();
  return (
    <nav className={`line gap-4 ${styles.tabs}`} aria-label={t('head.mainNav')}>
      {tabs.map((tab) =>
        tab.children ? (
          <TabGroup key={tab.name} tab={tab} />
        ) : (
          <Link key={tab.name} to={tab.path!} aria-current={isWithin(tab, pathname) ? 'page' : undefined}>
            {title(tab)}
          </Link>
        ),
      )}
    </nav>
  );
}

export function useTabTitle() {
  const locale = useSession((state) => state.locale);
  return (tab: NavigationTab) => (locale === 'CN' ? tab.title : tab.titleEN);
}

function TabGroup({ tab }: { tab: NavigationTab }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const title = useTabTitle();
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving and Escape bubble up from the button and links inside
    <div className={`anchor ${styles.group}`} onBlur={leave} onKeyDown={closeOnEscape}>
      <button
        type="button"
        aria-expanded={open}
        aria-current={isWithin(tab, pathname) ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {title(tab)}
        <Icon name="down" size={14} />
      </button>
      {open && (
        <ul className={`on-card lined ${styles.sub}`}>
          {tab.children!.map((child) => (
            <li key={child.name}>
              {child.path && (
                <Link to={child.path} onClick={() => setOpen(false)}>
                  {title(child)}
                </Link>
              )}
              {child.children?.map((grandchild) => (
                <Link
                  key={grandchild.name}
                  className={styles.subsub}
                  to={grandchild.path!}
                  onClick={() => setOpen(false)}
                >
                  {title(grandchild)}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
