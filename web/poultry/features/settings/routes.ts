import type { RouteObject } from 'react-router';
import { page } from '../../page.ts';

export const settingsRoutes: RouteObject[] = [page('settings', { nav: 'home' }, () => import('./settings-page.tsx'))];
