import { gzipSync } from 'node:zlib';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { flockFarmsCall, flockSyncCall } from '#features/flock/calls.ts';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { countUnsent, signInFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a farm made without a network is sent once when there is one', async ({ page, context }) => {
  const person = await register('EN');
  await signInFlock(page, person);
  await context.setOffline(true);
  // Opened anew without a network: page, scripts, words and who works here come from the device.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.nickname);
  await page.getByRole('link', { name: 'New farm' }).click();
  const name = `Farm ${unique()}`;
  await page.getByLabel('Farm name').fill(name);
  await page.getByRole('radio', { name: 'Turkey' }).first().check({ force: true });
  await page.getByLabel('Name of the house').fill('West');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/Offline, saved (here|\d\d:)/)).toBeVisible();
  expect(await countUnsent(page)).toBeGreaterThan(5);

  await context.setOffline(false);
  await expect.poll(() => countUnsent(page)).toBe(0);
  const client = await signInByCall(person, acpwdwebCall, 'poultry');
  const { rows } = await ask(client, flockFarmsCall, {});
  expect(rows).toMatchObject([{ name, role: 'OWNER' }]);
  const { entries } = await ask(client, flockSyncCall, { farmId: rows[0]!.id, since: 0, changes: [], reqId: unique() });
  expect(entries.filter(({ key }) => key === 'type')).toMatchObject([{ value: 'turkey' }]);
  expect(entries.filter(({ key }) => key.startsWith('house:'))).toMatchObject([{ value: { name: 'West' } }]);
});

test('home says when pages and farms are on the phone; all pages then open without a network @night', async ({
  page,
  context,
}) => {
  await signInFlock(page, await register('EN'));
  await expect(page.getByText(shell.ready.done)).toBeVisible();
  await expect(page.getByText(shell.ready.doneText)).toBeVisible();
  // The pages came in two files.
  const kept = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('flockscore-app'))!;
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  expect(kept.filter((url) => url.endsWith('.pack'))).toHaveLength(2);
  expect(kept.length).toBeGreaterThan(200);
  await context.setOffline(true);
  for (const path of ['start', 'library', 'settings', 'training', 'tips']) {
    await page.goto(`/poultry/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(shell.broken.title)).toHaveCount(0);
  }
});

test('the first load stays below 200 kB', async ({ page }) => {
  const loads: Promise<number>[] = [];
  page.on('response', (response) => {
    const isShell = new URL(response.url()).pathname.startsWith('/poultry/');
    if (isShell && !response.request().serviceWorker())
      loads.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  await page.goto('/poultry/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sizes = await Promise.all(loads);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200 * 1024);
});

test('a new phone does not say that there is no farm before it knows @night', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/poultry/farms**', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    await asked;
    await route.continue();
  });
  const request = page.waitForRequest(/talents\/poultry\/farms/);
  await signInFlock(page);
  await request;
  await expect(page.getByText('No farm yet')).toHaveCount(0);
  await expect(page.getByText('Begin with a farm')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { name: /houses/ })).toBeVisible();
});

test('what is typed of a farm outlives the page', async ({ page }) => {
  await signInFlock(page, await register('EN'));
  await page.goto('/poultry/farms/new');
  const name = page.getByLabel('Farm name');
  // A reload may come before the last key has been kept, as it may in the field.
  await expect(async () => {
    await name.fill('Half a farm');
    await page.reload();
    await expect(name).toHaveValue('Half a farm', { timeout: 3_000 });
  }).toPass();
});

test('somebody else on the same device sees nothing of it', async ({ page }) => {
  const first = await register('EN');
  await signInFlock(page, first);
  await page.goto('/poultry/farms/new');
  await page.getByLabel('Farm name').fill('Secret farm');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Secret farm' })).toBeVisible();
  await expect.poll(() => countUnsent(page)).toBe(0);
  await page.goto('/poultry/settings');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out, keep the data here' }).click();
  await expect(page).toHaveURL(/signin/);
  await signInFlock(page, await register('EN'));
  await page.goto('/poultry/farms');
  await expect(page.getByText('No farm yet')).toBeVisible();
  await expect(page.getByText('Secret farm')).toHaveCount(0);
});
