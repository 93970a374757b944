import type { RouteObject } from 'react-router';
import { withWords } from '../../../kit/with-words.ts';
import { catalogues } from '../../catalogues.ts';
import { page } from '../../page.ts';

const { terms, tips } = catalogues;

/** `/tips/:topic?`. */
export const tipRoutes: RouteObject[] = [
  page(
    'tips/:topic?',
    { nav: 'home' },
    withWords({ terms, tips }, () => import('./tips-page.tsx')),
  ),
];
