import { demo } from '../support/demo.ts';
import { signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('租约先看全文再签名：要点和签名次序都在，签后等交钥匙；别人打不开', async ({ page, browser }) => {
  await signInPortal(
    page,
    { loginName: 'applicant23@example.com', password: demo.password },
    { redirect: '/apartment' },
  );
  await page.getByRole('link', { name: '核对合同并签约' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('签约入住');
  const paper = page.getByRole('article', { name: '人才公寓租赁合同' });
  await expect(paper.getByText(/^[\d,]+ 元（.+元整）$/)).toHaveCount(2);
  await expectAccessible(page, 'a lease that is to be signed');
  const sign = page.getByRole('button', { name: '签名' });
  await expect(sign).toBeDisabled();

  const other = await (await browser.newContext()).newPage();
  await signInPortal(
    other,
    { loginName: 'applicant24@example.com', password: demo.password },
    { redirect: new URL(page.url()).pathname },
  );
  await expect(other.getByRole('heading', { name: '没有这份租约' })).toBeVisible();

  await page.getByLabel('全文看过，内容属实').check();
  await sign.click();
  await expect(page.getByText('租约已签')).toBeVisible();
  await expect(page.getByText('交钥匙时盖章')).toBeVisible();
  await expect(sign).toHaveCount(0);
  const steps = page.getByRole('list', { name: '签约入住' });
  await expect(steps.locator('[aria-current=step]')).toContainText('缴押金、交钥匙');
});
