import { type MenuGroup, menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

/** What operators of FlockScore work with. */
export const flockMenus: MenuGroup = {
  title: { CN: '禽评', EN: 'FlockScore' },
  menus: [
    menuOf(headOf('flockfarm'), { name: 'FlockFarm', icon: 'home' }),
    menuOf(headOf('flockreport'), { name: 'FlockReport', icon: 'chart' }),
    menuOf(headOf('flockquestion'), { name: 'FlockQuestion', icon: 'message' }),
    {
      name: 'FlockRules',
      title: { CN: '标准与资料', EN: 'Scales and library' },
      icon: 'book',
      codes: ['Mgr.Flock'],
      children: [
        menuOf(headOf('flocklimit'), { name: 'FlockLimit' }),
        menuOf(headOf('flockscales'), { name: 'FlockScales' }),
        menuOf(headOf('flockarticle'), { name: 'FlockArticle' }),
      ],
    },
  ],
};

export const versionMenu = menuOf(headOf('appversion'), { name: 'Version', icon: 'tag' });
