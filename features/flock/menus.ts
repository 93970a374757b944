import type { MenuGroup } from '#features/menus.ts';

/** What operators of FlockScore work with. */
export const flockMenus: MenuGroup = {
  title: { CN: '禽评', EN: 'FlockScore' },
  menus: [
    {
      name: 'FlockFarm',
      title: { CN: '农场', EN: 'Farms' },
      path: '/flock/farm',
      icon: 'home',
      codes: ['Mgr.Flock'],
    },
    {
      name: 'FlockReport',
      title: { CN: '分析报告', EN: 'Analysis reports' },
      path: '/flock/report',
      icon: 'chart',
      codes: ['Mgr.Flock'],
    },
    {
      name: 'FlockQuestion',
      title: { CN: '提问', EN: 'Questions' },
      path: '/flock/question',
      icon: 'message',
      codes: ['Mgr.Flock'],
    },
    {
      name: 'FlockRules',
      title: { CN: '标准与资料', EN: 'Scales and library' },
      icon: 'book',
      codes: ['Mgr.Flock'],
      children: [
        { name: 'FlockLimit', title: { CN: '判定界限', EN: 'Limits' }, path: '/flock/limit', codes: ['Mgr.Flock'] },
        { name: 'FlockScales', title: { CN: '评分标准', EN: 'Scales' }, path: '/flock/scales', codes: ['Mgr.Flock'] },
        {
          name: 'FlockArticle',
          title: { CN: '资料库文章', EN: 'Library articles' },
          path: '/flock/article',
          codes: ['Mgr.Flock'],
        },
      ],
    },
  ],
};
