import type { RouteObject } from 'react-router';
import { page } from '#features/flock/poultry/page.ts';

export const farmRoutes: RouteObject[] = [
  page('farms', { nav: 'farms' }, () => import('./farms-page.tsx')),
  page('farms/new', { nav: 'farms' }, () => import('./farm-form-page.tsx')),
  page('farms/:farmId', { nav: 'farms' }, () => import('./farm-page.tsx')),
  page('farms/:farmId/edit', { nav: 'farms' }, () => import('./farm-form-page.tsx')),
  page('join', { nav: 'farms' }, () => import('./join-page.tsx')),
  page('limits', { nav: 'home' }, () => import('./limits-page.tsx')),
];
