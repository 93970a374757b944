import type { RouteObject } from 'react-router';
import { accountRoutes } from './account/routes.ts';
import { BrokenPage } from './error/broken-page.tsx';
import { farmRoutes } from './farms/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { page } from './page.ts';
import { reportRoutes } from './reports/routes.ts';
import { scoringRoutes } from './scoring/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { guard } from './shell/guard.ts';
import { Layout } from './shell/layout.tsx';
import { tipRoutes } from './tips/routes.ts';

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
          page('*', { isOpen: true }, () => import('./error/lost-page.tsx')),
        ],
      },
    ],
  },
];
