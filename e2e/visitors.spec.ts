import { expect, test } from './support/test.ts';

test('a first visit is in the language the browser asks for, and in a whole one', async ({ request }) => {
  const languageOf = async (wanted: string) => {
    const page = await request.get('/notify', { headers: { 'accept-language': wanted } });
    return /<html lang="([^"]*)"/.exec(await page.text())?.[1];
  };
  expect(await languageOf('zh-CN,zh;q=0.9')).toBe('zh-CN');
  expect(await languageOf('en-GB,en;q=0.9')).toBe('en');
  // The portal speaks two languages: who asks for a third gets English, and is not told it were Spanish.
  expect(await languageOf('es-MX,es;q=0.9')).toBe('en');
  expect(await languageOf('*')).toBe('zh-CN');
});

test('every way on from the home page and from the footer leads to a page @night', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '联系我们' })).toBeVisible();
  const linksOf = (part: string) =>
    page.locator(`${part} a[href^="/"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const ways = new Set(await linksOf('main'));
  await page.goto('/verify');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const foot = page.getByRole('contentinfo');
  for (const name of ['回执与证书核验', '投诉建议', '无障碍声明']) {
    await expect(foot.getByRole('link', { name })).toBeVisible();
  }
  await expect(foot.getByRole('link', { name: '网站找错' })).toHaveAttribute('href', /^mailto:.*subject=/);
  for (const way of await linksOf('footer')) ways.add(way);
  expect(ways.size).toBeGreaterThan(25);
  ways.delete('/verify');
  const dead: string[] = [];
  for (const way of ways) {
    await go(way);
    if (/\/(404|401|500)$/.test(new URL(page.url()).pathname)) dead.push(way);
    await go('/verify');
  }
  expect(dead).toEqual([]);

  /** Within the loaded portal, as a click goes; over once another page's heading stands there. */
  async function go(to: string) {
    const before = await page.getByRole('heading', { level: 1 }).first().elementHandle();
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
    await page.waitForFunction((heading) => !heading!.isConnected && document.querySelector('h1'), before);
  }
});

test('a long list says how many there are and on which page of how many one is', async ({ page }) => {
  await page.goto('/notify');
  const told = page.getByRole('status').filter({ hasText: /共 \d+ 条，第 1 页，共 \d+ 页/ });
  await expect(told).toBeVisible();
  const [, total, pages] = /共 (\d+) 条，第 1 页，共 (\d+) 页/.exec(await told.innerText())!;
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(Math.ceil(Number(total) / (await rows.count()))).toBe(Number(pages));
  await page.goto(`/notify?page=${pages}`);
  await expect(page.getByRole('status').filter({ hasText: `共 ${total} 条，第 ${pages} 页` })).toBeVisible();
});

test('a search for a hundred letters that finds nothing is as wide as the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = 'zq'.repeat(50);
  await page.goto(`/search?key=${words}`);
  await expect(page.getByRole('heading', { name: `没有找到“${words}”` })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('another address in the same tab begins at the top; a reload stays where one was', async ({ page }) => {
  const down = () => page.evaluate(() => window.scrollY);
  const shops = page.getByRole('main').getByRole('heading', { level: 2 });
  // Low enough for the footer alone to be in sight before the list has come.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/shop');
  await expect(shops.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1200));
  const list = Promise.withResolvers<void>();
  await page.route(/\/web\/shop\b/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.reload();
  await expect.poll(down).toBe(1200);
  // Not carried away with the footer and brought back either.
  const seen = await page.evaluateHandle(() => {
    const positions = new Set<number>();
    new MutationObserver(() => positions.add(window.scrollY)).observe(document.body, {
      subtree: true,
      childList: true,
    });
    return positions;
  });
  list.resolve();
  await expect(shops.first()).toBeVisible();
  expect(await down()).toBe(1200);
  expect(await seen.evaluate((positions) => [...positions])).toEqual([1200]);
  await page.goto('/notify');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await down()).toBe(0);
});
