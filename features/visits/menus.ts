import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { visitLists } from './lists.ts';

export const visitsOwn = ownPages({
  '/itec/kit': {
    name: 'ItecKit',
    title: { CN: '我的考察', EN: 'My field visits' },
    icon: 'location',
    codes: ['Mgr.ItecVisit'],
  },
});

/** What organisers find among the menus of the competition. */
export const visitMenu: Menu = menuOf(visitLists.itecvisit, { name: 'ItecVisit' });

/** The visits of whoever goes there, organiser or not. */
export const visitKitMenu: Menu = visitsOwn['/itec/kit'];
