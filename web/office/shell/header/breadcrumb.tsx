import { Dropdown } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { trailOf, useMenus } from '#web/office/shell/menus.ts';
import { useVisited } from '#web/office/shell/tabs/visited.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './header.module.css';

/** Home, group, menu, page; the last menu drops down its siblings. */
export function Breadcrumb() {
  const t = useTexts();
  const read = useTextIn();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const groups = useMenus();
  const trail = trailOf(groups, pathname);
  const title = useVisited((state) => state.tabs.find((tab) => tab.path === pathname)?.title);
  // The first of the tabs of one page may be called like the page.
  const menus = trail?.menus.filter(({ title: own }, at, all) => own !== all[at + 1]?.title) ?? [];
  const names = menus.map((menu) => menu.title);
  const group = trail?.group ?? null;
  const last = title ?? names.at(-1);
  const between = [...(group && names.length === 1 ? [group] : []), ...names.slice(0, -1)];
  const siblings = trail?.menus[0]?.children ?? [];

  return (
    <nav className="slim" aria-label={t('shell.breadcrumb')}>
      <ol className={`${styles.crumbs} line gap-8 slim size-13`}>
        <li>
          <Link to="/">{t('shell.home')}</Link>
        </li>
        {between.map((text) => (
          <li key={text.EN}>
            {siblings.length > 1 && text === trail?.menus[0]?.title ? (
              <Dropdown
                menu={{
                  items: siblings.map((menu) => ({ key: menu.path ?? menu.name, label: read(menu.title) })),
                  onClick: ({ key }) => void navigate(key),
                }}
              >
                <button type="button" className="plain-button">
                  {read(text)}
                </button>
              </Dropdown>
            ) : (
              <span>{read(text)}</span>
            )}
          </li>
        ))}
        {last && (
          <li>
            <b className="ink" aria-current="page">
              {read(last)}
            </b>
          </li>
        )}
      </ol>
    </nav>
  );
}
