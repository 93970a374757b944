import type { RouteObject } from 'react-router';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { page } from '#features/flock/poultry/page.ts';
import { withWords } from '#web/kit/with-words.ts';

const { terms, findings, report, drawings } = catalogues;
const words = { terms, findings, report, drawings };

/** Past reports, one report, a farm week by week, what a link to a report shows to whoever has no account, training. */
export const reportRoutes: RouteObject[] = [
  page(
    'reports',
    { nav: 'reports' },
    withWords(words, () => import('./list/reports-page.tsx')),
  ),
  page(
    'reports/:farmId/:reportId',
    { nav: 'reports' },
    withWords(words, () => import('./report-page.tsx')),
  ),
  page(
    'farms/:farmId/trends',
    { nav: 'farms' },
    withWords(words, () => import('./farm-trends-page.tsx')),
  ),
  page(
    'shared/:token',
    { isOpen: true },
    withWords(words, () => import('#features/flock/poultry/shared/shared-page.tsx')),
  ),
  page(
    'training',
    { nav: 'reports' },
    withWords(words, () => import('#features/flock/poultry/training/training-page.tsx')),
  ),
];
