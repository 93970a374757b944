import type { RouteObject } from 'react-router';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { page } from '#features/flock/poultry/page.ts';
import { withWords } from '#web/kit/with-words.ts';

const { terms, scoring, drawings, findings } = catalogues;
const words = { terms, scoring, drawings };

/** `/start`, `/r/:farmId/:reportId` (choose a section), `/r/:farmId/:reportId/:section`, `…/walk` (100 birds). */
export const scoringRoutes: RouteObject[] = [
  page(
    'start',
    { nav: 'home' },
    withWords(words, () => import('./start/start-page.tsx')),
  ),
  page(
    'r/:farmId/:reportId',
    { nav: 'home' },
    withWords(words, () => import('./sections-page.tsx')),
  ),
  page(
    'r/:farmId/:reportId/walk',
    { nav: 'home' },
    withWords(words, () => import('./walk/walk-page.tsx')),
  ),
  page(
    'r/:farmId/:reportId/:section',
    { nav: 'home' },
    withWords({ ...words, findings }, () => import('./section-page.tsx')),
  ),
];
