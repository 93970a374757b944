import { contentRoutes } from '../contents/content-routes.ts';

export const polityRoutes = contentRoutes(
  'polity',
  {
    list: { name: 'polity', title: '政策', titleEN: 'Policies' },
    one: { name: 'polity-one', title: '政策详情', titleEN: 'Policy' },
  },
  { list: () => import('./list-page.tsx'), one: () => import('./policy-page.tsx') },
);
