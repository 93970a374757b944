import { contentRoutes } from '#features/contents/portal/content-routes.ts';

export const highlightRoutes = contentRoutes(
  'highlight',
  {
    list: { name: 'highlight', title: '新闻资讯', titleEN: 'News' },
    one: { name: 'highlight-one', title: '新闻详情', titleEN: 'Story' },
  },
  { list: () => import('./list-page.tsx'), one: () => import('./story-page.tsx') },
);
