import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { type FrontEnd, isPagePath, pagePaths } from '#features/page-paths.ts';
import { portalPages } from '#features/pages.ts';
import { readScreens } from './portal/read-screens.ts';

/** What the routers of the front ends draw; their pages of what is not there are left out. */
const routes: Record<FrontEnd, () => Promise<readonly RouteObject[]>> = {
  portal: async () => (await import('./portal/routes.tsx')).portalRoutes(portalPages, {}, readScreens),
  office: async () => (await import('./office/routes.tsx')).officeRoutes(),
  poultry: async () => (await import('#features/flock/poultry/routes.tsx')).routes,
};

test.each(['portal', 'office', 'poultry'] as const)('the server knows the pages of %s, and no others', async (name) => {
  const drawn = (await routes[name]()).flatMap((route) => pathsOf(route, ''));
  expect([...pagePaths[name]].toSorted()).toEqual(drawn.filter((path) => !/^\/(404|\*)$/.test(path)).toSorted());
});

test('every page of the portal has a screen, and every screen a page', async () => {
  const screens = await readScreens();
  const drawn = Object.entries(portalPages).filter(([path, page]) => !('leadsTo' in page) || path in screens);
  expect(Object.keys(screens).toSorted()).toEqual(drawn.map(([path]) => path).toSorted());
});

test.each([
  ['portal', '/', true],
  ['portal', '', true],
  ['portal', '/notify/', true],
  ['portal', '/Personal/auth/talentinfo', true],
  ['portal', '/notify/a/b', false],
  ['portal', '/404', false],
  ['portal', '/nothing', false],
  ['office', '/apply/task', true],
  ['office', '/apply', false],
  ['office', '/content/notify/edit', true],
  ['poultry', '/tips', true],
  ['poultry', '/tips/litter', true],
  ['poultry', '/tips/litter/more', false],
] as const)('%s %s: %s', (name, path, isThere) => {
  expect(isPagePath(name, path)).toBe(isThere);
});

function pathsOf({ path, children }: RouteObject, base: string): string[] {
  const whole = path === undefined ? base : path.startsWith('/') ? path : `${base}/${path}`;
  return children ? children.flatMap((child) => pathsOf(child, whole)) : [whole || '/'];
}
