import type { RouteObject } from 'react-router';
import type { Menu } from '#core/resources/menu.ts';
import type { ResourceHead } from '#core/resources/resource-head.ts';
import { officePages, visibleMenus } from '#features/menus.ts';
import { office } from '#features/office-pages.ts';
import { resourceHeads } from '#features/resource-heads.ts';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';
import { loadScripts } from '#web/kit/reach/load-scripts.ts';
import { leadTo } from '#web/kit/reach/redirects.ts';
import { loadResource } from './resource/definitions.ts';
import type { OfficePage } from './room.ts';
import { enrolPath } from './shell/enrolment.ts';
import { guard } from './shell/guard.ts';
import { firstPath } from './shell/menus.ts';
import type { RouteHandle } from './shell/route-handle.ts';
import { dashboardPath } from './shell/tabs/visited.ts';
import { StartFailed } from './start-failed.tsx';
import { withWords } from './texts.ts';

/** The office's routes below /office, one for each menu that has a page. */
export function officeRoutes(): RouteObject[] {
  return [
    {
      errorElement: <StartFailed />,
      hydrateFallbackElement: <div className="starting" />,
      children: [
        { path: '/login', lazy: office.frame.signIn },
        { path: enrolPath, loader: toEnrolment, lazy: office.frame.enrol },
        { path: '/401', lazy: () => import('./lost/forbidden-route.ts') },
        { path: '/404', lazy: () => import('./lost/missing-route.ts') },
        {
          id: 'shell',
          lazy: () => import('./shell/route.ts'),
          children: [{ index: true, path: '/', loader: toStart }, ...officePages.map(pageRoute), ...editorRoutes()],
        },
        { path: '*', loader: () => leadTo('/404') },
      ],
    },
  ];
}

/** Only for whoever is signed in. */
function toEnrolment() {
  return isSignedIn() ? null : leadTo('/login');
}

function toStart({ request }: { request: Request }) {
  guard({ title: '', titleEN: '', name: 'Start' }, request);
  const codes = useSession.getState().user?.permCodes ?? [];
  return leadTo(codes.includes('Mgr.Dashboard') ? dashboardPath : firstPath(visibleMenus(codes)));
}

function pageRoute(menu: Menu): RouteObject {
  const path = menu.path ?? '/';
  const page = office.pages[path];
  const handle: RouteHandle = {
    title: menu.title.CN,
    titleEN: menu.title.EN,
    name: menu.name,
    ...(menu.codes ? { code: menu.codes } : {}),
    ...(menu.elsewhere ? { elsewhere: menu.elsewhere } : {}),
    isDesk: page?.isDesk ?? false,
  };
  const head = resourceHeads.find((each) => each.path === path);
  const load = page ? withRoomWords(page) : () => resourcePage(head!);
  return {
    path,
    handle,
    loader: ({ request }) => guard(handle, request),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await loadScripts(load)).Page }),
  };
}

/** A page with the words of its room. */
function withRoomWords({ words, load }: OfficePage): OfficePage['load'] {
  return words ? withWords(words, load) : load;
}

/** The pages of resources whose form is no drawer. */
function editorRoutes(): RouteObject[] {
  return resourceHeads.flatMap(({ code, path, item, permission, load }) => {
    const editor = office.editors[code];
    if (!editor || !item) return [];
    const handle: RouteHandle = {
      title: item.CN,
      titleEN: item.EN,
      name: `Edit-${code}`,
      ...(permission === 'operator' ? {} : { code: permission }),
      isDesk: false,
    };
    return [
      {
        path: `${path}/edit`,
        handle,
        loader: ({ request }: { request: Request }) => guard(handle, request),
        lazy: async () => {
          const [{ Page }, resource] = await loadScripts(() => Promise.all([editor(), load()]));
          return { Component: () => <Page resource={resource} /> };
        },
      },
    ];
  });
}

/** The generic screen for a resource. */
async function resourcePage({ code }: ResourceHead) {
  const [{ ResourceList }, resource] = await Promise.all([
    import('./resource/list/resource-list.tsx'),
    loadResource(code),
  ]);
  return { Page: () => <ResourceList resource={resource} /> };
}
