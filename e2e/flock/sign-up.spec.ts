import type { Locator, Page } from '@playwright/test';
import { EN as common } from '#core/texts/common/EN.ts';
import { tr as commonTr } from '#core/texts/common/tr.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { tr as shellTr } from '#features/flock/texts/shell/tr.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { makeFarm, openFlock } from '../support/flock.ts';
import { codeIn, readMessage } from '../support/outbox.ts';
import { newPerson, register } from '../support/people.ts';
import { registerOnPage } from '../support/register.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test.describe('on a phone that speaks Turkish', () => {
  test.use({ viewport: phone, locale: 'tr-TR' });

  test('a new account begins in Turkish, page, form and mails @night', async ({ page }) => {
    const person = newPerson('Ayşe Kaya');
    await page.goto('/poultry/signup');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { name: commonTr.register.title })).toBeVisible();
    await expect(page.getByRole('combobox', { name: commonTr.register.locale })).toHaveValue('tr');
    const readCode = async () => codeIn(await readMessage(person.email, 'CODE_REGISTER'));
    await registerOnPage(page, person, { locale: 'tr', readCode });
    await expect(page.getByText(shellTr.home.firstTitle)).toBeVisible();
    const client = await signInByCall(person, acpwdwebCall, 'poultry');
    expect((await ask(client, profileCall, {})).locale).toBe('tr');
  });
});

test.describe('for a gloved thumb', () => {
  test.use({ viewport: phone, locale: 'en-GB' });

  test('consent and invitations are as large as the rest @night', async ({ page, context }) => {
    await page.goto('/poultry/signup');
    await expect(page.getByRole('heading', { name: common.register.title })).toBeVisible();
    await expectLarge(page, page.locator('label', { has: page.getByRole('checkbox') }));
    await expectLarge(page, page.locator('label button'));
    const person = await register('EN');
    const farmId = await makeFarm(await signInByCall(person, acpwdwebCall, 'poultry'), `Farm ${unique()}`);
    const other = await context.newPage();
    await openFlock(other, person);
    await other.goto(`/poultry/farms/${farmId}`);
    await other.getByRole('button', { name: shell.members.inviteWorker }).click();
    await expect(other.getByRole('dialog', { name: shell.members.code })).toBeVisible();
    await expectLarge(other, other.getByRole('dialog', { name: shell.members.code }).locator('button, a'));
    await other.goto('/poultry/join');
    await expectLarge(other, other.locator('main').locator('button, input'));
  });
});

/** All of them are there, and at least 56 px high. */
async function expectLarge(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  const small = await targets.evaluateAll((all) =>
    all
      .filter((each) => each.getBoundingClientRect().height < 56)
      .map((each) => `${each.tagName} ${each.textContent} ${each.getBoundingClientRect().height}`),
  );
  expect(small, await page.title()).toEqual([]);
}
