import { type Menu, menuOf } from '#core/resources/menu.ts';
import { contentLists } from './lists.ts';

/** The lists of contents, each of its type. */
export const contentMenus: readonly Menu[] = [
  menuOf(contentLists.highlight, { name: 'ContentHighlight' }),
  menuOf(contentLists.notify, { name: 'ContentNotify' }),
  menuOf(contentLists.polity, { name: 'ContentPolity' }),
  menuOf(contentLists.post, { name: 'ContentPost' }),
  menuOf(contentLists.serve, { name: 'ContentServe' }),
  menuOf(contentLists.homepage, { name: 'ContentHomepage' }),
];

export const linkMenu = menuOf(contentLists.brokenlink, { name: 'ContentLink' });
