import type { RouteObject } from 'react-router';
import { leadTo } from '#web/kit/reach/redirects.ts';
import { BrokenPage } from './error/broken-page.tsx';
import type { PageHandle } from './page.ts';
import { lazyOf, pageRoutes } from './page-routes.ts';
import { guard } from './shell/guard.ts';
import { PortalLayout } from './shell/layout.tsx';

const barred: PageHandle = { name: 'error-401', title: { CN: '没有权限', EN: 'No permission' } };
const lost: PageHandle = { name: 'error-404', title: { CN: '没有找到', EN: 'Not found' } };

/** Every page of the portal in its one layout; the header shows the tabs whose pages are registered here. */
export function portalRoutes(...pages: Parameters<typeof pageRoutes>): RouteObject[] {
  const routes: RouteObject[] = [
    {
      Component: () => <PortalLayout routes={routes} />,
      middleware: [({ request }) => guard(routes, request)],
      loader: () => null,
      shouldRevalidate: () => true,
      HydrateFallback: () => null,
      ErrorBoundary: BrokenPage,
      children: [
        {
          ErrorBoundary: BrokenPage,
          children: [
            ...pageRoutes(...pages),
            { path: '401', handle: barred, lazy: lazyOf({ load: () => import('./error/barred-page.tsx') }) },
            { path: '404', handle: lost, lazy: lazyOf({ load: () => import('./error/lost-page.tsx') }) },
            { path: '*', handle: lost, loader: () => leadTo('/404') },
          ],
        },
      ],
    },
  ];
  return routes;
}
