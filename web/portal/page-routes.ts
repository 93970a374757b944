import { generatePath, type RouteObject } from 'react-router';
import type { Forward, Page } from '#core/pages.ts';
import { loadScripts } from '#web/kit/reach/load-scripts.ts';
import { leadTo } from '#web/kit/reach/redirects.ts';
import { withWords } from '#web/kit/with-words.ts';
import type { PortalRoom, Screen } from './page.ts';

const pageTimeoutMs = 120_000;

export class PageTimeout extends Error {}

interface Branch {
  readonly path: string;
  readonly page: Page | Forward;
  readonly screen: Screen | undefined;
  /** The path of the nearest page above; blank for pages that stand for themselves. */
  readonly above: string;
}

/** The routes of all pages, one below the other as their addresses are: the breadcrumb names the pages above. */
export function pageRoutes(rooms: readonly PortalRoom[]): RouteObject[] {
  const paths = rooms.flatMap(({ pages }) => Object.keys(pages));
  const branches = rooms.flatMap(({ pages, screens }) =>
    Object.entries(pages).map(
      ([path, page]): Branch => ({
        path,
        page,
        screen: screens[path],
        above: 'isApart' in page ? '' : above(path, paths),
      }),
    ),
  );
  return routesBelow('', branches);
}

function above(path: string, paths: readonly string[]): string {
  return paths
    .filter((other) => path.startsWith(`${other}/`))
    .reduce((nearest, other) => (other.length > nearest.length ? other : nearest), '');
}

function routesBelow(path: string, branches: readonly Branch[]): RouteObject[] {
  return branches
    .filter((branch) => branch.above === path)
    .map((branch) => routeOf(branch, branch.path === '/' ? [] : routesBelow(branch.path, branches)));
}

function routeOf(branch: Branch, below: RouteObject[]): RouteObject {
  const { path, page, screen, above } = branch;
  const within = (whole: string) => whole.slice(above.length + 1);
  const handle = page.title && { handle: page };
  if (below.length > 0)
    return {
      path: within(path),
      ...handle,
      ...('leadsTo' in page && screen && { lazy: lazyOf(screen) }),
      children: [{ index: true, ...endOf(branch) }, ...below],
    };
  if (path === '/') return { index: true, ...endOf(branch) };
  if ('also' in page && page.also)
    return { ...endOf(branch), children: [path, ...page.also].map((each) => ({ path: within(each) })) };
  return { path: within(path), ...endOf(branch) };
}

/** What answers at the address itself. */
function endOf({ path, page, screen }: Branch): Pick<RouteObject, 'handle' | 'loader' | 'lazy'> {
  if ('leadsTo' in page) return { loader: ({ params }) => leadTo(generatePath(page.leadsTo, params)) };
  if (!screen) throw new Error(`nothing draws ${path}`);
  return { handle: page, lazy: lazyOf(screen) };
}

/** A page that takes over 120 s to load counts as a time-out. */
export function lazyOf({ words = {}, load }: Screen) {
  return () => withinTime(loadScripts(withWords(words, load)));
}

async function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTimeout('page load timeout')), pageTimeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
