import { EN as common } from '#core/texts/common/EN.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { endSessionCall } from '#features/accounts/calls/own-account.ts';
import { flockFarmsCall, flockSyncCall } from '#features/flock/calls.ts';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, chooseScore, confirm, goOn, readOverview } from '../pages/flock-scoring.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { countUnsent, signInFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('a session that has ended holds up no scoring; signing in again leads back and sends what waits', async ({
  page,
  context,
}) => {
  const person = await register('EN');
  await signInFlock(page, person);
  const report = await beginAnalysis(page, { farm: 'Session farm', house: 'House 1' });
  await expect.poll(() => countUnsent(page)).toBe(0);
  const client = await signInByCall(person, acpwdwebCall, 'poultry');
  await ask(client, endSessionCall, {});

  await page.goto(`${report}/litter`);
  await chooseScore(page, 1);
  await goOn(page);
  await chooseScore(page, 3);
  await page.goto(report);
  const strip = page.getByRole('link', { name: /Your session is over/ });
  await expect(strip).toBeVisible();
  await expectAccessible(page, 'an ended session');
  expect(await countUnsent(page)).toBeGreaterThan(0);

  // A day in the house: the app is opened anew without a network and without a session.
  await context.setOffline(true);
  await page.goto(`${report}/litter`);
  expect([...(await readOverview(page))].slice(0, 2)).toEqual([
    [1, '1'],
    [2, '3'],
  ]);
  await page.getByRole('button', { name: scoring.score.submit }).click();
  await confirm(page, terms.btn.submit);
  await expect(page).toHaveURL(report);
  await page.goto('/poultry/farms/new');
  await page.getByLabel(terms.farm.name, { exact: true }).fill('Second farm');
  await page.getByRole('button', { name: terms.btn.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second farm' })).toBeVisible();
  const waiting = await countUnsent(page);
  await context.setOffline(false);

  await page.goto(`${report}`);
  await strip.click();
  await page.getByLabel(common.signIn.email, { exact: true }).fill(person.email);
  await page.getByLabel(common.signIn.password, { exact: true }).fill(person.password);
  expect(await countUnsent(page)).toBe(waiting);
  await page.getByRole('button', { name: common.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL(report);
  await expect.poll(() => countUnsent(page)).toBe(0);
  await expect(strip).toHaveCount(0);

  const { rows } = await ask(client, flockFarmsCall, {});
  expect(rows.map(({ name }) => name)).toEqual(['Second farm', 'Session farm']);
  const farmId = report.split('/')[3]!;
  const { entries } = await ask(client, flockSyncCall, { farmId, since: 0, changes: [], reqId: unique() });
  expect(entries.filter(({ key }) => key.startsWith('litter:')).map(({ value }) => value)).toMatchObject([
    { no: 1, score: 1 },
    { no: 2, score: 3 },
  ]);
});
