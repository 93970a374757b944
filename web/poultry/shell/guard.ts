import { matchRoutes, type RouteObject, redirect } from 'react-router';
import { sideBase } from '../../kit/side.ts';
import type { PageHandle } from '../page.ts';
import { currentWorker } from '../store/worker.ts';

/** Who has never signed in on this device signs in first, and comes back to where they wanted; no network is needed later. */
export function guard(routes: RouteObject[], request: Request): undefined {
  if (currentWorker()) return;
  const { pathname, search, hash } = new URL(request.url);
  const matches = matchRoutes(routes, pathname, sideBase.poultry) ?? [];
  if (matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isOpen)) return;
  const path = pathname.slice(sideBase.poultry.length) || '/';
  throw redirect(path === '/' ? '/signin' : `/signin?redirect=${encodeURIComponent(path + search + hash)}`);
}
