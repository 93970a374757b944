import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { sessionsCall } from '#features/accounts/calls/own-account.ts';
import { EN as report } from '#features/flock/texts/report/EN.ts';
import { tr } from '#features/flock/texts/report/tr.ts';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { beginAnalysis, chooseScore, goOn } from '../pages/flock-scoring.ts';
import { ask, fromElsewhere, origin, signInByCall } from '../support/calls.ts';
import { countUnsent, signInFlock, speakFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('FlockScore is signed in after the browser was closed, and signs out other devices @night', async ({
  playwright,
  launchOptions,
}) => {
  const person = await register('EN');
  const home = mkdtempSync(join(tmpdir(), 'wutong-browser-'));
  const openBrowser = () =>
    playwright.chromium.launchPersistentContext(home, {
      ...launchOptions,
      baseURL: origin(),
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: fromElsewhere(),
    });
  let browser: BrowserContext | undefined;
  try {
    browser = await openBrowser();
    const before = await browser.newPage();
    await signInFlock(before, person);
    const visit = await beginAnalysis(before, { farm: 'Night farm', house: 'House 1' });
    await expect.poll(() => countUnsent(before)).toBe(0);
    await browser.close();

    browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(`${visit}/litter`);
    await chooseScore(page, 2);
    await goOn(page);
    await expect.poll(() => countUnsent(page)).toBe(0);

    const desk = await signInByCall(person, acpwdwebCall);
    expect((await ask(desk, sessionsCall, {})).sessions.filter(({ side }) => side === 'poultry')).toHaveLength(1);
    await page.goto('/poultry/settings');
    const devices = page.locator('section', { has: page.getByRole('heading', { name: shell.devices.title }) });
    await expect(devices.getByText(shell.devices.here)).toBeVisible();
    await expectAccessible(page, 'signed-in devices');
    await devices.getByRole('button', { name: shell.devices.endOthers }).click();
    await page.getByRole('dialog').getByRole('button', { name: shell.devices.endNow, exact: true }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await desk.call(sessionsCall, {})).code).toBe(101);
  } finally {
    await browser?.close();
    rmSync(home, { recursive: true, force: true });
  }
});

test('a link to a report is listed and withdrawn, and tells its reader so in their language @night', async ({
  page,
  browser,
}) => {
  await signInFlock(page, await register('EN'));
  const visit = await beginAnalysis(page, { farm: 'Link farm', house: 'House 1' });
  await page.goto(visit.replace('/r/', '/reports/'));
  const address = await makeLink(page, 'Dr. Hale');
  const keep = page.locator('#keep');
  await expect(keep.getByText('Dr. Hale', { exact: true })).toBeVisible();
  await expect(keep.getByText(shell.links.never)).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: origin(), locale: 'en-GB' })).newPage();
  await reader.goto(address);
  await speakFlock(reader, 'tr');
  await expect(reader.getByText('Link farm').first()).toBeVisible();

  await page.goto(`/poultry/farms/${visit.split('/')[3]}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Dr. Hale' });
  await expect(row).toContainText('Last opened');
  await expectAccessible(page, 'links to reports');
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: shell.links.withdraw, exact: true }).click();
  await expect(page.getByText(shell.links.none)).toBeVisible();

  await reader.reload();
  await expect(reader.getByRole('heading', { name: tr.shared.withdrawn })).toBeVisible();
  await expect(reader.getByText(tr.shared.withdrawnNote)).toBeVisible();
  await expect(reader.getByText('Link farm')).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(page.getByText(shell.links.offline)).toBeVisible();
});

/** Shares the report on screen; answers the address of the link. */
async function makeLink(page: Page, label: string): Promise<string> {
  await page.getByRole('button', { name: report.share.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(report.share.label).fill(label);
  await dialog.getByRole('button', { name: report.share.make }).click();
  const address = await dialog.getByText(/\/poultry\/shared\//).textContent();
  await page.keyboard.press('Escape');
  return address ?? '';
}
