import { contentRoutes } from '#features/contents/portal/content-routes.ts';

export const notifyRoutes = contentRoutes(
  'notify',
  {
    list: { name: 'notify', title: '通知公告', titleEN: 'Notices' },
    one: { name: 'notify-one', title: '公告详情', titleEN: 'Notice' },
  },
  { list: () => import('./list-page.tsx'), one: () => import('./notice-page.tsx') },
);
