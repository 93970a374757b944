import { dayInShanghai } from '#core/calendar/dates.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Where the browser is, it is another day for most of the time.
test.use({ timezoneId: 'Pacific/Honolulu' });

const notices = officeResourceCalls.notify!;
const tenantId = tenantIds.yunting;

test('a date that cannot be read publishes nothing, and the button says what will happen', async ({ page }) => {
  const id = await wholeDraft();
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/content/notify/edit?id=${id}`);
  await page.getByRole('button', { name: spaced('发布') }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: '发布日期' });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  await expect(button('立即发布')).toBeVisible();

  for (const typed of ['2031-13-45', '25 Nov', '明天']) {
    await day.fill(typed);
    await button(/^(立即)?发\s?布$/).click();
    await expect(dialog.getByText(`发布日期（${typed}）不是有效日期`)).toBeVisible();
    await expect(day).toHaveValue(typed);
    expect(await statusOf(id)).toBe('DRAFT');
  }

  await day.fill('2031/1/5');
  await day.press('Tab');
  await expect(button('定于 2031年1月5日 09:00 发布')).toBeVisible();
  await dialog.getByRole('textbox', { name: '时间' }).fill('18:05');
  await button('定于 2031年1月5日 18:05 发布').click();
  await expect(page.getByText('定时发布')).toBeVisible();
  expect(await statusOf(id)).toBe('SCHEDULED');
});

test('today is the day of the tenant, and a time that is over is refused', async ({ page }) => {
  const id = await wholeDraft();
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/content/notify/edit?id=${id}`);
  await page.getByRole('button', { name: spaced('发布') }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: '发布日期' });
  await day.click();
  await page.getByText('今天', { exact: true }).click();
  await expect(day).toHaveValue(dayInShanghai(Date.now()));
  await dialog.getByRole('textbox', { name: '时间' }).fill('00:00');
  await dialog.getByRole('button', { name: spaced('发布') }).click();
  await expect(dialog.getByText(/00:00）不能早于/)).toBeVisible();
  expect(await statusOf(id)).toBe('DRAFT');
});

/** A notice with everything a notice needs, like one of the demo's. */
async function wholeDraft(): Promise<string> {
  const admin = await adminOf('yunting');
  const { rows } = await ask(admin, notices.list, { tenantId, filter: { status: ['PUBLISHED'] } });
  const { values } = await ask(admin, notices.one, { tenantId, id: String(rows[0]!.id) });
  const copy = { ...values, titleCN: `定时 ${unique()}`, files: [] };
  return (await ask(admin, notices.save, { tenantId, values: copy, reqId: unique() })).id;
}

async function statusOf(id: string): Promise<unknown> {
  return (await ask(await adminOf('yunting'), notices.one, { tenantId, id })).row.status;
}
