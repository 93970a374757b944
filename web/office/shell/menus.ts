import { useMemo } from 'react';
import type { Menu, MenuGroup } from '#core/resources/menu.ts';
import type { Text } from '#core/texts/text.ts';
import { visibleMenus } from '#features/menus.ts';
import type { IconName } from '#web/office/icons/icon.tsx';
import { iconPaths } from '#web/office/icons/icon-paths.ts';
import { usePermCodes } from '#web/office/session.tsx';

/** The operator's menus: permission-built, without entries whose page does not exist. */
export function useMenus(): MenuGroup[] {
  const codes = usePermCodes();
  return useMemo(() => visibleMenus(codes), [codes]);
}

export interface MenuTrail {
  group: Text | null;
  /** From the outer menu to the one that has the path. */
  menus: Menu[];
}

/** Where a path stands in the menus; the longest menu path that starts it wins. */
export function trailOf(groups: readonly MenuGroup[], path: string): MenuTrail | null {
  let best: MenuTrail | null = null;
  let length = 0;
  for (const group of groups)
    for (const menu of group.menus)
      for (const menus of [[menu], ...(menu.children ?? []).map((child) => [menu, child])]) {
        const own = menus.at(-1)?.path;
        if (own === undefined || own.length <= length) continue;
        if (path !== own && !path.startsWith(`${own}/`)) continue;
        best = { group: group.title, menus };
        length = own.length;
      }
  return best;
}

/** The first page of somebody's menus, where a tenant switch lands without the dashboard. */
export function firstPath(groups: readonly MenuGroup[]): string {
  for (const group of groups)
    for (const menu of group.menus) {
      const path = menu.path ?? menu.children?.[0]?.path;
      if (path !== undefined) return path;
    }
  return '/401';
}

/** All pages of the menus with the titles above them, for the search. */
export function flatMenus(groups: readonly MenuGroup[]): { path: string; title: Text; parent: Text | null }[] {
  return groups.flatMap((group) =>
    group.menus.flatMap((menu) =>
      menu.children
        ? menu.children.flatMap((child) =>
            child.path ? [{ path: child.path, title: child.title, parent: menu.title }] : [],
          )
        : menu.path
          ? [{ path: menu.path, title: menu.title, parent: group.title }]
          : [],
    ),
  );
}

/** The menus' icon names as drawn here. */
const drawn: Readonly<Record<string, IconName>> = {
  audit: 'review',
  bank: 'company',
  message: 'chat',
  environment: 'location',
  bars: 'book',
  safety: 'shield',
  global: 'globe',
};

export function menuIcon(name: string | undefined): IconName {
  if (name === undefined) return 'file';
  return drawn[name] ?? (name in iconPaths ? (name as IconName) : 'file');
}
