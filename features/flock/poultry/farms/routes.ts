import type { RouteObject } from 'react-router';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { page } from '#features/flock/poultry/page.ts';
import { withWords } from '#web/kit/with-words.ts';

const words = { terms: catalogues.terms };

export const farmRoutes: RouteObject[] = [
  page(
    'farms',
    { nav: 'farms' },
    withWords(words, () => import('./farms-page.tsx')),
  ),
  page(
    'farms/new',
    { nav: 'farms' },
    withWords(words, () => import('./farm-form-page.tsx')),
  ),
  page(
    'farms/:farmId',
    { nav: 'farms' },
    withWords(words, () => import('./farm-page.tsx')),
  ),
  page(
    'farms/:farmId/edit',
    { nav: 'farms' },
    withWords(words, () => import('./farm-form-page.tsx')),
  ),
  page(
    'join',
    { nav: 'farms' },
    withWords(words, () => import('./join-page.tsx')),
  ),
  page(
    'limits',
    { nav: 'home' },
    withWords(words, () => import('./limits-page.tsx')),
  ),
];
