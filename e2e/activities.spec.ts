import type { Page } from '@playwright/test';
import { publishActivity } from './support/activity.ts';
import { hire, type Person, register, signInOffice, signInPortal } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function signUp(page: Page, id: string, button: '立即报名' | '加入候补') {
  await page.goto(`/activity/${id}`);
  await page.getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '提交报名' }).click();
  await expect(form.getByRole('alert')).toContainText('姓名');
  await form.getByRole('textbox', { name: /姓名/ }).fill('闻人清和');
  await form
    .getByRole('textbox', { name: /手机号|号码/ })
    .last()
    .fill('13900002177');
  await form.getByRole('textbox', { name: /专业/ }).fill('材料');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '提交报名' }).click();
  await expect(form).toHaveCount(0);
}

async function open(page: Page, person: Person) {
  await signInPortal(page, person);
}

test('two sign up to the last seat; one cancels, the other moves up, has a ticket, and is let in by its letters', async ({
  page,
  browser,
}) => {
  const { id, title } = await publishActivity();
  const [first, second] = [await register(), await register()];

  await open(page, first);
  await signUp(page, id, '立即报名');
  await expect(page.getByText('您已报名成功')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await open(other, second);
  await signUp(other, id, '加入候补');
  await expect(other.getByText('您在候补名单中，前面 0 人')).toBeVisible();

  await page.getByRole('link', { name: '查看电子票' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: '电子票二维码' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '取消报名' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消报名' }).click();
  await expect(page.getByText('已取消', { exact: true })).toBeVisible();

  await other.goto('/personal/activity');
  await expect(other.getByText('已通过')).toBeVisible();
  const letters = await other.getByText(/^[A-Z]{4} [A-Z]{4}$/).innerText();
  await other.goto('/personal/messages');
  await expect(other.getByRole('heading', { name: /候补成功，您有名额了/ })).toBeVisible();
  await other.context().close();

  const staff = await (await browser.newContext()).newPage();
  await signInOffice(staff, await hire({ yunting: 'tenant-admin' }));
  await staff.goto(`/office/activity/check-in?id=${id}`);
  await expect(staff.getByText('已签到 0 / 1')).toBeVisible();
  await staff.getByRole('textbox', { name: '票码' }).fill('ABCDEFGH');
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('alert')).toContainText('没有这张票');
  await staff.getByRole('textbox', { name: '票码' }).fill(letters.toLowerCase());
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('alert')).toContainText('签到成功');
  await expect(staff.getByText('已签到 1 / 1')).toBeVisible();
  await staff.getByRole('textbox', { name: '票码' }).fill(letters);
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('alert')).toContainText('已签到过');
  await staff.context().close();
});

test('without a connection the door goes on by the list on the device, and sends what it noted afterwards @night', async ({
  page,
  browser,
}) => {
  const { id } = await publishActivity();
  const guest = await (await browser.newContext()).newPage();
  await open(guest, await register());
  await signUp(guest, id, '立即报名');
  await guest.goto('/personal/activity');
  const letters = await guest.getByText(/^[A-Z]{4} [A-Z]{4}$/).innerText();
  await guest.context().close();

  await signInOffice(page, await hire({ yunting: 'tenant-admin' }));
  await page.goto(`/office/activity/check-in?id=${id}`);
  await expect(page.getByText('名单已保存到本机（1 张票）')).toBeVisible();
  await page.context().setOffline(true);
  const enter = async (code: string) => {
    await page.getByRole('textbox', { name: '票码' }).fill(code);
    await page.keyboard.press('Enter');
  };
  await enter(letters);
  await expect(page.getByRole('alert')).toContainText('已记录，联网后上传');
  await expect(page.getByText('1 次签到等待上传')).toBeVisible();
  await enter('ABCDEFGH');
  await expect(page.getByRole('alert')).toContainText('名单里没有这张票');
  // A scanner is quicker than the answer: each code gets its turn.
  for (const code of ['ABCDEFGJ', 'ABCDEFGK', letters]) await enter(code);
  await expect(page.getByRole('alert')).toContainText('已签到过');
  for (const code of ['ABCDEFGJ', 'ABCDEFGK']) await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('1 次签到等待上传')).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByText('已签到 1 / 1')).toBeVisible();
  await enter(letters);
  await expect(page.getByRole('alert')).toContainText('已签到过');
});
