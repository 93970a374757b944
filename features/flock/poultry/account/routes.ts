import type { RouteObject } from 'react-router';
import { page } from '#features/flock/poultry/page.ts';

export const accountRoutes: RouteObject[] = [
  page('signin', { isOpen: true }, () => import('./sign-in-page.tsx')),
  page('signup', { isOpen: true }, () => import('./sign-up-page.tsx')),
  page('reset', { isOpen: true }, () => import('./reset-page.tsx')),
];
