import type { RouteObject } from 'react-router';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { page } from '#features/flock/poultry/page.ts';
import { withWords } from '#web/kit/with-words.ts';

const { terms, tips } = catalogues;

/** `/tips/:topic?`. */
export const tipRoutes: RouteObject[] = [
  page(
    'tips/:topic?',
    { nav: 'home' },
    withWords({ terms, tips }, () => import('./tips-page.tsx')),
  ),
];
