import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('为第二个孩子申请：家庭的内容带过来，孩子的信息要另填，两件互相看得到 @night', async ({ page }) => {
  const parent = { loginName: 'applicant24@example.com', password: demo.password };
  await signInPortal(page, parent, { redirect: '/serve/saapply/add' });
  await expect(page.getByRole('heading', { name: '本年度已有孩子的申请' })).toBeVisible();
  await page.getByRole('button', { name: '为另一个孩子申请' }).click();
  await expect(page).toHaveURL(/\/serve\/saapply\/edit\//);
  const form = page.url().split('?')[0]!;
  await page.goto(`${form}?s=home`);
  await expect(page.getByRole('textbox', { name: '住房地址' })).not.toHaveValue('');
  await page.goto(`${form}?s=child`);
  await expect(page.getByRole('textbox', { name: '孩子姓名' })).toHaveValue('');

  await page.goto('/serve/saapply/add');
  await page.getByRole('link', { name: '继续填写' }).click();
  await expect(page).toHaveURL(new RegExp(form.split('/').at(-1)!));
  await page.goto(form.replace('/edit/', '/dtl/'));
  const siblings = page.getByRole('heading', { name: '兄弟姐妹的申请' }).locator('..');
  await siblings.getByRole('link', { name: /周乐游/ }).click();
  await expect(page.getByRole('link', { name: '还没有填写姓名' })).toBeVisible();
  await expectAccessible(page, 'an application with one of a brother or sister');
});
