import { expect, test } from 'vitest';
import { portalPages } from '#features/pages.ts';
import { portalRoutes } from '#web/portal/routes.tsx';
import { knownPaths } from './known-paths.tsx';

const isKnown = knownPaths(portalRoutes(portalPages, {}, async () => ({})));

test.each([
  '/',
  '/notify',
  '/notify/',
  '/notify/abc',
  '/notify?kind=NOTICE',
  '/serve/talentapply/edit/x1',
  '/personal',
])('%s leads to a page', (path) => expect(isKnown(path)).toBe(true));

test.each(['/no-such-page', '/notify/a/b', '/notifyx', '/personal/nowhere/at/all'])('%s leads nowhere', (path) =>
  expect(isKnown(path)).toBe(false),
);
