import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { Resource } from '#core/resources/resource.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { resources } from '#features/resources.ts';
import { byNight } from '#scripts/night.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { saveButton } from '../pages/office-form.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { hire, spaced } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { goWithin } from '../support/walk.ts';

/** Pages that are drawn by hand instead of from their resource; they have tests of their own. */
const own = new Set([
  'permission',
  'role',
  'tenant',
  'tenantperm',
  'retention',
  'mailtemplate',
  'flockscales',
  'complaint',
  'region',
]);
const listed = resources.filter(({ code }) => !own.has(code));
/** By day one in thirty, by night all. */
const walked = listed.filter((_, at) => at % byNight(30, 1) === 0);
const groups = Array.from({ length: byNight(2, 8) }, (_, group) =>
  walked.filter((_, at) => at % byNight(2, 8) === group),
);
const { yunting: tenantId } = tenantIds;

for (const [at, group] of groups.entries())
  test(`lists of the back office count, filter, open, are written and exported (${at + 1})`, async ({ page }) => {
    const clerk = await hire({ yunting: 'tenant-admin' });
    const office = await signInByCall(clerk, acloginCall);
    await enter(page, 'office', clerk);
    await page.goto('/office/404');
    for (const resource of group) await test.step(resource.code, () => walkList({ page, office }, resource));
  });

/** A page of the office, and the same person's calls beside it. */
interface Office {
  readonly page: Page;
  readonly office: HttpTestClient;
}

async function walkList(clerk: Office, resource: Resource) {
  const { page } = clerk;
  const { path, columns, form, editor } = resource;
  const total = await open(clerk, resource, {});
  const choice = resource.filters.find((filter) => filter.kind === 'choice' && Array.isArray(filter.options));
  if (choice?.kind === 'choice' && typeof choice.options !== 'string')
    await open(clerk, resource, { [choice.key]: choice.options[0]!.value });
  await open(clerk, resource, {});

  if (total > 0) {
    await page.locator('tbody[data-rows] tr').first().getByRole('button').first().click();
    const record = page.getByRole('dialog');
    await expect(record.getByRole('heading', { level: 2 })).toBeVisible();
    await record.getByRole('tab', { name: '历史' }).click();
    await expect(record.getByText('没有载入')).toHaveCount(0);
    const edit = record.getByRole('button', { name: spaced('编辑') });
    if (editor === undefined && (await edit.isVisible())) {
      await edit.click();
      await leaveForm(page);
    }
    if (await record.isVisible())
      await record
        .getByRole('button', { name: spaced('关闭') })
        .first()
        .click();
    await expect(record, `${path} closes its record`).toHaveCount(0);
  }

  const add = page.getByRole('button', { name: `新增${resource.item.CN}`, exact: true });
  if (form && editor === undefined && (await add.isVisible())) {
    await add.click();
    const isEmptyRefused =
      !resource.draftable && form.some(({ key, required }) => required === true && !(key in (resource.starts ?? {})));
    if (isEmptyRefused) {
      await saveButton(page).click();
      await expect
        .soft(page.getByRole('dialog').locator('[aria-invalid=true]').first(), `${path} refuses nothing`)
        .toBeVisible();
    }
    await leaveForm(page);
  }

  const carry = page.getByRole('button', { name: spaced('导出') });
  if (total === 0 || !(await carry.isVisible())) return;
  await carry.click();
  const question = page.getByRole('dialog');
  await question.getByText('CSV 文本').click();
  const coming = page.waitForEvent('download');
  await question.getByRole('button', { name: spaced('导出') }).click();
  // What is long is made by a job and fetched from there.
  const jobs = page.getByRole('dialog', { name: '后台任务' });
  await Promise.race([coming, jobs.waitFor().catch(() => undefined)]);
  if (await jobs.isVisible()) await fetchFrom(jobs);
  const download = await coming;
  const [head] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect.soft(head, `${path} exports its columns`).toContain(columns[0]!.title.CN);
}

async function fetchFrom(jobs: Locator) {
  const job = jobs.getByRole('listitem').first();
  await expect(job.getByText('已完成')).toBeVisible();
  await job.getByRole('button', { name: '下载' }).click();
  await jobs.getByRole('button', { name: spaced('关闭') }).click();
  await expect(jobs).toBeHidden();
}

/** Opens the list with these filters set; it counts what the call counts. */
async function open(
  { page, office }: Office,
  { code, path }: Resource,
  filter: Record<string, string>,
): Promise<number> {
  const query = Object.entries(filter).map(([key, value]) => `f.${key}=${encodeURIComponent(value)}`);
  let counted = 0;
  // Other tests add and remove records meanwhile: both counts are taken anew until they are of one state.
  await expect(async () => {
    if (!page.url().endsWith('/404')) await goWithin(page, '/office/404');
    await goWithin(page, `/office${path}${query.length > 0 ? `?${query.join('&')}` : ''}`);
    const count = page.getByRole('status').filter({ hasText: /^共 .+ 条$/ });
    await expect(count, `${path} ${query}`).toBeVisible();
    const { total } = await ask(office, officeResourceCalls[code]!.list, { tenantId, filter, size: 1 });
    counted = total;
    expect(await count.textContent(), `${path} ${query}`).toBe(`共 ${countText(total)} 条`);
  }).toPass();
  return counted;
}

/** Nothing was typed: the form is left without a question. */
async function leaveForm(page: Page) {
  await expect(saveButton(page)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: spaced('取消') })
    .first()
    .click();
  await expect(saveButton(page)).toHaveCount(0);
}
