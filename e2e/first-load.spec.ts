import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { APIResponse } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ locale: 'en-GB' });

for (const address of ['/', '/poultry/'])
  test(`${address} says when its scripts did not come, and loads once they do`, async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/react-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(address);
    await expect(page.getByText('The page did not load completely')).toBeVisible();
    // It has tried once more by itself.
    expect(asked).toBeGreaterThan(1);
    await page.unroute('**/assets/react-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('The page did not load completely')).toHaveCount(0);
  });

/** Scripts and styles of a first visit, in kB of gzip: what is more than that belongs to a page that is opened later. */
for (const [address, app, most] of [
  ['/', 'portal', 171],
  ['a notice', 'portal', 217],
  ['/office/login', 'office', 300],
  ['/poultry/', 'poultry', 165],
] as const)
  test(`${address} is loaded with at most ${most} kB`, async ({ page, request }) => {
    const files = new Set<string>();
    page.on('response', (response) => {
      const name = /\/assets\/([^/?]+\.(?:js|css))$/.exec(response.url())?.[1];
      if (name) files.add(name);
    });
    const path = address.startsWith('/') ? address : await oldest(await request.get('/sitemaps/notify.xml'));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toBeVisible();
    const assets = resolve(import.meta.dirname, '../var/web', app, 'assets');
    const bytes = [...files].map((name) => gzipSync(readFileSync(join(assets, name))).length);
    const size = bytes.reduce((sum, each) => sum + each, 0) / 1000;
    expect(size).toBeLessThanOrEqual(most);
  });

/** The path that a sitemap names last: one of the demo's, whatever other tests have published since. */
async function oldest(sitemap: APIResponse): Promise<string> {
  return new URL([...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].at(-1)![1]!).pathname;
}
