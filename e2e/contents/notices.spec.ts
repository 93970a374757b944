import { expect, test } from '../support/test.ts';

test('a public notice that is over stays in the list, says so, and has its place between its neighbours', async ({
  page,
}) => {
  await page.goto('/notify?kind=PUBLICITY');
  // The heading of a pinned one says so too.
  const ended = page.getByRole('main').getByRole('listitem').filter({ hasText: '公示已结束', hasNotText: '置顶' });
  const title = await ended.first().getByRole('heading').innerText();
  await ended.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('公示已结束', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^公示已于 \d{4}-\d{2}-\d{2} 结束/ })).toBeVisible();
  await expect(page.getByText('公示倒计时')).toHaveCount(0);
  const address = page.url();
  await page
    .getByRole('navigation', { name: '上一篇和下一篇' })
    .getByRole('link', { name: /^下一篇/ })
    .click();
  await expect(page).not.toHaveURL(address);
  await page.getByRole('link', { name: /^上一篇/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('page and order stand in the address, and going back leads to where one was in the list', async ({ page }) => {
  await page.goto('/notify');
  const pages = page.getByRole('navigation', { name: '分页' });
  await pages.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/\/notify\?page=2$/);
  await expect(pages.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('status').filter({ hasText: '第 2 页' })).toBeVisible();
  // What the first page showed stays until the second has come.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const eighth = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(7);
  await eighth.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const [title, before] = [await eighth.getByRole('heading').innerText(), await page.evaluate(() => window.scrollY)];
  await eighth.getByRole('link').click();
  await expect(page).toHaveURL(/\/notify\/./);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.getByRole('combobox', { name: '排序' }).selectOption('oldest');
  await expect(page).toHaveURL(/\/notify\?order=oldest$/);
});

test('on a slow machine, back at once is where one was too @night', async ({ page }) => {
  await page.goto('/notify?page=2');
  const eighth = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(7);
  await eighth.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let round = 0; round < 3; round += 1) {
    await eighth.getByRole('link').evaluate(async (link: HTMLElement) => {
      link.click();
      // Back in the frame after the new page has gone to its top: nobody presses faster.
      while (location.pathname === '/notify' || window.scrollY > 0) await nextFrame();
      await nextFrame();
      history.back();

      function nextFrame() {
        return new Promise((done) => requestAnimationFrame(done));
      }
    });
    await expect(eighth).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
});
