import { createContext, type ReactNode, useContext } from 'react';
import { Link, type LinkProps, matchRoutes, type RouteObject } from 'react-router';

/** Whether an address leads to a page of this application rather than to /404. */
export type IsKnown = (path: string) => boolean;

export function knownPaths(routes: RouteObject[]): IsKnown {
  return (path) => {
    const matches = matchRoutes(routes, path.split(/[?#]/)[0]!);
    return matches?.at(-1)?.route.path !== '*';
  };
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
