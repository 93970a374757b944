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
    await expect(page.getByText('The page did not load whole')).toBeVisible();
    // It has tried once more by itself.
    expect(asked).toBeGreaterThan(1);
    await page.unroute('**/assets/react-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('The page did not load whole')).toHaveCount(0);
  });
