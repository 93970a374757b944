import type { PermissionCode } from '../permissions.ts';
import type { Text } from '../texts/text.ts';
import type { Resource } from './resource.ts';

/** An entry of the back office's menu. */
export interface Menu {
  /** Route name, unique; the dashboard's is `Dashboard`. */
  readonly name: string;
  readonly title: Text;
  /** Path below /office; groups have none. */
  readonly path?: string;
  /** What draws its page: `office/pages.ts` of its room, or the list of its resource. Without either it is still to come. */
  readonly screen?: 'own' | 'list';
  readonly icon?: string;
  /** Shown when any of these is held; without codes it always shows. */
  readonly codes?: readonly PermissionCode[];
  /** Path of a page beside it, for whoever may enter the menu above and not this page. */
  readonly elsewhere?: string;
  /** Shown unless this code is held. */
  readonly hiddenBy?: PermissionCode;
  readonly children?: readonly Menu[];
  /** Its entries are tabs of one page: the menu has one entry for all of them. */
  readonly isTabbed?: true;
}

export interface MenuGroup {
  readonly title: Text | null;
  readonly menus: readonly Menu[];
}

/** Pages with a logic of their own, each with what its menu and its route say of it; by their paths. */
export function ownPages<const P extends string>(
  pages: Readonly<Record<P, Omit<Menu, 'path' | 'screen' | 'children'>>>,
): Readonly<Record<P, Menu>> {
  const entries = Object.entries<Omit<Menu, 'path' | 'screen'>>(pages);
  return Object.fromEntries(entries.map(([path, page]) => [path, { path, screen: 'own', ...page }])) as Record<P, Menu>;
}

/** The menu of a list: title, path and code are those of the resource unless told otherwise. */
export function menuOf(
  { name, path, permission }: Pick<Resource, 'name' | 'path' | 'permission'>,
  more: Pick<Menu, 'name'> & Partial<Menu>,
): Menu {
  return { title: name, path, screen: 'list', ...(permission !== 'operator' && { codes: [permission] }), ...more };
}

/** The entries that have no others below them. */
export function leavesOf(menu: Menu): readonly Menu[] {
  return menu.children ? menu.children.flatMap(leavesOf) : [menu];
}

/** Whether a menu shows for somebody who holds these codes. */
export function isMenuVisible(menu: Menu, permCodes: readonly string[]): boolean {
  if (menu.hiddenBy && permCodes.includes(menu.hiddenBy)) return false;
  if (!menu.codes) return true;
  return menu.codes.some((code) => permCodes.includes(code));
}
