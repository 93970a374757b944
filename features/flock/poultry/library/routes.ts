import type { RouteObject } from 'react-router';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { page } from '#features/flock/poultry/page.ts';
import { withWords } from '#web/kit/with-words.ts';
import { libraryWords } from './words.ts';

const words = { terms: catalogues.terms, drawings: catalogues.drawings, library: libraryWords };

/** `/library`, `/library/about`, `/library/card`, `/library/:key`. */
export const libraryRoutes: RouteObject[] = [
  page(
    'library',
    { nav: 'library' },
    withWords(words, () => import('./library-page.tsx')),
  ),
  page(
    'library/about',
    { nav: 'library' },
    withWords(words, () => import('./scales/about-page.tsx')),
  ),
  page(
    'library/card',
    { nav: 'library' },
    withWords(words, () => import('./card-page.tsx')),
  ),
  page(
    'library/:key',
    { nav: 'library' },
    withWords(words, () => import('./articles/article-page.tsx')),
  ),
];
