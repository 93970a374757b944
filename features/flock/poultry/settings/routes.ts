import type { RouteObject } from 'react-router';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { page } from '#features/flock/poultry/page.ts';
import { withWords } from '#web/kit/with-words.ts';

const words = { terms: catalogues.terms };

export const settingsRoutes: RouteObject[] = [
  page(
    'settings',
    { nav: 'home' },
    withWords(words, () => import('./settings-page.tsx')),
  ),
];
