import { shopLinkCall } from '#features/benefits/calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const person = { loginName: demo.portal.person, password: demo.password };

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
  // A code that has just begun is good on both phones for a minute and more.
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
  await page.reload();
  await expect(page.getByRole('region', { name: '最近用过' }).getByRole('listitem').first()).toContainText('澄湖书局');
  for (const phone of phones) await phone.context().close();
});
