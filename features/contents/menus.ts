import { type Menu, menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

/** The lists of contents, each of its type. */
export const contentMenus: readonly Menu[] = [
  menuOf(headOf('highlight'), { name: 'ContentHighlight' }),
  menuOf(headOf('notify'), { name: 'ContentNotify' }),
  menuOf(headOf('polity'), { name: 'ContentPolity' }),
  menuOf(headOf('post'), { name: 'ContentPost' }),
  menuOf(headOf('serve'), { name: 'ContentServe' }),
  menuOf(headOf('homepage'), { name: 'ContentHomepage' }),
];

export const linkMenu = menuOf(headOf('brokenlink'), { name: 'ContentLink' });
