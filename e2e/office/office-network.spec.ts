import { browserErrors } from '#core/texts/errors/browser.ts';
import { CN as office } from '#core/texts/office/CN.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a page of the back office that the network does not carry says so, offers another try, and comes by itself', async ({
  page,
  context,
}) => {
  const operator = await hire({ yunting: 'editor' });
  await signInOffice(page, operator);
  const link = page.locator('a[href="/office/platform"]').first();
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText(browserErrors.CN.NETWORK).first()).toBeVisible();
  await expect(page.getByRole('button', { name: office.app.retry })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/office/platform');
  await expect(page.getByText(browserErrors.CN.NETWORK)).toHaveCount(0);
});

test('a back office whose words do not come says so in both languages, and starts when they do', async ({ page }) => {
  const words = /\/office\/assets\/CN-[^/]+\.js$/;
  await page.route(words, (route) => route.abort());
  await page.goto('/office/login');
  const reload = page.getByRole('button', { name: '重新加载 Reload' });
  await expect(reload).toBeInViewport();
  await page.unroute(words);
  await reload.click();
  await expect(page).toHaveTitle(new RegExp(office.app.name));
  await expect(page.locator('[name=loginName]')).toBeVisible();
});
