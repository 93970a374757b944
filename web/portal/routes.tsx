import { type RouteObject, redirect } from 'react-router';
import { personalRoutes } from '#features/accounts/portal/personal/routes.ts';
import { accountRoutes } from '#features/accounts/portal/sign-in/routes.ts';
import { activityRoutes } from '#features/activities/portal/routes.ts';
import { serveRoutes } from '#features/casework/portal/serve/routes.ts';
import { verifyRoutes } from '#features/casework/portal/verify/routes.ts';
import { highlightRoutes } from '#features/contents/portal/highlight/routes.ts';
import { notifyRoutes } from '#features/contents/portal/notify/routes.ts';
import { polityRoutes } from '#features/contents/portal/polity/routes.ts';
import { postRoutes } from '#features/contents/portal/post/routes.ts';
import { previewRoutes } from '#features/contents/portal/preview/routes.ts';
import * as home from '#features/site/portal/home/home-page.tsx';
import { miniSiteRoutes } from '#features/site/portal/mini-sites/routes.ts';
import { searchRoutes } from '#features/site/portal/search/routes.ts';
import { smartPolicyRoutes } from '#features/smart-policy/portal/routes.ts';
import { BrokenPage } from './error/broken-page.tsx';
import { page } from './page.ts';
import { guard } from './shell/guard.ts';
import { PortalLayout } from './shell/layout.tsx';

const lost = () => import('./error/lost-page.tsx');

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
            () => import('./error/barred-page.tsx'),
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
