import type { Forward, Page } from '#core/pages.ts';
import { contentTypes } from './contents/shared/registry.ts';
import { type Menu, menuGroups } from './menus.ts';
import { portalPages } from './pages.ts';
import { resources } from './resources.ts';

/** The front ends, by the folder they are built into. */
export type FrontEnd = 'portal' | 'office' | 'poultry';

/** Pages of the back office with a logic of their own; the others are drawn from their resource. */
const ownPages: readonly string[] = [
  ...['/dashboard', '/apply/task', '/activity/check-in', '/platform', '/tenantperm', '/system/role'],
  ...['/apilog', '/apilog/mgr', '/apilog/web', '/busilog', '/msg/outbox'],
];

/**
 * The address of every page, below the base of its front end: `:name` is one part, `:name?` one that may be left out.
 * The server answers 404 for all others; a test holds them against the routes of the front ends.
 */
export const pagePaths: Readonly<Record<FrontEnd, readonly string[]>> = {
  portal: [...Object.entries(portalPages).flatMap(([path, page]) => addressesAt(path, page)), '/401'],
  office: [
    ...['/', '/login', '/second-factor', '/401'],
    ...ownPages,
    ...menuGroups.flatMap(({ menus }) => menus.flatMap(leafPaths)).filter(isGenericPage),
    ...editors(),
  ],
  poultry: [
    ...['/', '/start', '/join', '/limits', '/settings', '/signin', '/signup', '/reset', '/training', '/shared/:token'],
    ...['/farms', '/farms/new', '/farms/:farmId', '/farms/:farmId/edit', '/farms/:farmId/trends'],
    ...['/r/:farmId/:reportId', '/r/:farmId/:reportId/walk', '/r/:farmId/:reportId/:section'],
    ...['/reports', '/reports/:farmId/:reportId', '/tips/:topic?'],
    ...['/library', '/library/about', '/library/card', '/library/:key'],
  ],
};

/** The addresses of a page of the portal. */
export function addressesAt(path: string, page: Page | Forward): readonly string[] {
  return 'also' in page ? [path, ...(page.also ?? [])] : [path];
}

/** Whether a front end has a page at a path below its base, whatever the case of its letters and with or without a last stroke. */
export function isPagePath(frontEnd: FrontEnd, path: string): boolean {
  return known[frontEnd].some((pattern) => pattern.test(path));
}

function leafPaths({ path, children }: Menu): readonly string[] {
  return children ? children.flatMap(leafPaths) : path ? [path] : [];
}

/** Menus of pages that are still to come have no page; those with a logic of their own are named above. */
function isGenericPage(path: string): boolean {
  return resources.some((resource) => resource.path === path) && !ownPages.includes(path);
}

/** The pages of resources whose form is no drawer. */
function editors(): string[] {
  const edited = resources.filter(({ code, editor, edit }) => editor === 'page' && edit && isContent(code));
  return edited.map(({ path }) => `${path}/edit`);
}

function isContent(code: string): boolean {
  return contentTypes.some((type) => type.code === code);
}

const known = Object.fromEntries(
  Object.entries(pagePaths).map(([frontEnd, paths]) => [frontEnd, paths.map(toPattern)]),
) as Record<FrontEnd, RegExp[]>;

function toPattern(path: string): RegExp {
  const pattern = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern.replace(/\/$/, '')}/?$`, 'i');
}
