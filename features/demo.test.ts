import { expect, test } from 'vitest';
import { isPagePath } from './page-paths.ts';
import { demoTenants } from './tenants/demo/tenants.ts';

test('links at the foot of the demo lead to pages of this site, none to an address that nobody has', () => {
  const links = demoTenants.flatMap(({ platform }) => ('links' in platform ? [...platform.links] : []));
  expect(links.length).toBeGreaterThan(3);
  for (const { href } of links) expect(isPagePath('portal', href.split('?')[0]!), href).toBe(true);
});
