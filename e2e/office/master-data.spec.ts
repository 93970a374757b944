import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { hire, register, signInOffice, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Pages of plain resources: what one looks for, the record that is found, and facts of its drawer. */
const screens = [
  { path: '/regions', title: '区域', keyword: 'siming', record: '思明区', facts: ['350203', '福建省厦门市'] },
  { path: '/dict', title: '字典', keyword: '博士', record: '博士研究生', facts: ['学历'] },
  // A year has no thousands.
  { path: '/apply/program', title: '申报年度', keyword: '人才认定', record: '2026 年人才认定', facts: [/^2026$/] },
] as const;

for (const width of [1440, 390])
  for (const { path, title, keyword, record, facts } of screens)
    test(`${path} at ${width} finds a record, opens it and shows its facts @night`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `${path}?f.keyword=${keyword}`);
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      await page.getByRole('button', { name: record }).first().click();
      const drawer = page.getByRole('dialog', { name: record });
      for (const fact of facts) await expect(drawer.getByText(fact).first()).toBeVisible();
      await expectAccessible(page, `${path} at ${width}`);
    });

test('a region is marked as served, noted in its history, and exported with the list; a long list says so @night', async ({
  page,
}) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/regions?page=1');
  await expect(page.getByText('共 1,000+ 条').first()).toBeVisible();
  await page.goto('/office/regions?page=50');
  await page.getByRole('button', { name: '下一页' }).last().click();
  await expect(page.getByText('第 1,001–1,020 条，共 1,000+ 条')).toBeVisible();
  await page.getByRole('button', { name: '上一页' }).last().click();
  await expect(page.getByText('第 981–1,000 条，共 1,000+ 条')).toBeVisible();

  await page.goto('/office/regions?f.keyword=350581');
  await page.getByRole('button', { name: '石狮市' }).click();
  const drawer = page.getByRole('dialog', { name: '石狮市' });
  await drawer.getByRole('button', { name: '列入服务范围' }).click();
  await expect(drawer.getByText('服务范围').first()).toBeVisible();
  await drawer.getByRole('tab', { name: '历史' }).click();
  await expect(drawer.getByText('列入服务范围').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: spaced('导出') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: spaced('导出') })
    .click();
  expect((await saved).suggestedFilename()).toContain('区域');
});

test('a code that was sent is listed with its result, and with nobody’s whole address @night', async ({ page }) => {
  const { email } = await register();
  const { rows } = await ask(await adminOf('yunting'), officeResourceCalls.sentcode!.list, {
    tenantId: tenantIds.yunting,
    filter: { keyword: email },
  });
  expect(rows).toMatchObject([{ status: 'USED', scene: 'CODE_REGISTER' }]);
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/common/authcode?f.keyword=${email}`);
  await expect(page.getByRole('button', { name: `${email[0]}***@example.com` })).toBeVisible();
  await expect(page.getByText('已使用').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0);
});
