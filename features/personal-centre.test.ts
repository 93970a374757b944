import { expect, test } from 'vitest';
import { isPagePath } from './page-paths.ts';
import { portalPages } from './pages.ts';
import { labelOf, personalCentre } from './personal-centre.ts';
import { demoTenants } from './tenants/demo/tenants.ts';

const entries = personalCentre.flatMap((group) => group.entries);

test('every entry of the personal centre leads to a page for whoever is signed in, and is called something', () => {
  for (const entry of entries) {
    expect(portalPages[entry.path], entry.path).toMatchObject({ signIn: true });
    expect(labelOf(entry).CN, entry.path).toMatch(/\p{Script=Han}/u);
    expect(labelOf(entry).EN, entry.path).not.toMatch(/\p{Script=Han}/u);
  }
});

test('no page of the personal centre is missing there but those that stand below one that is', () => {
  const pages = Object.entries(portalPages).filter(
    ([path, page]) => path.startsWith('/personal/') && page.name === 'personal',
  );
  const isLed = (path: string) => entries.some((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  expect(pages.map(([path]) => path).filter((path) => !isLed(path))).toEqual([]);
});

test('links at the foot of the demo lead to pages of this site, none to an address that nobody has', () => {
  const links = demoTenants.flatMap(({ platform }) => ('links' in platform ? [...platform.links] : []));
  expect(links.length).toBeGreaterThan(3);
  for (const { href } of links) expect(isPagePath('portal', href.split('?')[0]!), href).toBe(true);
});
