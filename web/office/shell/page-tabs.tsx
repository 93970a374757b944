import { Link } from 'react-router';
import { useTextIn } from '#web/office/texts.ts';
import { useMenus } from './menus.ts';

/** The tabs of a page that is one of several under one menu; nothing for any other. */
export function PageTabs({ path }: { path: string }) {
  const read = useTextIn();
  const menu = useMenus()
    .flatMap(({ menus }) => menus)
    .find(({ isTabbed, children }) => isTabbed && children?.some((child) => child.path === path));
  if (!menu?.children || menu.children.length < 2) return null;
  return (
    <nav className="card view-tabs rigid" aria-label={read(menu.title)}>
      {menu.children.map((child) => (
        <Link key={child.name} to={child.path ?? '/'} aria-current={child.path === path ? 'page' : undefined}>
          {read(child.title)}
        </Link>
      ))}
    </nav>
  );
}
