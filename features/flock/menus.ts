import { type MenuGroup, menuOf } from '#core/resources/menu.ts';
import { flockLists } from './lists.ts';

/** What operators of FlockScore work with. */
export const flockMenus: MenuGroup = {
  title: { CN: '禽评', EN: 'FlockScore' },
  menus: [
    menuOf(flockLists.flockfarm, { name: 'FlockFarm', icon: 'home' }),
    menuOf(flockLists.flockreport, { name: 'FlockReport', icon: 'chart' }),
    menuOf(flockLists.flockquestion, { name: 'FlockQuestion', icon: 'message' }),
    {
      name: 'FlockRules',
      title: { CN: '标准与资料', EN: 'Scales and library' },
      icon: 'book',
      codes: ['Mgr.Flock'],
      children: [
        menuOf(flockLists.flocklimit, { name: 'FlockLimit' }),
        menuOf(flockLists.flockscales, { name: 'FlockScales' }),
        menuOf(flockLists.flockarticle, { name: 'FlockArticle' }),
      ],
    },
  ],
};

export const versionMenu = menuOf(flockLists.appversion, { name: 'Version', icon: 'tag' });
