import type { RouteObject } from 'react-router';
import { withWords } from '#web/kit/with-words.ts';
import { page } from '#web/portal/page.ts';

const words = {
  search: {
    CN: () => import('#features/site/texts/search/CN.ts'),
    EN: () => import('#features/site/texts/search/EN.ts'),
  },
};

export const searchRoutes: RouteObject[] = [
  page(
    'search',
    { name: 'search', title: '搜索', titleEN: 'Search' },
    withWords(words, () => import('./search-page.tsx')),
  ),
];
