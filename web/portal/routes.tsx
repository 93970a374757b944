import { type RouteObject, redirect } from 'react-router';
import { accountRoutes } from './features/account/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { BrokenPage } from './features/error/broken-page.tsx';
import { highlightRoutes } from './features/highlight/routes.ts';
import * as home from './features/home/home-page.tsx';
import { miniSiteRoutes } from './features/mini-sites/routes.ts';
import { notifyRoutes } from './features/notify/routes.ts';
import { personalRoutes } from './features/personal/routes.ts';
import { polityRoutes } from './features/polity/routes.ts';
import { postRoutes } from './features/post/routes.ts';
import { previewRoutes } from './features/preview/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { serveRoutes } from './features/serve/routes.ts';
import { smartPolicyRoutes } from './features/smart-policy/routes.ts';
import { verifyRoutes } from './features/verify/routes.ts';
import { page } from './page.ts';
import { guard } from './shell/guard.ts';
import { PortalLayout } from './shell/layout.tsx';

const lost = () => import('./features/error/lost-page.tsx');

/** Every page of the portal in its one layout; the header shows the tabs whose pages are registered here. */
export const routes: RouteObject[] = [
  {
    Component: () => <PortalLayout routes={routes} />,
    middleware: [({ request }) => guard(routes, request)],
    loader: () => null,
    shouldRevalidate: () => true,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: BrokenPage,
        children: [
          page(
            undefined,
            { name: 'home', title: '首页', titleEN: 'Home' },
            // The page most visits begin with comes with the first load.
            async () => home,
          ),
          ...activityRoutes,
          ...highlightRoutes,
          ...miniSiteRoutes,
          ...notifyRoutes,
          ...polityRoutes,
          ...postRoutes,
          ...previewRoutes,
          ...accountRoutes,
          ...searchRoutes,
          ...serveRoutes,
          ...smartPolicyRoutes,
          ...personalRoutes,
          ...verifyRoutes,
          page(
            '401',
            { name: 'error-401', title: '没有权限', titleEN: 'No permission' },
            () => import('./features/error/barred-page.tsx'),
          ),
          page('404', { name: 'error-404', title: '没有找到', titleEN: 'Not found' }, lost),
          { path: '*', handle: { name: 'error-404', title: '没有找到', titleEN: 'Not found' }, loader: toLost },
        ],
      },
    ],
  },
];

function toLost(): Response {
  return redirect('/404');
}
