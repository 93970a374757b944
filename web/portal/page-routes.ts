import { generatePath, type RouteObject } from 'react-router';
import type { Forward, Page, Pages } from '#core/pages.ts';
import { loadScripts } from '#web/kit/reach/load-scripts.ts';
import { leadTo } from '#web/kit/reach/redirects.ts';
import { withWords } from '#web/kit/with-words.ts';
import type { Screen, Screens } from './page.ts';

const pageTimeoutMs = 120_000;

export class PageTimeout extends Error {}

interface Branch {
  readonly path: string;
  readonly page: Page | Forward;
  /** Brings what draws it; nothing for an address that only leads elsewhere. */
  readonly draw: () => Promise<object>;
  /** The path of the nearest page above; blank for pages that stand for themselves. */
  readonly above: string;
}

/**
 * The routes of all pages, one below the other as their addresses are: the breadcrumb names the pages above. `first` are
 * the screens of the first load; `rest` brings all others when somebody goes to one of their pages.
 */
export function pageRoutes(pages: Pages, first: Screens, rest: () => Promise<Screens>): RouteObject[] {
  const paths = Object.keys(pages);
  const branches = Object.entries(pages).map(
    ([path, page]): Branch => ({
      path,
      page,
      draw: async () => {
        const screen = first[path] ?? (await loadScripts(rest))[path];
        return screen ? lazyOf(screen)() : {};
      },
      above: 'isApart' in page ? '' : above(path, paths),
    }),
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
  const { path, page, draw, above } = branch;
  const within = (whole: string) => whole.slice(above.length + 1);
  const handle = page.title && { handle: page };
  if (below.length > 0)
    return {
      path: within(path),
      ...handle,
      ...('leadsTo' in page && { lazy: draw }),
      children: [{ index: true, ...endOf(branch) }, ...below],
    };
  if (path === '/') return { index: true, ...endOf(branch) };
  if ('also' in page && page.also)
    return { ...endOf(branch), children: [path, ...page.also].map((each) => ({ path: within(each) })) };
  return { path: within(path), ...endOf(branch) };
}

/** What answers at the address itself. */
function endOf({ page, draw }: Branch): Pick<RouteObject, 'handle' | 'loader' | 'lazy'> {
  if ('leadsTo' in page) return { loader: ({ params }) => leadTo(generatePath(page.leadsTo, params)) };
  return { handle: page, lazy: draw };
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
