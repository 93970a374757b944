import type { RouteObject } from 'react-router';
import { page } from '#features/flock/poultry/page.ts';

export const homeRoutes: RouteObject[] = [page(undefined, { nav: 'home' }, () => import('./home-page.tsx'))];
