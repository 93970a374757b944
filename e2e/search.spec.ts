import { expect, test } from './support/test.ts';

test('the box in the header leads to what is published, by kind, with the words marked', async ({ page }) => {
  await page.goto('/notify');
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('公寓');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=/);
  await expect(page.getByRole('heading', { level: 1, name: '“公寓”的搜索结果' })).toBeVisible();
  const results = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(results.first().locator('mark').first()).toHaveText('公寓');
  const tabs = page.getByRole('tab');
  const notices = tabs.filter({ hasText: '通知公告' });
  await expect(notices).toHaveText(/通知公告 \d+/);
  // By keyboard: the arrow goes from all to news, the next one to notices.
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(notices).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/type=notify/);
  const count = Number(/\d+/.exec(await notices.innerText())?.[0]);
  await expect(page.getByRole('status').filter({ hasText: `找到 ${count} 条` })).toBeVisible();
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/notify\/[\w-]+$/);
  await page.goBack();
  await expect(notices).toHaveAttribute('aria-selected', 'true');
});

test('nothing found says so, suggests words that lead somewhere, and fits a phone @night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/search?key=zzzzqqq&type=polity');
  await expect(page.getByRole('heading', { name: '没有找到“zzzzqqq”' })).toBeVisible();
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect(page).not.toHaveURL(/type=/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
  await page.getByRole('main').getByText('大家在搜').locator('..').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\?key=(?!zzzz)/);
  await expect(page.getByRole('tab').first()).toBeVisible();
});
