import { type MenuGroup, menuOf } from '#core/resources/menu.ts';
import { appVersion } from './resources/app-version.ts';
import { flockArticle } from './resources/article.ts';
import { flockFarm } from './resources/farm.ts';
import { flockLimit } from './resources/limit.ts';
import { flockQuestion } from './resources/question.ts';
import { flockReport } from './resources/report.ts';
import { flockScales } from './resources/scales.ts';

/** What operators of FlockScore work with. */
export const flockMenus: MenuGroup = {
  title: { CN: '禽评', EN: 'FlockScore' },
  menus: [
    menuOf(flockFarm, { name: 'FlockFarm', icon: 'home' }),
    menuOf(flockReport, { name: 'FlockReport', icon: 'chart' }),
    menuOf(flockQuestion, { name: 'FlockQuestion', icon: 'message' }),
    {
      name: 'FlockRules',
      title: { CN: '标准与资料', EN: 'Scales and library' },
      icon: 'book',
      codes: ['Mgr.Flock'],
      children: [
        menuOf(flockLimit, { name: 'FlockLimit' }),
        menuOf(flockScales, { name: 'FlockScales' }),
        menuOf(flockArticle, { name: 'FlockArticle' }),
      ],
    },
  ],
};

export const versionMenu = menuOf(appVersion, { name: 'Version', icon: 'tag' });
