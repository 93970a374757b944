import { type Menu, menuOf } from '#core/resources/menu.ts';
import { brokenLink } from './resources/broken-link.ts';
import { listHeadOf } from './shared/content.ts';
import { highlight } from './shared/highlight.ts';
import { notify } from './shared/notify.ts';
import { page } from './shared/page.ts';
import { polity } from './shared/polity.ts';
import { post } from './shared/post.ts';
import { serve } from './shared/serve.ts';

/** The lists of contents, each of its type. */
export const contentMenus: readonly Menu[] = [
  menuOf(listHeadOf(highlight), { name: 'ContentHighlight' }),
  menuOf(listHeadOf(notify), { name: 'ContentNotify' }),
  menuOf(listHeadOf(polity), { name: 'ContentPolity' }),
  menuOf(listHeadOf(post), { name: 'ContentPost' }),
  menuOf(listHeadOf(serve), { name: 'ContentServe' }),
  menuOf(listHeadOf(page), { name: 'ContentHomepage' }),
];

export const linkMenu = menuOf(brokenLink, { name: 'ContentLink' });
