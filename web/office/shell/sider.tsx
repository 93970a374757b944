import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Menu } from '#core/resources/menu.ts';
import { Logo } from '#web/kit/marks/logo.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { version } from '#web/office/version.ts';
import { menuIcon, trailOf, useMenus } from './menus.ts';
import styles from './sider.module.css';

interface SiderProps {
  isFolded: boolean;
  counts: Readonly<Record<string, number>>;
  onShortcuts: () => void;
  /** Called after a menu was chosen, so that the phone's drawer closes. */
  onChoose?: () => void;
}

/** The main menu: groups, one open at a time, counts where somebody must act. */
export function Sider({ isFolded, counts, onShortcuts, onChoose }: SiderProps) {
  const t = useTexts();
  const read = useTextIn();
  const groups = useMenus();
  const { pathname } = useLocation();
  const trail = trailOf(groups, pathname);
  const current = trail?.menus[0]?.name;
  const [choice, setChoice] = useState<{ at: string; open: string | null } | null>(null);
  const open = choice?.at === pathname ? choice.open : (current ?? null);

  return (
    <aside className={`${styles.sider} ${isFolded ? styles.folded : ''} column`} aria-label={t('shell.mainMenu')}>
      <Link className={`row gap-10 rigid anchor on-one-line ${styles.brand}`} to="/" onClick={onChoose}>
        <Logo size={26} />
        <span>
          <b className="block">{t('app.name')}</b>
          {t('app.name') !== 'Wutong Office' && (
            <i className="block" lang="en">
              Wutong Office
            </i>
          )}
        </span>
      </Link>
      <nav aria-label={t('shell.mainMenu')}>
        {groups.map((group, at) => (
          <div key={group.title?.EN ?? at}>
            {group.title && <div className={`size-12 on-one-line ${styles.group}`}>{read(group.title)}</div>}
            {group.menus.map((menu) => (
              <MenuEntry
                key={menu.name}
                menu={menu}
                isOpen={open === menu.name && !isFolded}
                isFolded={isFolded}
                current={trail?.menus.map((each) => each.name) ?? []}
                counts={counts}
                onToggle={() => setChoice({ at: pathname, open: open === menu.name ? null : menu.name })}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </nav>
      <div className={`row apart rigid size-12 ${styles.foot}`}>
        <span>v{version}</span>
        <button type="button" className="plain-button" onClick={onShortcuts}>
          {t('shell.shortcuts')} ?
        </button>
      </div>
    </aside>
  );
}

interface MenuEntryProps {
  menu: Menu;
  isOpen: boolean;
  isFolded: boolean;
  current: readonly string[];
  counts: Readonly<Record<string, number>>;
  onToggle: () => void;
  onChoose: (() => void) | undefined;
}

function MenuEntry({ menu, isOpen, isFolded, current, counts, onToggle, onChoose }: MenuEntryProps) {
  const read = useTextIn();
  const title = read(menu.title);
  const total = [menu, ...(menu.children ?? [])].reduce((sum, each) => sum + (counts[each.name] ?? 0), 0);
  const isCurrent = current[0] === menu.name;
  const count = (number: number) =>
    number > 0 && <em className={`${styles.count} centred medium lines-18`}>{number > 999 ? '999+' : number}</em>;

  // Tabs of one page have one entry, which opens the first of them.
  const isWhole = !menu.children || menu.isTabbed;
  if (isWhole || isFolded) {
    const to = menu.path ?? menu.children?.[0]?.path ?? '/';
    return (
      <Link
        className={`${styles.item} ${isCurrent && (isFolded || isWhole) ? styles.picked : ''} row bare gap-10 whole`}
        to={to}
        title={isFolded ? title : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
      >
        <Icon name={menuIcon(menu.icon)} />
        <span className="cut grows">{title}</span>
        {count(total)}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.item} ${isOpen ? styles.open : ''} ${isCurrent && !isOpen ? styles.picked : ''} row bare gap-10 whole`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon name={menuIcon(menu.icon)} />
        <span className="cut grows">{title}</span>
        {!isOpen && count(total)}
        <Icon name={isOpen ? 'up' : 'down'} size={12} className={styles.caret ?? ''} />
      </button>
      {isOpen && (
        <div className={styles.children}>
          {menu.children.map((child) => (
            <Link
              key={child.name}
              className={`${styles.item} ${current.includes(child.name) ? styles.picked : ''} row bare gap-10 whole`}
              to={child.path ?? '/'}
              aria-current={current.includes(child.name) ? 'page' : undefined}
              onClick={onChoose}
            >
              <span className="cut grows" title={read(child.title)}>
                {read(child.title)}
              </span>
              {count(counts[child.name] ?? 0)}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}
