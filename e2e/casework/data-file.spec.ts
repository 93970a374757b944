import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('what was verified once is used in a second programme without an upload', async ({ page }) => {
  const who = { loginName: 'applicant7@example.com', password: demo.password };
  await signInPortal(page, who, { redirect: '/personal/datarecord' });
  await expect(page.getByRole('heading', { level: 1, name: '我的档案' })).toBeVisible();
  await page.getByRole('button', { name: '存入档案' }).click();
  await expect(page.getByRole('heading', { name: /教育经历|学历/ })).toBeVisible();
  await expectAccessible(page, 'the data file');

  await page.goto('/serve/saapply/add?s=person');
  await page.getByRole('button', { name: '同意并使用' }).click();
  const offer = page.getByRole('region', { name: /我的档案/ });
  await offer.getByRole('button', { name: /填入/ }).click();
  await expect(page.getByText(/已从“我的档案.+”填入/)).toBeVisible();
  await expect(page.getByText(/已保存/).first()).toBeVisible();

  await page.goto('/personal/datarecord');
  const consent = page.getByRole('group', { name: '子女入学' });
  await expect(consent).toContainText('已同意');
  await consent.getByRole('button', { name: /收回/ }).click();
  await expect(consent.getByRole('status')).toContainText('草稿要重新传');
  await consent.getByRole('button', { name: '确认收回' }).click();
  await expect(consent).toContainText('已收回');
});
