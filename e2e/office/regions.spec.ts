import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a region is found in the tree, replaced as the preview says, and taken back @night', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/regions');
  const tree = page.getByRole('region', { name: '区域' });
  await tree.getByRole('textbox', { name: '名称、拼音、代码' }).fill('xinluo');
  await page.keyboard.press('Enter');
  const row = tree.getByRole('row').filter({ hasText: '350802' });
  await expect(tree.getByRole('row').filter({ hasText: '龙岩市' })).toBeVisible();
  await row.getByRole('button', { name: '替换' }).click();

  const pane = page.getByRole('region', { name: '替换代码' });
  await pane.getByRole('button', { name: '预演' }).click();
  await expect(pane.getByRole('alert')).toHaveText('选另一个县级区域');
  await pane.getByRole('combobox', { name: '接替的第 1 个' }).fill('350803');
  await page.keyboard.press('Enter');
  await pane.getByRole('button', { name: '预演' }).click();
  await expect(pane.getByText('预演，还没有改')).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole('button', { name: '立即替换' }).click();
  await expect(row).toContainText('已被替换');
  await expect(row).toContainText('永定区');

  await row.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(row).not.toContainText('已被替换');

  // Planned for a later day, it shows from when on, and can be cancelled.
  await row.getByRole('button', { name: '替换' }).click();
  await pane.getByRole('combobox', { name: '接替的第 1 个' }).fill('350803');
  await page.keyboard.press('Enter');
  const day = moveDate(dayInShanghai(Date.now()), { days: 3 });
  await pane.getByLabel('从哪天起').fill(day);
  await page.keyboard.press('Enter');
  await pane.getByRole('button', { name: '预演' }).click();
  await pane.getByRole('button', { name: '按计划替换' }).click();
  await expect(row).toContainText(`${day.slice(5)} 起替换`);
  await row.getByRole('button', { name: '取消计划' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消计划' }).click();
  await expect(row).not.toContainText('起替换');
});
