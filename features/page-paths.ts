import type { Forward, Page } from '#core/pages.ts';
import { flockPages } from './flock/pages.ts';
import { officePages } from './menus.ts';
import { portalPages } from './pages.ts';
import { resourceHeads } from './resource-heads.ts';

/** The front ends, by the folder they are built into. */
export type FrontEnd = 'portal' | 'office' | 'poultry';

/**
 * The address of every page, below the base of its front end: `:name` is one part, `:name?` one that may be left out.
 * The server answers 404 for all others; a test holds them against the routes of the front ends.
 */
export const pagePaths: Readonly<Record<FrontEnd, readonly string[]>> = {
  portal: [...Object.entries(portalPages).flatMap(([path, page]) => addressesAt(path, page)), '/401'],
  office: [
    '/',
    '/login',
    '/second-factor',
    '/401',
    ...officePages.flatMap(({ path }) => path ?? []),
    ...resourceHeads.flatMap(({ path, item }) => (item ? [`${path}/edit`] : [])),
  ],
  poultry: flockPages,
};

/** The addresses of a page of the portal. */
export function addressesAt(path: string, page: Page | Forward): readonly string[] {
  return 'also' in page ? [path, ...(page.also ?? [])] : [path];
}

/** Whether a front end has a page at a path below its base, whatever the case of its letters and with or without a last stroke. */
export function isPagePath(frontEnd: FrontEnd, path: string): boolean {
  return known[frontEnd].some((pattern) => pattern.test(path));
}

const known = Object.fromEntries(
  Object.entries(pagePaths).map(([frontEnd, paths]) => [frontEnd, paths.map(toPattern)]),
) as Record<FrontEnd, RegExp[]>;

function toPattern(path: string): RegExp {
  const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern.replace(/\/$/, '')}/?$`, 'i');
}
