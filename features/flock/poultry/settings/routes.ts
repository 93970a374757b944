import type { RouteObject } from 'react-router';
import { page } from '#features/flock/poultry/page.ts';

export const settingsRoutes: RouteObject[] = [page('settings', { nav: 'home' }, () => import('./settings-page.tsx'))];
