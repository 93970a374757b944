import { matchRoutes, type RouteObject, redirect } from 'react-router';
import type { PageHandle } from '#features/flock/poultry/page.ts';
import { currentWorker } from '#features/flock/poultry/store/worker.ts';
import { sideBase } from '#web/kit/call/side.ts';

/** Who has never signed in on this device signs in first, and comes back to where they wanted; no network is needed later. */
export function guard(routes: RouteObject[], request: Request): undefined {
  const path = signInInstead(routes, new URL(request.url));
  if (path) throw redirect(path);
}

/** The way to signing in, below the base, for whoever may not open an address yet. */
export function signInInstead(routes: RouteObject[], { pathname, search, hash }: URL): string | undefined {
  if (currentWorker()) return undefined;
  const matches = matchRoutes(routes, pathname, sideBase.poultry) ?? [];
  if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isOpen)) return undefined;
  const path = pathname.slice(sideBase.poultry.length) || '/';
  return path === '/' ? '/signin' : `/signin?redirect=${encodeURIComponent(path + search + hash)}`;
}
