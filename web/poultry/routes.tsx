import type { RouteObject } from 'react-router';
import { accountRoutes } from './features/account/routes.ts';
import { BrokenPage } from './features/error/broken-page.tsx';
import { farmRoutes } from './features/farms/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { libraryRoutes } from './features/library/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { scoringRoutes } from './features/scoring/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { tipRoutes } from './features/tips/routes.ts';
import { page } from './page.ts';
import { guard } from './shell/guard.ts';
import { Layout } from './shell/layout.tsx';

/** Every page of FlockScore in its one layout; each feature adds its own. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    middleware: [({ request }) => guard(routes, request)],
    loader: () => null,
    shouldRevalidate: () => true,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: BrokenPage,
        children: [
          ...homeRoutes,
          ...farmRoutes,
          ...scoringRoutes,
          ...tipRoutes,
          ...reportRoutes,
          ...libraryRoutes,
          ...accountRoutes,
          ...settingsRoutes,
          page('*', { isOpen: true }, () => import('./features/error/lost-page.tsx')),
        ],
      },
    ],
  },
];
