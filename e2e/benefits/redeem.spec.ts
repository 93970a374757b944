import { shopLinkCall } from '#features/benefits/calls/statement.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const person = { loginName: demo.portal.person, password: demo.password };
const holder = { loginName: 'applicant23@example.com', password: demo.password };

test('one code on two phones at the same instant: one redeems, the other reads which', async ({ page, browser }) => {
  const admin = await adminOf('yunting');
  const { link } = await ask(admin, shopLinkCall, { tenantId: tenantIds.yunting, id: 'shop-demo-10' });
  const path = new URL(link!).pathname + new URL(link!).hash;
  await signInPortal(page, person, { redirect: '/personal/card' });
  await expect(page.getByRole('img', { name: '人才卡二维码' })).toBeVisible();
  await expectAccessible(page);

  const phones = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const phone = await context.newPage();
      await phone.goto(path);
      await expect(phone.getByRole('heading', { level: 1, name: '澄湖书局' })).toBeVisible();
      return phone;
    }),
  );
  await expectAccessible(phones[0]!);
  await page.context().setOffline(true);
  // What the page has not loaded yet does not come, and takes nothing of what is there with it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('现在没有网络，还能出示')).toBeVisible();
  // A code that has just begun is good on both phones for a minute and more. It comes without a network.
  const before = await page.locator('[data-letters]').innerText();
  await expect(page.locator('[data-letters]')).not.toHaveText(before);
  const letters = await page.locator('[data-letters]').innerText();
  for (const phone of phones) {
    await phone.getByRole('textbox', { name: /八个字母/ }).fill(letters);
    await phone.getByRole('button', { name: '查看', exact: true }).click();
    await phone.getByRole('radio', { name: /门票、图书 85 折/ }).check();
  }
  await Promise.all(phones.map((phone) => phone.getByRole('button', { name: /^确认用掉/ }).click()));
  const verdicts = await Promise.all(
    phones.map((phone) => phone.getByRole('heading', { name: /核销成功|这个码已经核销过/ }).innerText()),
  );
  expect(verdicts.sort()).toEqual(['核销成功', '这个码已经核销过'].sort());
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('region', { name: '最近用过' }).getByRole('listitem').first()).toContainText('澄湖书局');
  for (const phone of phones) await phone.context().close();
});

test('family is named, shows codes of its own, and is taken off; a paused card shows none', async ({ page }) => {
  await signInPortal(page, holder, { redirect: '/personal/card' });
  const letters = page.locator('[data-letters]');
  await expect(letters).toBeVisible();
  await page.getByRole('button', { name: '添加家属' }).click();
  const dialog = page.getByRole('dialog', { name: '可用卡的家属' });
  await dialog.getByRole('button', { name: '添加家属' }).click();
  await expect(dialog.getByRole('textbox', { name: /姓名/ })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: /姓名/ }).fill('沈一鸣');
  await dialog.getByRole('radio', { name: '子女' }).check();
  await dialog.getByLabel(/出生日期/).fill('2017-04-12');
  await dialog.getByRole('button', { name: '添加家属' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('沈一鸣');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '关闭' }).click();
  const own = await letters.innerText();
  await page.getByRole('button', { name: '沈一鸣 子女' }).click();
  await expect(page.getByText('的子女')).toBeVisible();
  await expect(letters).not.toHaveText(own);

  await page.getByRole('button', { name: '管理家属' }).click();
  await dialog.getByRole('button', { name: /移除/ }).click();
  await page.getByRole('dialog', { name: '移除沈一鸣？' }).getByRole('button', { name: '移除' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: '本人' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '暂停用卡' }).click();
  await page.getByRole('dialog', { name: '暂停用卡？' }).getByRole('button', { name: '暂停用卡' }).click();
  await expect(page.getByText('所有的码都不能用')).toBeVisible();
  await expect(letters).toHaveCount(0);
  await page.getByRole('button', { name: '恢复用卡' }).click();
  await expect(letters).toBeVisible();
});
