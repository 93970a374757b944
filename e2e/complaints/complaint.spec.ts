import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { paperFor } from '../support/papers.ts';
import { hire, register, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a complaint from a phone to its closing: filed, taken up, answered at the desk, judged', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPortal(page, await register(), { redirect: '/complaint' });
  const title = `洁牙被拒 ${unique()}`;
  await page.getByRole('radio', { name: '投诉', exact: true }).check();
  await page.getByRole('combobox', { name: '关于' }).selectOption('合作商户');
  await page.getByRole('textbox', { name: /标题/ }).fill(title);
  await page.getByRole('textbox', { name: /事情经过/ }).fill('店员说人才卡只给新客');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page).toHaveURL(/\/personal\/complaint\/TSJY\d{9}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('还剩 5 个工作日')).toBeVisible();
  await expectAccessible(page);
  const no = page.url().split('/').at(-1)!;

  const admin = await adminOf('yunting');
  const { tenantId, calls } = { tenantId: tenantIds.yunting, calls: officeResourceCalls.complaint! };
  const { rows } = await ask(admin, calls.list, { tenantId, filter: { keyword: no } });
  const id = String((rows[0] as { id: string }).id);
  await ask(admin, calls.action, { tenantId, ids: [id], action: 'accept', reqId: unique().padEnd(22, '0') });

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), `/complaint?id=${id}`);
  const record = desk.getByRole('region', { name: title });
  await expect(record.getByText('店员说人才卡只给新客')).toBeVisible();
  const words = record.getByRole('textbox', { name: '答复' });
  await words.fill('林女士您好：特此告知。');
  // Between what was typed, and by the keyboard alone.
  for (let step = 0; step < '特此告知。'.length; step++) await words.press('ArrowLeft');
  await record.getByRole('button', { name: '套用常用答复' }).focus();
  await desk.keyboard.press('Enter');
  const ready = desk.getByRole('menuitem', { name: /^正在核实/ });
  await expect(ready).toContainText(`您反映的“${title}”（${no}）我们正在核实`);
  await expectAccessible(desk);
  const isReached = () => ready.evaluate((item) => item === document.activeElement);
  for (let step = 0; step < 20 && !(await isReached()); step++) await desk.keyboard.press('ArrowDown');
  await expect(ready).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(words).toHaveValue(new RegExp(`^林女士您好：您好，您反映的“${title}”（${no}）[^]*特此告知。$`));
  await expect(words).toBeFocused();
  await words.fill('已请门店改正，洁牙次数已恢复');
  await expect(record.getByText(/输入已保存/)).toBeVisible();
  await desk.reload();
  await expect(words).toHaveValue('已请门店改正，洁牙次数已恢复');
  await desk
    .locator('[data-answer-files]')
    .setInputFiles(await paperFor({ name: '退款凭证.pdf', type: 'application/pdf' }));
  await expect(record.getByRole('list', { name: '答复的附件' })).toContainText('退款凭证.pdf');
  await expect(record.getByRole('button', { name: '正式答复' })).toBeEnabled();
  await expectAccessible(desk);
  await record.getByRole('button', { name: '正式答复' }).click();
  await expect(record.getByRole('listitem').filter({ hasText: '正式答复' })).toContainText('洁牙次数已恢复');
  await expect(words).toBeHidden();
  await desk.getByRole('button', { name: '看表格、导出' }).click();
  await expect(desk.getByRole('row').filter({ hasText: no })).toContainText('已答复');
  await desk.getByRole('button', { name: '回到办理台' }).click();
  await expect(desk.getByRole('region', { name: '投诉建议' })).toBeVisible();
  await desk.setViewportSize({ width: 390, height: 844 });
  await expect(desk.getByRole('button', { name: '处理下一件' })).toBeInViewport();
  await desk.context().close();

  await page.reload();
  await expect(page.getByText('已请门店改正，洁牙次数已恢复')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /退款凭证\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('退款凭证.pdf');
  await page.getByRole('radio', { name: '4 星' }).check();
  await page.getByRole('button', { name: '提交评价并办结' }).click();
  await expect(page.getByText('您评了 4 星')).toBeVisible();
  await page.goto('/personal/complaint');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('办结');
});
