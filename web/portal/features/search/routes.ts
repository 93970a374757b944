import type { RouteObject } from 'react-router';
import { withWords } from '../../../kit/with-words.ts';
import { page } from '../../page.ts';

const words = {
  search: {
    CN: () => import('#core/texts/portal/search/CN.ts'),
    EN: () => import('#core/texts/portal/search/EN.ts'),
  },
};

export const searchRoutes: RouteObject[] = [
  page(
    'search',
    { name: 'search', title: '搜索', titleEN: 'Search' },
    withWords(words, () => import('./search-page.tsx')),
  ),
];
