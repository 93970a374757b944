import type { Page } from '@playwright/test';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const calls = officeResourceCalls.origin!;
const many = 23;

/** Sources of a name of their own, more than a page of the list shows. */
async function addSources(word: string): Promise<string[]> {
  const admin = await adminOf('yunting');
  const ids: string[] = [];
  for (let at = 1; at <= many; at++) {
    const number = String(at).padStart(2, '0');
    const values = {
      code: `${word}${number}`.toUpperCase(),
      nameCN: `海报 ${number}`,
      nameEN: `Banner ${number}`,
      kind: 'EVENT',
      landing: '/',
    };
    const { id } = await ask(admin, calls.save, { tenantId, values, reqId: unique() });
    ids.push(id);
  }
  return ids;
}

async function statesOf(word: string): Promise<string[]> {
  const { rows } = await ask(await adminOf('yunting'), calls.list, { tenantId, filter: { keyword: word }, size: 100 });
  return rows.map(({ status }) => String(status));
}

async function pickAll(page: Page) {
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await page.getByRole('button', { name: `选择全部 ${many} 项` }).click();
  await expect(page.getByText(`已选全部 ${many} 项`)).toBeVisible();
}

test('a batch on all results says what it skips, can be undone, and is carried out when nobody undoes it @night', async ({
  page,
}) => {
  const word = `Q${unique()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)}`.toUpperCase();
  const [first] = await addSources(word);
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/setting/origin?f.keyword=${word}`);
  await pickAll(page);
  await expectAccessible(page, 'a list with all results picked');
  await page
    .getByRole('button', { name: spaced('停用') })
    .first()
    .click();
  const off = page.getByRole('dialog', { name: '批量停用' });
  await expect(off.getByText(`将处理 ${many} 项`)).toBeVisible();
  await off.getByRole('button', { name: `停用 ${many} 项` }).click();
  await expect(page.getByText(`已更新 ${many} 项`)).toBeVisible();
  expect(new Set(await statesOf(word))).toEqual(new Set(['OFF']));

  const admin = await adminOf('yunting');
  await ask(admin, calls.action, { tenantId, action: 'enable', ids: [first!], reqId: unique() });
  const enable = async () => {
    await pickAll(page);
    await page
      .getByRole('button', { name: spaced('启用') })
      .first()
      .click();
    const on = page.getByRole('dialog', { name: '批量启用' });
    await expect(on.getByText('跳过 1 项')).toBeVisible();
    await expect(on.getByText(`${word}01`)).toBeVisible();
    await on.getByRole('button', { name: `启用 ${many - 1} 项` }).click();
    await expect(page.getByText(`启用：${many - 1} 项，即将执行`)).toBeVisible();
  };
  await enable();
  await page.getByRole('button', { name: spaced('撤销') }).click();
  await expect(page.getByText('即将执行')).toBeHidden();
  expect((await statesOf(word)).filter((state) => state === 'OFF')).toHaveLength(many - 1);
  await enable();
  await expect(page.getByRole('dialog', { name: `启用：已处理 ${many - 1} 项` })).toBeVisible();
  expect(new Set(await statesOf(word))).toEqual(new Set(['ON']));
});

test('records are walked over the edge of a page by keys, and a saved view opens its list @night', async ({ page }) => {
  const word = `W${unique()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)}`.toUpperCase();
  await addSources(word);
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/setting/origin?f.keyword=${word}&sort=code.asc`);
  await page.getByRole('button', { name: `${word}20` }).click();
  const drawer = page.getByRole('dialog', { name: `${word}20` });
  await expect(drawer.getByText(`20 / ${many}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: `${word}21` }).getByText(`21 / ${many}`)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: `${word}20` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: '存为视图' }).click();
  await page.getByRole('textbox', { name: '视图名称' }).fill('我的海报');
  await page.getByRole('checkbox', { name: '共享给本单位' }).check();
  await page.getByRole('textbox', { name: '视图名称' }).press('Enter');
  const view = page.getByRole('tab', { name: /我的海报/ });
  await expect(view).toHaveAttribute('aria-selected', 'true');
  // Its rows are its own whoever asks for them; the whole list is lit for the whole list only.
  const whole = page.getByRole('tab', { name: /^全部/ });
  await page.goto(`/office/setting/origin?f.keyword=${word}&sort=code.asc`);
  await expect(view).toHaveAttribute('aria-selected', 'true');
  await expect(whole).toHaveAttribute('aria-selected', 'false');
  await page.goto(`/office/setting/origin?f.keyword=${word}2`);
  await expect(whole).toHaveText(/^全部 \d/);
  await expect(whole).toHaveAttribute('aria-selected', 'false');
  await expect(view).toHaveAttribute('aria-selected', 'false');
  await view.click();
  await page.getByRole('button', { name: '视图“我的海报”的操作' }).click();
  await page.getByRole('menuitem', { name: '设为默认' }).click();

  const other = await (await page.context().browser()!.newContext()).newPage();
  await signInOffice(other, await hire({ yunting: 'editor' }), '/setting/origin');
  const seen = other.getByRole('tab', { name: /我的海报/ });
  await seen.click();
  await expect(other.getByText(`共 ${many} 条`).first()).toBeVisible();

  // For everybody, and no longer: who chose nothing follows.
  for (const [item, opens] of [
    ['设为全员默认', 'true'],
    ['取消全员默认', 'false'],
  ] as const) {
    await page.getByRole('button', { name: '视图“我的海报”的操作' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByText('视图已保存')).toBeVisible();
    await other.goto('/office/dashboard');
    await other.goto('/office/setting/origin');
    await expect(seen).toHaveAttribute('aria-selected', opens);
    await expect(page.getByText('视图已保存')).toHaveCount(0);
  }

  await page.goto('/office/dashboard');
  await page.goto('/office/setting/origin');
  await expect(view).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`共 ${many} 条`).first()).toBeVisible();
});

test('a sheet is checked cell by cell before its good rows are taken in, and the others come back to be mended', async ({
  page,
}) => {
  const word = `S${unique()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)}`.toUpperCase();
  const line = (no: number, kind: string) => `${word}${no},${kind},宣讲会 ${no},Talk ${no}`;
  const csv = ['编码,类型,名称（中文）,名称（英文）', line(1, '线下'), line(2, '报纸'), line(1, '线下')].join('\r\n');
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), `/setting/origin?f.keyword=${word}`);
  await page.getByRole('button', { name: spaced('导入') }).click();
  const dialog = page.getByRole('dialog', { name: '导入来源渠道' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载模板' }).click();
  expect((await template).suggestedFilename()).toBe('来源渠道-导入模板.xlsx');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '不是表格.csv', mimeType: '', buffer: Buffer.from('名\n') });
  await dialog.getByRole('button', { name: '检查表格' }).click();
  await expect(dialog.getByRole('alert')).toContainText('表中缺少这些列：编码、类型');
  await dialog.locator('input[type=file]').setInputFiles({ name: '来源.csv', mimeType: '', buffer: Buffer.from(csv) });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: '检查表格' }).click();
  await expect(dialog.getByText('有问题 2')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: /报纸/ })).toContainText('类型');
  await expect(dialog.getByText('与第 2 行重复')).toBeVisible();
  await expectAccessible(page, 'the preview of an import');
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  const rest = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载未导入的行' }).click();
  expect((await rest).suggestedFilename()).toBe('来源渠道-未导入的行.xlsx');
  await dialog.locator('.ant-modal-footer').getByRole('button').click();
  await expect(page.getByText('共 1 条').first()).toBeVisible();
  expect(await statesOf(word)).toEqual(['ON']);
});
