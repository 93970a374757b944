import { createContext, type ReactNode, useContext } from 'react';
import { Link, type LinkProps, type RouteObject } from 'react-router';

/** Whether an address leads to a page of this application rather than to /404. */
export type IsKnown = (path: string) => boolean;

/** Goes by the routes as they are now; one pass over them, as every link on a page asks. */
export function knownPaths(routes: RouteObject[]): IsKnown {
  const patterns = patternsOf(routes, '');
  return (path) => {
    const [pathname = '/'] = path.split(/[?#]/);
    return patterns.some((pattern) => pattern.test(pathname));
  };
}

function patternsOf(routes: readonly RouteObject[], above: string): RegExp[] {
  return routes.flatMap((route) => {
    if (route.path === '*') return [];
    const path = route.path ? `${above}/${route.path.replace(/^\/|\/$/g, '')}` : above;
    const below = patternsOf(route.children ?? [], path);
    // A group is no page of its own.
    return route.children && !route.index
      ? below
      : [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'), ...below];
  });
}

export const KnownPaths = createContext<IsKnown>(() => true);

export function useIsKnown(): IsKnown {
  return useContext(KnownPaths);
}

/** A link that is only words while its page does not exist. */
export function KnownLink({ to, children, ...rest }: Omit<LinkProps, 'to'> & { to: string; children: ReactNode }) {
  return useIsKnown()(to) ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <span className={rest.className}>{children}</span>
  );
}
